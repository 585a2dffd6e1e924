import { expect, test } from 'vitest';
import { entryOf } from '#tests/fixtures/content-entry.fixture.ts';
import { readabilityProblems } from './readability.ts';

const maxSentenceLength = 30;
const faultsIn = (field: string, text: string) =>
  readabilityProblems([entryOf('eventChange', 'one', { [field]: text })]);
const messages = (text: string) => faultsIn('summary', text).map(({ sentence }) => sentence);
const words = (count: number) => `${Array.from({ length: count }, () => 'tea').join(' ')}.`;

test('a sentence of thirty words passes, one word more is reported', () => {
  expect(messages(words(maxSentenceLength))).toEqual([]);
  expect(messages(words(maxSentenceLength + 1))).toEqual([
    'The sentence “tea tea tea tea …” has 31 words: make two of it.',
  ]);
});

test('sentences are counted one by one', () => {
  expect(messages(`${words(20)} ${words(20)}`)).toEqual([]);
  expect(messages(`“${words(20)}” ${words(20)}`)).toEqual([]);
});

test('a time or an address does not end a sentence', () => {
  expect(messages(`We meet at 10.30am ${words(28)}`)).toHaveLength(1);
  expect(messages(`Write to office@example.org ${words(28)}`)).toHaveLength(1);
});

test('a dash does not count as a word', () => {
  expect(messages(`tea – ${words(maxSentenceLength - 1)}`)).toEqual([]);
});

test('an exclamation mark is reported', () => {
  expect(messages('Come along! There is cake.')).toEqual([
    '“Come along! …” shouts: leave out the exclamation mark.',
  ]);
});

test('“today” and “next Tuesday” are reported in a note, which people read on other days', () => {
  const found = (note: string) => faultsIn('note', note).map(({ near }) => near);
  expect(found('The ladder is being fixed today. We are back next Wednesday.')).toEqual([
    'today',
    'next Wednesday',
  ]);
  expect(found('We are back on 2 December, as on every Wednesday. See you then.')).toEqual([]);
});
