import { expect, test } from 'vitest';
import { defaultPageLocale } from '#app/language/page-locale.ts';
import type { QueryResults, Translation } from '#cms/fetch-content.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import { createContent } from './content.ts';

const { AppPreRender: _menu, ...first } = recordedResults;

/** The recorded results of a church with German pages, whose first event has this title in German. */
function inGerman(title: string): QueryResults {
  const settings = entryLike(first.AllFacts.siteSettingsCollection, { otherLanguages: ['de'] });
  const event = entryLike(first.AllEvents.eventPageCollection, { title });
  const de = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection: listOf(event) } };
  const AllFacts = { ...first.AllFacts, siteSettingsCollection: listOf(settings) };
  return { ...recordedResults, AllFacts, translations: { de } };
}

/** A content service that responds with these results, or not at all. */
function serviceOf(results: () => QueryResults | undefined): typeof globalThis.fetch {
  return async (_, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body));
    const all = results();
    if (all === undefined) throw new TypeError('fetch failed');
    const own = variables.locale ? (all.translations?.[variables.locale] as Translation) : all;
    return new Response(JSON.stringify({ data: own[operationName as 'AllEvents'] }));
  };
}

function contentFrom(results: () => QueryResults | undefined, stored?: QueryResults) {
  const logged: string[] = [];
  const { store } = createContent({
    address: { endpoint: 'http://service.invalid', space: 'space', environment: undefined, token: 'token' },
    fetch: serviceOf(results),
    maxAge: 10,
    file: {
      read: async () => stored && { results: JSON.parse(JSON.stringify(stored)), fetchedAt: 0 },
      write: () => {},
    },
    siteUrl: 'http://localhost:3000',
    outage: {
      locale: defaultPageLocale,
      title: 'St Example',
      city: 'Leeds',
      telephone: undefined,
      staleNotice: '',
    },
    log: (_, event) => void logged.push(event),
    time: Date.now,
    onChange: () => {},
  });
  const titles = () => {
    const content = store.current()?.content;
    return [content?.events[0]?.title, content?.otherLanguages[0]?.events[0]?.title];
  };
  return { store, titles, logged };
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
