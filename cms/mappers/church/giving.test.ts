import { expect, test } from 'vitest';
import type { Path } from '#domain/page/route-pattern.ts';
import { entryLike, listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPeople } from './contact.ts';
import { mapGiving, mapProjects, mapWaysToGive } from './giving.ts';

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
  const ways = [roof, { url: 'javascript:alert(1)' }, { title: null }];
  const wires = ways.map((fields) => entryLike(recordedResults.ChurchFacts.wayToGiveCollection, fields));
  expect(mapWaysToGive(listOf(...wires), mapping)).toEqual([{ ...roof, summary: undefined }]);
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

const { projectCollection, roleCollection } = recordedResults.ChurchFacts;
const people = mapPeople(roleCollection, recordingMapping().mapping);
const project = entryLike(projectCollection);
const mapProject = (...args: Parameters<typeof mapProjects>) => mapProjects(...args)[0];

test('the appeal has its sums, its milestones and a contact', () => {
  const { mapping, problems } = recordingMapping({ people });
  const mapped = mapProject(projectCollection, mapping);
  expect(mapped).toMatchObject({
    target: expect.any(Number),
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(mapped?.contact?.role).toBeDefined();
  expect(mapped?.milestones.length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

test('the story is read as rich text, and may be missing', () => {
  const { mapping } = recordingMapping();
  const paragraph = {
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value: 'Once.', marks: [], data: {} }],
  };
  const story = { json: { nodeType: 'document', data: {}, content: [paragraph] } };
  expect(mapProject(listOf({ ...project, story }), mapping)?.story).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Once.' }] },
  ]);
  expect(mapProject(listOf({ ...project, story: null }), mapping)?.story).toEqual([]);
});

test('an appeal of an earlier release has no examples of what gifts pay for', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(listOf({ ...project, giftExamples: null }), mapping)?.giftExamples).toEqual([]);
});

test('an appeal without a target is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  expect(mapProject(listOf({ ...project, target: null }), mapping)).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('a milestone with an unknown state is left out and reported', () => {
  const { mapping, problems } = recordingMapping();
  const [one, ...others] = project.milestonesCollection?.items ?? [];
  const milestonesCollection = { items: [{ ...one, state: 'soon' } as typeof one, ...others] as never };
  const mapped = mapProject(listOf({ ...project, milestonesCollection }), mapping);
  expect(mapped?.milestones).toHaveLength(others.length);
  expect(problems).toHaveLength(1);
});

test('an unpublished contact is left out', () => {
  const { mapping } = recordingMapping();
  expect(mapProject(projectCollection, mapping)?.contact).toBeUndefined();
});

test('the project is on the page that it names, else on Building A Haven, or on none', () => {
  const pathOf = (page: object | null, ...paths: Path[]) => {
    const { mapping } = recordingMapping({ paths: new Map(paths.map((path) => [path, path])) });
    return mapProject(listOf({ ...project, page } as typeof project), mapping)?.path;
  };
  expect(pathOf(null, '/the-roof', '/building-a-haven')).toBe('/building-a-haven');
  expect(pathOf({ sys: { id: '/the-roof' } }, '/the-roof', '/building-a-haven')).toBe('/the-roof');
  expect(pathOf(null, '/the-roof')).toBeUndefined();
});
