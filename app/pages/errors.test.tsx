import { expect, test } from 'vitest';
import { diallingIn } from '#domain/church/country.ts';
import { localeOf } from '#languages/locale.ts';
import { render } from '#tests/helpers/render.tsx';
import { NotFoundPage, OutageNotice } from './errors.tsx';

const church = {
  title: 'St Oswin’s',
  city: 'Leeds',
  telephone: '0113 496 0100',
  locale: { country: 'GB' },
} as const;

test('the 404 page names 999, and leads to Safeguarding, to Home, to what is found by a word, and to every page of the menu', () => {
  const page = render(<NotFoundPage church={church} pages={[{ path: '/tea', label: 'Tea' }]} />);
  expect(page.names('heading')).toEqual(['Page not found']);
  expect(page.href('Home')).toBe('/');
  expect(page.names('link')).toEqual(['999', 'who can help', 'Home', 'Find a word', 'Tea']);
  expect(page.href('who can help')).toBe('/safeguarding');
});

test('in an outage the church’s number and 999 can be rung, and 999 even when nothing is known', () => {
  const page = render(<OutageNotice church={church} />);
  expect(page.href('0113 496 0100')).toBe('tel:+441134960100');
  expect(render(<OutageNotice church={undefined} />).href('999')).toBe('tel:999');
  const german = { ...localeOf({ language: 'de' }), dialling: diallingIn('DE') };
  const elsewhere = { ...church, telephone: undefined };
  expect(render(<OutageNotice church={elsewhere} />, german).names('link')).toEqual(['112']);
});

test('offline the page does not blame the website: it leads to another try, and says whom to ring', () => {
  const page = render(<OutageNotice church={church} unreached="/tea?week=2" />);
  expect(page.names('heading')).toEqual(['You seem to be offline']);
  expect(page.href('Try again')).toBe('/tea?week=2');
  expect(page.href('0113 496 0100')).toBe('tel:+441134960100');
});
