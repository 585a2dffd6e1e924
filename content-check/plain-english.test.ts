import { expect, test } from 'vitest';
import { checkFloatingDays, checkPlainness, longestSentence } from './plain-english.ts';

const said = (text: string) => checkPlainness(text).map(({ message }) => message);
const words = (count: number) => `${Array.from({ length: count }, () => 'tea').join(' ')}.`;

test('a sentence as long as people can read is left in peace, one word more is told', () => {
  expect(said(words(longestSentence))).toEqual([]);
  expect(said(words(longestSentence + 1))).toEqual([
    'The sentence “tea tea tea tea …” has 31 words: make two of it.',
  ]);
});

test('each sentence is read by itself', () => {
  expect(said(`${words(20)} ${words(20)}`)).toEqual([]);
  expect(said(`“${words(20)}” ${words(20)}`)).toEqual([]);
});

test('a time or an address does not end a sentence', () => {
  expect(said(`We meet at 10.30am ${words(28)}`)).toHaveLength(1);
  expect(said(`Write to office@example.org ${words(28)}`)).toHaveLength(1);
});

test('a dash is no word', () => {
  expect(said(`tea – ${words(longestSentence - 1)}`)).toEqual([]);
});

test('shouting is told', () => {
  expect(said('Come along! There is cake.')).toEqual([
    '“Come along! …” shouts: leave out the exclamation mark.',
  ]);
});

test('a note that says “today” or “next Tuesday” is told, since it is read on other days', () => {
  const found = (note: string) => checkFloatingDays(note).map(({ near }) => near);
  expect(found('The ladder is being mended today. We are back next Wednesday.')).toEqual([
    'today',
    'next Wednesday',
  ]);
  expect(found('We are back on 2 December, as on every Wednesday. See you then.')).toEqual([]);
});
