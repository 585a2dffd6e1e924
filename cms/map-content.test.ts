import { expect, test } from 'vitest';
import { nestedText, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { StoredResults } from './fetch-content.ts';
import { mapContent } from './map-content.ts';

const fallback = { title: 'Church', city: 'Leeds', telephone: '0113 496 0000' };
const map = (results: StoredResults) => mapContent(results, fallback);
const { content, problems } = map(recordedResults);

test('recorded results are mapped without a problem', () => {
  expect(problems).toEqual([]);
  expect(content.events.map(({ slug }) => slug)).toEqual([
    'carols-by-candlelight',
    'advent-art-exhibition',
    'sunday-worship',
    'toddler-group',
  ]);
  expect(content.church.place?.id).toBe('st-oswins');
  expect(content.pictures.size).toBe(3);
});

test('links to one entry give the same value', () => {
  const [carols] = content.events;
  expect(carols?.where.place).toMatchObject({ id: 'st-oswins' });
  expect(content.people).toContain(carols?.contact);
});

test('links in texts lead to published pages and events', () => {
  const links = JSON.stringify(content).match(/"kind":"link","href":"\/[^"]*"/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
});

test('empty results, as an earlier release may have stored them, are empty content', () => {
  const bare = map({});
  expect(bare.problems).toEqual([]);
  expect(bare.content).toMatchObject({
    church: fallback,
    events: [],
    pages: { home: { title: 'Welcome', body: [] } },
    safeguarding: { contacts: undefined, helplines: [] },
    giving: undefined,
  });
});

test('fields that are missing count as empty', () => {
  const slim = (list: { readonly items: readonly unknown[] } | null, ...fields: readonly string[]) => ({
    total: 0,
    items: (list?.items ?? []).map((entry) =>
      Object.fromEntries(fields.map((field) => [field, (entry as Record<string, unknown>)[field]])),
    ),
  });
  const { AllEvents, AllFacts, AllPages } = recordedResults;
  const mapped = map({
    AllEvents: { eventPageCollection: slim(AllEvents.eventPageCollection, 'sys', 'slug', 'title') as never },
    AllFacts: { roleCollection: slim(AllFacts.roleCollection, 'sys', 'title') as never },
    AllPages: { pageCollection: slim(AllPages.pageCollection, 'sys', 'slug', 'title') as never },
  });
  expect(mapped.problems).toEqual([]);
  expect(mapped.content.events[0]).toMatchObject({
    title: 'Carols by candlelight',
    schedule: null,
    body: [],
  });
});

test('a fault is reported once, and affects no other entry', () => {
  const [first, ...others] = recordedResults.AllEvents.eventPageCollection?.items ?? [];
  const bad = { ...first, title: null };
  const eventPageCollection = { items: [bad, bad, ...others] } as never;
  const mapped = map({
    ...recordedResults,
    AllEvents: { ...recordedResults.AllEvents, eventPageCollection },
  });
  expect(mapped.content.events).toHaveLength(others.length);
  expect(mapped.problems.map(({ entry, field }) => `${entry} ${field}`)).toEqual([
    'eventPage carols-by-candlelight title',
  ]);
});

test('values that are no entries affect no other entry', () => {
  const nonsense = [
    {},
    { sys: null },
    7,
    'x',
    [],
    { sys: { id: 'a' }, slug: 'a', title: 'A', weekdays: 7, firstDate: {} },
  ];
  const spoil = (lists: object) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, { ...list, items: [...nonsense, ...list.items] }]),
    );
  const { AppPreRender, AllEvents, AllFacts, AllPages } = recordedResults;
  const mapped = map({
    AppPreRender: spoil(AppPreRender),
    AllEvents: spoil(AllEvents),
    AllFacts: spoil(AllFacts),
    AllPages: spoil(AllPages),
  });
  expect(mapped.content.events.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(content.events.map(({ slug }) => slug)),
  );
  expect(mapped.content.pages.home).toEqual(content.pages.home);
  expect(mapped.content.pictures).toEqual(content.pictures);
});

test('an event whose text is nested 2,500 levels deep is shown without that text', () => {
  const [first, ...others] = recordedResults.AllEvents.eventPageCollection?.items ?? [];
  const eventPageCollection = { items: [{ ...first, body: nestedText(2_500) }, ...others] } as never;
  const mapped = map({
    ...recordedResults,
    AllEvents: { ...recordedResults.AllEvents, eventPageCollection },
  });
  expect(mapped.content.events).toHaveLength(others.length + 1);
  expect(mapped.content.events[0]).toMatchObject({ slug: 'carols-by-candlelight', body: [] });
  expect(mapped.problems).toMatchObject([{ field: 'body', outcome: 'served' }]);
});
