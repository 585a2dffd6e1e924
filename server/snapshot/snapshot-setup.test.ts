import { expect, onTestFinished, test, vi } from 'vitest';
import type { QueryResults } from '#cms/client/fetch-content.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { contentFrom } from './snapshot-setup.fixture.ts';

const { AppPreRender: _menu, ...first } = recordedResults;

/** The recorded results of a church with German pages, whose first event has this title in German. */
function inGerman(title: string): QueryResults {
  const settings = entryLike(first.ChurchFacts.siteSettingsCollection, { otherLanguages: ['de'] });
  const event = entryLike(first.AllEvents.eventPageCollection, { title });
  const de = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection: listOf(event) } };
  const ChurchFacts = { ...first.ChurchFacts, siteSettingsCollection: listOf(settings) };
  return { ...recordedResults, ChurchFacts, translations: { de } };
}

test('while the service fails, a restart serves the last good content in every language', async () => {
  const { store, titles } = contentFrom(() => undefined, inGerman('Lieder'));
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Lieder']);
  expect(store.fault()).toBeDefined();
});

test('a stored snapshot in one language is served, though the settings now have another', async () => {
  const { translations: _, ...stored } = inGerman('Lieder');
  const { store, titles } = contentFrom(() => undefined, stored);
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Carols by candlelight']);
});

test('an incomplete translation changes neither the first language nor the last good words, and is logged', async () => {
  let results = inGerman('Lieder');
  const { store, titles, logged } = contentFrom(() => results);
  await store.start();
  const event = entryLike(first.AllEvents.eventPageCollection, { title: 'Carols by lantern' });
  const eventPageCollection = listOf(event);
  const de = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection: null } };
  results = { ...results, AllEvents: { ...first.AllEvents, eventPageCollection }, translations: { de } };
  await store.refresh();
  expect(titles()).toEqual(['Carols by lantern', 'Lieder']);
  expect(logged).toContain('translation-stale-served');
  expect(store.fault()).toBeUndefined();
});

test('implausible results in the first language leave all languages as they were', async () => {
  let results = inGerman('Lieder');
  const { store, titles } = contentFrom(() => results);
  await store.start();
  results = { ...inGerman('Neue Lieder'), AllPages: { ...first.AllPages, pageCollection: null } };
  await store.refresh();
  expect(titles()).toEqual(['Carols by candlelight', 'Lieder']);
  expect(store.fault()).toBeDefined();
});

test('while the queries of a further language fail, the first shows what is new, and the other keeps its last good words', async () => {
  let results = inGerman('Lieder');
  const { store, titles, logged } = contentFrom(() => results);
  await store.start();
  const event = entryLike(first.AllEvents.eventPageCollection, { title: 'Carols by lantern' });
  const AllEvents = { ...first.AllEvents, eventPageCollection: listOf(event) };
  results = { ...results, AllEvents, translations: {} };
  for (let refresh = 0; refresh < 3; refresh += 1) await store.refresh();
  expect(titles()).toEqual(['Carols by lantern', 'Lieder']);
  expect(logged).toContain('translation-stale-served');
  expect(store.fault()).toBeUndefined();
});

test('a start while the queries of a further language fail serves the first in its place', async () => {
  const { store, titles } = contentFrom(() => ({ ...inGerman('Lieder'), translations: {} }));
  await store.start();
  expect(titles()).toEqual(['Carols by candlelight', 'Carols by candlelight']);
  expect(store.fault()).toBeUndefined();
});

/** The recorded results with so many people. */
function withPeople(count: number): QueryResults {
  const role = entryLike(first.ChurchFacts.roleCollection);
  const people = Array.from({ length: count }, (_, at) => ({
    ...role,
    sys: { ...role.sys, id: `person-${at}` },
  }));
  return { ...recordedResults, ChurchFacts: { ...first.ChurchFacts, roleCollection: listOf(...people) } };
}

const minutes = (count: number) => count * 60_000;

test('a response without a third of what was published is held back for five minutes, and then believed', async () => {
  let [people, now] = [60, 0];
  const results = () => withPeople(people);
  const { store, logged } = contentFrom(results, withPeople(60), () => now);
  const shown = () => store.current()?.content.people.length;
  await store.start();
  expect(store.fault()).toBeUndefined();

  people = 0;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  /** Lets the store try again, as often as its timers have it within ten minutes. */
  const until = async (isOver: () => boolean) => {
    for (let second = 0; second < 600 && !isOver(); second += 1) await vi.advanceTimersByTimeAsync(1_000);
  };
  now = minutes(1);
  void store.refresh();
  await until(() => store.fault() !== undefined);
  expect(store.fault()?.error.message).toMatch(
    /^60 of \d+ published entries are missing .* at 1970-01-01T00:06:00Z, it is believed\.$/,
  );
  now = minutes(6) - 1;
  await until(() => shown() !== 60);
  expect(shown()).toBe(60);
  expect(logged.filter((event) => event === 'content-held-back')).toHaveLength(1);
  now = minutes(6);
  await until(() => shown() !== 60);
  expect(shown()).toBe(0);
  expect(store.fault()).toBeUndefined();
});

test('fewer missing entries than ten are believed at once, and those that come back are shown at once', async () => {
  let people = 9;
  const { store } = contentFrom(() => withPeople(people), withPeople(9));
  await store.start();
  people = 0;
  await store.refresh();
  expect(store.current()?.content.people).toHaveLength(0);
  people = 60;
  await store.refresh();
  expect(store.current()?.content.people).toHaveLength(60);
});
