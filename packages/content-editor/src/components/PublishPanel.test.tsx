import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Titles } from './PublishPanel.tsx';

function titlesOf(count: number): string {
  const goes = Array.from({ length: count }, (_, index) => ({
    title: `Event ${index + 1}`,
    path: `/entries/eventPage/${index + 1}`,
    hint: 'Lunch club: time',
  }));
  return renderToStaticMarkup(<Titles goes={goes} />);
}

test('of many things that go, twelve are in sight and the rest can be opened', () => {
  const [seen, folded = ''] = titlesOf(15).split('<details>');
  expect(seen).toContain('Event 12<');
  expect(seen).not.toContain('Event 13<');
  expect(folded).toContain('<summary>And 3 more</summary>');
  expect(folded).toContain('Event 15<');
});

test('twelve things that go are all in sight', () => {
  expect(titlesOf(12)).not.toContain('<details>');
});
