import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading } from './Headings.tsx';

/** The words that stay together, of a heading in one line of HTML. */
const keptIn = (title: string, qualifier?: string) =>
  /inline-block">([^<]*)</.exec(
    renderToStaticMarkup(<PageHeading title={title} qualifier={qualifier} />),
  )?.[1];

test('the last two words of a heading stay together, if a phone’s line has room for both', () => {
  expect(keptIn('Carols by candlelight')).toBe('by candlelight');
  expect(keptIn('Food', 'and warmth')).toBe('and warmth');
  expect(keptIn('What we believe', 'in short')).toBe('in short');
  expect(keptIn('Coming Up')).toBeUndefined();
  expect(keptIn('English conversation class')).toBeUndefined();
});
