import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading } from './Headings.tsx';

const textOf = (title: string, qualifier?: string) =>
  renderToStaticMarkup(<PageHeading title={title} qualifier={qualifier} />).replaceAll(/<[^>]*>/g, '');

test('the last two words of a heading stay together, if a phone’s line has room for both', () => {
  expect(textOf('Carols by candlelight')).toBe('Carols by\u00a0candlelight');
  expect(textOf('Food', 'and warmth')).toBe('Food and\u00a0warmth');
  expect(textOf('What we believe', 'in short')).toBe('What we believe in\u00a0short');
  expect(textOf('Coming Up')).toBe('Coming Up');
  expect(textOf('English conversation class')).toBe('English conversation class');
  expect(textOf('Safeguarding')).toBe('Safeguarding');
});
