import { expect, test } from 'vitest';
import { CHURCH, HALL } from '#tests/fixtures/event.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { church } from '#tests/fixtures/site.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { ContactPage } from './ContactPage.tsx';

const content = pageContent({ title: 'Contact', qualifier: undefined });
const places = [
  { ...CHURCH, stepFree: 'A ramp leads to the blue door.', map: undefined, pictures: [] },
  { ...HALL, map: undefined, pictures: [] },
];

test('the church can be rung and written to, and each place found and entered', () => {
  const page = render(<ContactPage content={content} church={church} people={[]} places={places} />);
  expect(page.href('0113 496 0100')).toBe('tel:+441134960100');
  expect(page.href('office@example.org')).toBe('mailto:office@example.org');
  expect(page.names('heading')).toContain('Step-free way in');
  expect(page.names('heading')).toContain('The hall how to get there');
  expect(page.text).toContain('A ramp leads to the blue door.');
});

test('only people with a telephone number are listed to ring', () => {
  const person = { name: 'Ada Green', email: undefined, responsibilities: '', lastChecked: undefined };
  const people = [
    { ...person, role: 'Warden', telephone: '0113 496 0101' },
    { ...person, role: 'Treasurer', telephone: undefined },
  ];
  const page = render(<ContactPage content={content} church={church} people={people} places={[]} />);
  expect(page.names('heading')).toContain('Who to ring');
  expect(page.text).toContain('Warden');
  expect(page.text).not.toContain('Treasurer');
});
