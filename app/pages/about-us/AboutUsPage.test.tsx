import { expect, test } from 'vitest';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { AboutUsPage } from './AboutUsPage.tsx';

const warden = {
  role: 'Churchwarden',
  name: 'Ada Green',
  telephone: '0113 496 0101',
  email: undefined,
  responsibilities: 'Looks after the building.',
  lastChecked: undefined,
};

const answer = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'As you are.' }] }] as const;

test('people are listed with what they do and how to ring them; a topic without questions has no heading', () => {
  const page = render(
    <AboutUsPage
      content={pageContent({ title: 'About', qualifier: 'us' })}
      people={[warden]}
      questions={[{ topic: 'first visit', question: 'What do I wear?', answer }]}
    />,
  );
  expect(page.names('heading')).toEqual(
    expect.arrayContaining(['About us', 'Your first visit', 'What do I wear?', 'People']),
  );
  expect(page.names('heading')).not.toContain('Children');
  expect(page.text).toContain('As you are.');
  expect(page.text).toContain('Looks after the building.');
  expect(page.href('0113 496 0101')).toBe('tel:+441134960101');
});

test('without people there is no heading for them', () => {
  const page = render(<AboutUsPage content={pageContent({ title: 'About' })} people={[]} questions={[]} />);
  expect(page.names('heading')).toHaveLength(1);
});
