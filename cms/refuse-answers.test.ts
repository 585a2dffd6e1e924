import { expect, test } from 'vitest';
import { entryLike, listOf, nestedText, recordedAnswers } from '#tests/fixtures/answers.fixture.ts';
import type { ContentAnswers } from './fetch-answers.ts';
import { refusalInWords, whyRefused } from './refuse-answers.ts';

/** The recorded answers, with every list mapped. */
function withEvery(change: (items: readonly unknown[], list: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(recordedAnswers).map(([query, lists]) => [
      query,
      Object.fromEntries(
        Object.entries(lists as Record<string, { items: unknown[] }>).map(([name, list]) => [
          name,
          { ...list, items: change(list.items, name) },
        ]),
      ),
    ]),
  );
}

/** The same answers with every value of an entry null, as with a default locale in which nothing is written. */
const nulled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nulled);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'sys' ? inner : nulled(inner)]),
  );
};

const empty = withEvery(() => []) as ContentAnswers;

test('valid answers are accepted', () => {
  expect(whyRefused(recordedAnswers)).toBeUndefined();
});

test.each([
  ['null', null],
  ['an array', [recordedAnswers]],
  ['a text', 'content'],
  ['nothing', undefined],
])('answers that are %s are refused', (_, answers) => {
  expect(whyRefused(answers)).toEqual({ kind: 'not-an-object' });
});

test.each([
  ['{}', {}],
  ['{"data":{}}', { AppPreRender: {}, AllEvents: {}, AllFacts: {}, AllPages: {} }],
  ['{"data":[…]}', { AppPreRender: [], AllEvents: [], AllFacts: [], AllPages: [] }],
  [
    'null for every list, beside errors',
    Object.fromEntries(
      Object.entries(recordedAnswers).map(([query, lists]) => [
        query,
        Object.fromEntries(Object.keys(lists).map((list) => [list, null])),
      ]),
    ),
  ],
])('answers of %s are refused, at the first start too', (_, answers) => {
  expect(whyRefused(answers)).toEqual({ kind: 'list-missing', list: 'socialMediaLinkCollection' });
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['without items', { total: 3 }],
  ['no list', { items: { 0: {} } }],
  ['an array', []],
])('answers in which one list is %s are refused as a whole', (_, roleCollection) => {
  const answers = { ...recordedAnswers, AllFacts: { ...recordedAnswers.AllFacts, roleCollection } };
  expect(whyRefused(answers)).toEqual({ kind: 'list-missing', list: 'roleCollection' });
});

test('stored answers may lack a list that is new in this release, but not all lists', () => {
  const { roleCollection, ...AllFacts } = recordedAnswers.AllFacts;
  expect(roleCollection).toBeDefined();
  expect(whyRefused({ ...recordedAnswers, AllFacts }, 'file')).toBeUndefined();
  expect(
    whyRefused({ ...recordedAnswers, AllFacts: { ...AllFacts, roleCollection: null } }, 'file'),
  ).toBeDefined();
  expect(whyRefused({}, 'file')).toEqual({ kind: 'nothing-in-it' });
});

test('an empty space is refused', () => {
  expect(whyRefused(empty)).toEqual({ kind: 'nothing-in-it' });
  expect(whyRefused(withEvery(() => [null]))).toEqual({ kind: 'nothing-in-it' });
});

test('answers whose entries have no values are refused', () => {
  expect(whyRefused(withEvery((items) => items.map(nulled)))).toEqual({ kind: 'no-values' });
  const nearlyAll = withEvery((items, list) =>
    list === 'siteSettingsCollection' ? items : items.map(nulled),
  );
  expect(whyRefused(nearlyAll)).toEqual({ kind: 'no-values' });
  const allButAssets = withEvery((items, list) => (list === 'assetCollection' ? items : items.map(nulled)));
  expect(whyRefused(allButAssets)).toEqual({ kind: 'no-values' });
});

test('entries with every text empty are refused, whatever numbers and booleans are left', () => {
  const emptied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(emptied);
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? ' ' : value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'sys' ? inner : emptied(inner)]),
    );
  };
  expect(whyRefused(withEvery((items) => items.map(emptied)))).toEqual({ kind: 'no-values' });
});

test('answers of which one list alone is without values are refused, and a list of one entry is not judged', () => {
  const events = withEvery((items, list) => (list === 'eventPageCollection' ? items.map(nulled) : items));
  expect(whyRefused(events)).toEqual({ kind: 'no-values' });
  const settings = withEvery((items, list) =>
    list === 'siteSettingsCollection' ? items.map(nulled) : items,
  );
  expect(whyRefused(settings)).toBeUndefined();
});

test('answers in which only the menu or only the list of events has events are refused', () => {
  const AllEvents = { ...recordedAnswers.AllEvents, eventPageCollection: listOf() };
  expect(whyRefused({ ...recordedAnswers, AllEvents })).toEqual({ kind: 'contradictory' });
  const { AppPreRender } = empty;
  expect(whyRefused({ ...recordedAnswers, AppPreRender })).toEqual({ kind: 'contradictory' });
});

test('events without a value for “highlighted” may all be missing from the menu', () => {
  const eventPageCollection = listOf(
    entryLike(recordedAnswers.AllEvents.eventPageCollection, { highlightedEvent: null }),
  );
  const AllEvents = { ...empty.AllEvents, eventPageCollection };
  expect(whyRefused({ ...empty, AllEvents })).toBeUndefined();
});

test('half of the entries may be unpublished, and so may be every event', () => {
  expect(whyRefused(withEvery((items) => items.slice(0, Math.ceil(items.length / 2))))).toBeUndefined();
  const { AppPreRender, AllEvents } = empty;
  expect(whyRefused({ ...recordedAnswers, AppPreRender, AllEvents })).toBeUndefined();
});

test('a new church with a handful of entries is accepted', () => {
  const pageCollection = listOf({ sys: { id: 'home', publishedAt: null }, slug: 'home', title: 'Welcome' });
  expect(whyRefused({ ...empty, AllPages: { ...empty.AllPages, pageCollection } })).toBeUndefined();
  const siteSettingsCollection = listOf({ title: 'St Ann' });
  expect(whyRefused({ ...empty, AllFacts: { ...empty.AllFacts, siteSettingsCollection } })).toBeUndefined();
});

test('endlessly nested answers are refused, and a deep text is not', () => {
  const withText = (levels: number) => {
    const [event, ...others] = recordedAnswers.AllEvents.eventPageCollection?.items ?? [];
    const items = [{ ...event, body: nestedText(levels) }, ...others];
    return {
      ...recordedAnswers,
      AllEvents: { ...recordedAnswers.AllEvents, eventPageCollection: { items } },
    };
  };
  expect(whyRefused(withText(100_000))).toMatchObject({ kind: 'too-deep' });
  expect(whyRefused(withText(100))).toBeUndefined();
});

test('each reason is a sentence for the operator', () => {
  for (const answers of [null, {}, empty]) {
    const reason = whyRefused(answers);
    expect(reason && refusalInWords(reason)).toMatch(/^[A-Z].*\.$/);
  }
});
