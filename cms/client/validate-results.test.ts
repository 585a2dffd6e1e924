import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults } from './fetch-content.ts';
import { validateResults } from './validate-results.ts';

/** The recorded results, with every list mapped. */
function withEvery(change: (items: readonly unknown[], list: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(recordedResults).map(([query, lists]) => [
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

/** The same results with every value of an entry null, as with a default locale in which nothing is written. */
const nulled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(nulled);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'sys' ? inner : nulled(inner)]),
  );
};

const empty = withEvery(() => []) as QueryResults;

test('valid results are accepted', () => {
  expect(validateResults(recordedResults)).toBeUndefined();
});

test.each([
  ['null', null],
  ['an array', [recordedResults]],
  ['a text', 'content'],
  ['nothing', undefined],
])('results that are %s are refused', (_, results) => {
  expect(validateResults(results)).toMatch(/is not content\.$/);
});

test.each([
  [
    'null for every list, beside errors',
    Object.fromEntries(
      Object.entries(recordedResults).map(([query, lists]) => [
        query,
        Object.fromEntries(Object.keys(lists).map((list) => [list, null])),
      ]),
    ),
  ],
])('results of %s are refused, at the first start too', (_, results) => {
  expect(validateResults(results)).toMatch(/^The list socialMediaLinkCollection is missing/);
});

test.each([
  ['null', null],
  ['without items', { total: 3 }],
  ['no list', { items: { 0: {} } }],
  ['an array', []],
])('results in which one list is %s are refused as a whole', (_, roleCollection) => {
  const results = { ...recordedResults, ChurchFacts: { ...recordedResults.ChurchFacts, roleCollection } };
  expect(validateResults(results)).toMatch(/^The list roleCollection is missing/);
});

test('stored results may lack a list that is new in this release, but not all lists', () => {
  const { roleCollection, ...ChurchFacts } = recordedResults.ChurchFacts;
  expect(roleCollection).toBeDefined();
  expect(validateResults({ ...recordedResults, ChurchFacts })).toBeUndefined();
  const nothing = { AppPreRender: {}, AllEvents: {}, ChurchFacts: {}, AllPages: {} };
  for (const results of [{}, nothing, { ...nothing, AllPages: [] }])
    expect(validateResults(results)).toMatch(/ hold no event, no page and no settings\.$/);
});

test('an empty space is refused', () => {
  expect(validateResults(empty)).toMatch(/ hold no event, no page and no settings\.$/);
  expect(validateResults(withEvery(() => [null]))).toMatch(/ hold no event, no page and no settings\.$/);
});

test('results whose entries have no values are refused', () => {
  expect(validateResults(withEvery((items) => items.map(nulled)))).toMatch(/ without values: /);
  const nearlyAll = withEvery((items, list) =>
    list === 'siteSettingsCollection' ? items : items.map(nulled),
  );
  expect(validateResults(nearlyAll)).toMatch(/ without values: /);
  const allButAssets = withEvery((items, list) => (list === 'assetCollection' ? items : items.map(nulled)));
  expect(validateResults(allButAssets)).toMatch(/ without values: /);
});

test('entries with every text empty are refused, whatever numbers and booleans are left', () => {
  const emptied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(emptied);
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? ' ' : value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'sys' ? inner : emptied(inner)]),
    );
  };
  expect(validateResults(withEvery((items) => items.map(emptied)))).toMatch(/ without values: /);
});

test('results of which one list alone is without values are refused, and a list of one entry is not judged', () => {
  const events = withEvery((items, list) => (list === 'eventPageCollection' ? items.map(nulled) : items));
  expect(validateResults(events)).toMatch(/ without values: /);
  const settings = withEvery((items, list) =>
    list === 'siteSettingsCollection' ? items.map(nulled) : items,
  );
  expect(validateResults(settings)).toBeUndefined();
});

test('results in which only the menu or only the list of events has events are refused', () => {
  const AllEvents = { ...recordedResults.AllEvents, eventPageCollection: listOf() };
  expect(validateResults({ ...recordedResults, AllEvents })).toMatch(/ contradict each other\.$/);
  const { AppPreRender } = empty;
  expect(validateResults({ ...recordedResults, AppPreRender })).toMatch(/ contradict each other\.$/);
});

test('events without a value for “highlighted” may all be missing from the menu', () => {
  const eventPageCollection = listOf(
    entryLike(recordedResults.AllEvents.eventPageCollection, { highlightedEvent: null }),
  );
  const AllEvents = { ...empty.AllEvents, eventPageCollection };
  expect(validateResults({ ...empty, AllEvents })).toBeUndefined();
});

test('half of the entries may be unpublished, and so may be every event', () => {
  expect(validateResults(withEvery((items) => items.slice(0, Math.ceil(items.length / 2))))).toBeUndefined();
  const { AppPreRender, AllEvents } = empty;
  expect(validateResults({ ...recordedResults, AppPreRender, AllEvents })).toBeUndefined();
});

test('a new church with a handful of entries is accepted', () => {
  const pageCollection = listOf({ sys: { id: 'home', publishedAt: null }, slug: 'home', title: 'Welcome' });
  expect(validateResults({ ...empty, AllPages: { ...empty.AllPages, pageCollection } })).toBeUndefined();
  const siteSettingsCollection = listOf({ title: 'St Ann' });
  expect(
    validateResults({ ...empty, ChurchFacts: { ...empty.ChurchFacts, siteSettingsCollection } }),
  ).toBeUndefined();
});
