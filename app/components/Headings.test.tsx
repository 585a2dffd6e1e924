import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading } from './Headings.tsx';

/** The words that stay together, of a heading in one line of HTML. */
const lastWordsIn = (title: string, qualifier?: string) =>
  /inline-block">([^<]*)</.exec(
    renderToStaticMarkup(<PageHeading title={title} qualifier={qualifier} />),
  )?.[1];

test('the last two words of a heading stay together, if a phone’s line has room for both', () => {
  expect(lastWordsIn('Carols by candlelight')).toBe('by candlelight');
  expect(lastWordsIn('Food', 'and warmth')).toBe('and warmth');
  expect(lastWordsIn('What we believe', 'in short')).toBe('in short');
  expect(lastWordsIn('Coming Up')).toBeUndefined();
  expect(lastWordsIn('English conversation class')).toBeUndefined();
});
