import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading, RoleBelow } from './Headings.tsx';

/** The words that stay together, of a heading in one line of HTML. */
const lastWordsOf = (heading: ReactElement) =>
  /inline-block">([^<]*)</.exec(renderToStaticMarkup(heading))?.[1];

const lastWordsIn = (title: string, qualifier?: string) =>
  lastWordsOf(<PageHeading title={title} qualifier={qualifier} />);

test('the last two words of a heading stay together, if a phone’s line has room for both', () => {
  expect(lastWordsIn('Carols by candlelight')).toBe('by candlelight');
  expect(lastWordsIn('Food', 'and warmth')).toBe('and warmth');
  expect(lastWordsIn('What we believe', 'in short')).toBe('in short');
  expect(lastWordsIn('Coming Up')).toBeUndefined();
  expect(lastWordsIn('English conversation class')).toBeUndefined();
});

test('of a role, whose letters are smaller, two longer words stay together', () => {
  const lastOf = (role: string) => lastWordsOf(<RoleBelow role={role} />);
  expect(lastOf('Parish safeguarding officer')).toBe('safeguarding officer');
  expect(lastOf('Building A Haven project lead')).toBeUndefined();
  expect(lastOf('Church administrator')).toBeUndefined();
});
