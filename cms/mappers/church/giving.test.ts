import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapGiving, mapWaysToGive } from './giving.ts';

const { givingCollection } = recordedResults.ChurchFacts;

const firstGiving = (...args: Parameters<typeof mapGiving>) => mapGiving(...args)[0];

test('the ways to give are the bank account, and the others that content has', () => {
  const { mapping, problems } = recordingMapping();
  const wire = {
    accountName: 'PCC of St Oswin',
    sortCode: '01-02-03',
    accountNumber: '12345678',
    iban: 'GB33 BUKB 2020 1555 5555 55',
    reference: 'GIVING',
    regularWords: 'Set up a standing order.',
    onceWords: 'Make a transfer.',
    bankSafety: 'Most banks check the name.',
    onlineUrl: 'https://give.example/st-oswin',
    onlineProvider: 'Give Example',
    textNumber: '70450',
    textKeyword: 'OSWIN',
    textWords: 'Texts cost your usual rate.',
    giftAid: {
      json: {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'paragraph',
            data: {},
            content: [{ nodeType: 'text', value: 'We claim 25p.', marks: [], data: {} }],
          },
        ],
      },
    },
    giftAidUrl: 'https://give.example/gift-aid',
    lastChecked: '2026-11-01',
  };
  expect(firstGiving(listOf(entryLike(givingCollection, wire)), mapping)).toEqual({
    id: 'giving',
    bank: {
      accountName: 'PCC of St Oswin',
      sortCode: '01-02-03',
      accountNumber: '12345678',
      iban: 'GB33 BUKB 2020 1555 5555 55',
      reference: 'GIVING',
    },
    regularWords: 'Set up a standing order.',
    onceWords: 'Make a transfer.',
    bankSafety: 'Most banks check the name.',
    online: { url: 'https://give.example/st-oswin', provider: 'Give Example' },
    text: { number: '70450', keyword: 'OSWIN', note: 'Texts cost your usual rate.' },
    giftAid: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'We claim 25p.' }] }],
    giftAidUrl: 'https://give.example/gift-aid',
    lastChecked: '2026-11-01',
  });
  expect(problems).toEqual([]);
});

test('a further way to give has words and a safe address, or is reported and left out', () => {
  const { mapping, messages } = recordingMapping();
  const roof = { title: 'For the roof', url: 'https://give.example/roof', summary: null };
  const bells = { title: 'For the bells', url: 'https://give.example/bells', summary: 'All eight.' };
  const ways = [roof, bells, { url: 'javascript:alert(1)' }, { title: null }];
  const wires = ways.map((fields) => entryLike(recordedResults.ChurchFacts.wayToGiveCollection, fields));
  expect(mapWaysToGive(listOf(...wires), mapping)).toEqual([{ ...roof, summary: undefined }, bells]);
  expect(messages()).toEqual([
    'wayToGive food-pantry-fund: “url” is empty, and must not be.',
    'wayToGive food-pantry-fund: “title” is empty, and must not be.',
  ]);
});

test('what content leaves out of giving is undefined, the provider of online giving too', () => {
  const { mapping, problems } = recordingMapping();
  const nothing = {
    iban: null,
    regularWords: null,
    onceWords: null,
    bankSafety: null,
    onlineProvider: null,
    onlineUrl: 'https://give.example/',
    textNumber: null,
    textKeyword: 'OSWIN',
    giftAid: null,
    giftAidUrl: null,
    lastChecked: null,
  };
  const account = { accountName: 'PCC', sortCode: '01-02-03', accountNumber: '12345678', reference: 'GIFT' };
  expect(firstGiving(listOf(entryLike(givingCollection, { ...nothing, ...account })), mapping)).toEqual({
    id: 'giving',
    bank: { ...account, iban: undefined },
    regularWords: undefined,
    onceWords: undefined,
    bankSafety: undefined,
    online: { url: 'https://give.example/', provider: undefined },
    text: undefined,
    giftAid: [],
    giftAidUrl: undefined,
    lastChecked: undefined,
  });
  expect(problems).toEqual([]);
});

test('giving by text needs a number and a keyword', () => {
  const { mapping } = recordingMapping();
  const textOf = (fields: object) => firstGiving(listOf(entryLike(givingCollection, fields)), mapping)?.text;
  expect(textOf({ textNumber: '70450', textKeyword: null })).toBeUndefined();
  expect(textOf({ textNumber: '70450', textKeyword: 'OSWIN', textWords: null })).toEqual({
    number: '70450',
    keyword: 'OSWIN',
    note: undefined,
  });
});

test('a bank account without its sort code is left out as a whole', () => {
  for (const fields of [
    { sortCode: null },
    { accountNumber: null },
    { accountName: null },
    { reference: null },
    // Half of a British account beside an IBAN is a slip too.
    { iban: 'GB33 BUKB 2020 1555 5555 55', sortCode: null },
    { iban: 'GB33 BUKB 2020 1555 5555 55', accountNumber: null },
  ]) {
    const { mapping, messages } = recordingMapping();
    expect(firstGiving(listOf(entryLike(givingCollection, fields)), mapping)).toBeUndefined();
    const named = Object.keys(fields).at(-1);
    expect(messages()).toEqual([expect.stringMatching(`^giving giving: “${named}” `)]);
  }
});

test('without an address there is no online giving', () => {
  const { mapping, problems } = recordingMapping();
  const fields = { onlineUrl: null, onlineProvider: 'Give Example' };
  expect(firstGiving(listOf(entryLike(givingCollection, fields)), mapping)?.online).toBeUndefined();
  expect(problems).toEqual([]);
});

test('an account elsewhere in Europe has an IBAN alone', () => {
  const { mapping, problems } = recordingMapping();
  const iban = 'DE02 1203 0000 0000 2020 51';
  const fields = { sortCode: null, accountNumber: null, iban, giftAid: null };
  const giving = firstGiving(listOf(entryLike(givingCollection, fields)), mapping);
  expect(giving?.bank).toMatchObject({ sortCode: undefined, accountNumber: undefined, iban });
  expect(giving?.giftAid).toEqual([]);
  expect(problems).toEqual([]);
});
