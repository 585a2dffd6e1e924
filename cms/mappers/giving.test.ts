import { expect, test } from 'vitest';
import { entryLike, listOf, recordedAnswers, recordingMapping } from '#tests/fixtures/answers.fixture.ts';
import { mapGiving } from './giving.ts';

const { givingCollection } = recordedAnswers.AllFacts;

test('the ways to give are the bank, and what else content names', () => {
  const { mapping, problems } = recordingMapping();
  const giving = mapGiving(givingCollection, mapping);
  expect(giving?.bank.sortCode).toMatch(/^\d\d-\d\d-\d\d$/);
  expect(giving?.giftAid.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('giving by text needs both its number and its word', () => {
  const { mapping } = recordingMapping();
  const textOf = (fields: object) => mapGiving(listOf(entryLike(givingCollection, fields)), mapping)?.text;
  expect(textOf({ textNumber: '70450', textKeyword: null })).toBeUndefined();
  expect(textOf({ textNumber: '70450', textKeyword: 'OSWIN', textWords: null })).toEqual({
    number: '70450',
    keyword: 'OSWIN',
    words: undefined,
  });
});

test('a bank account is never shown in part: without its sort code there is no giving', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapGiving(listOf(entryLike(givingCollection, { sortCode: null })), mapping)).toBeUndefined();
  expect(problems).toHaveLength(1);
});
