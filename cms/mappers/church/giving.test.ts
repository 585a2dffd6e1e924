import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapWaysToGive } from './giving.ts';

const { givingCollection } = recordedResults.AllFacts;

const mapGiving = (...args: Parameters<typeof mapWaysToGive>) => mapWaysToGive(...args)[0];

test('the ways to give are the bank account, and the others that content has', () => {
  const { mapping, problems } = recordingMapping();
  const giving = mapGiving(givingCollection, mapping);
  expect(giving?.bank.sortCode).toMatch(/^\d\d-\d\d-\d\d$/);
  expect(giving?.giftAid.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('giving by text needs a number and a keyword', () => {
  const { mapping } = recordingMapping();
  const textOf = (fields: object) => mapGiving(listOf(entryLike(givingCollection, fields)), mapping)?.text;
  expect(textOf({ textNumber: '70450', textKeyword: null })).toBeUndefined();
  expect(textOf({ textNumber: '70450', textKeyword: 'OSWIN', textWords: null })).toEqual({
    number: '70450',
    keyword: 'OSWIN',
    note: undefined,
  });
});

test('a bank account without its sort code is left out as a whole', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapGiving(listOf(entryLike(givingCollection, { sortCode: null })), mapping)).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('an account elsewhere in Europe has an IBAN alone', () => {
  const { mapping, problems } = recordingMapping();
  const iban = 'DE02 1203 0000 0000 2020 51';
  const fields = { sortCode: null, accountNumber: null, iban, giftAid: null };
  const giving = mapGiving(listOf(entryLike(givingCollection, fields)), mapping);
  expect(giving?.bank).toMatchObject({ sortCode: undefined, accountNumber: undefined, iban });
  expect(giving?.giftAid).toEqual([]);
  expect(problems).toEqual([]);
});
