import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults, StoredTranslation } from '../fetch-content.ts';
import { translateResults } from './translate-results.ts';

const { AllEvents, ChurchFacts } = recordedResults;
const carols = entryLike(AllEvents.eventPageCollection, { language: null });
const helpline = entryLike(ChurchFacts.helplineCollection);

/** The recorded results with these events. */
function resultsOf(...events: (typeof carols)[]): QueryResults {
  return { ...recordedResults, AllEvents: { ...AllEvents, eventPageCollection: listOf(...events) } };
}

/** The first event with these words in another language. */
function translated(words: Partial<typeof carols>, original = carols) {
  const translation: StoredTranslation = {
    AllEvents: { eventPageCollection: listOf({ ...original, ...words }) },
  };
  const { AllEvents: events } = translateResults(resultsOf(original), translation, 'en-GB');
  return entryLike(events?.eventPageCollection ?? null);
}

test('an entry has the words of its translation, and is then in the language of the page', () => {
  expect(translated({ title: 'Lieder', summary: 'Bei Kerzenlicht.' })).toEqual({
    ...carols,
    title: 'Lieder',
    summary: 'Bei Kerzenlicht.',
    language: null,
  });
});

test.each([
  ['has the same words, as the content service falls back', {}],
  ['has no words, as the locale has no fallback', { title: null, summary: null, body: null, cost: null }],
  ['has empty words', { title: '', summary: '' }],
  ['has other words beside its own only', { cost: 'Eintritt frei' }],
])('an entry whose translation %s is shown in the first language, and says so', (_, words) => {
  const { cost, ...shown } = translated(words);
  const { cost: originalCost, ...original } = carols;
  expect(shown).toEqual({ ...original, language: 'en-GB' });
  expect([originalCost, 'Eintritt frei']).toContain(cost);
});

test('an entry in a third language goes on naming it until it is translated', () => {
  const polish = { ...carols, language: 'pl' };
  expect(translated({}, polish).language).toBe('pl');
  expect(translated({ title: 'Lieder' }, polish).language).toBeNull();
});

test('dates, numbers, links and addresses are always those of the first language', () => {
  const { title, ...other } = translated({
    title: 'Lieder',
    slug: 'lieder',
    firstDate: '2031-01-01',
    repeats: 'jeden Sonntag',
    highlightedEvent: false,
    bookingUrl: 'https://elsewhere.example/',
    place: null,
  });
  expect(title).toBe('Lieder');
  expect(other).toEqual({ ...carols, title: undefined, language: null });
});

test('every entry of the first language is there, whatever a translation leaves out or adds', () => {
  const second = { ...carols, sys: { ...carols.sys, id: 'second' }, title: 'Second' };
  const foreign = { ...carols, sys: { ...carols.sys, id: 'foreign' }, title: 'Fremd' };
  const translation: StoredTranslation = {
    AllEvents: { eventPageCollection: listOf(foreign, { ...second, title: 'Zweites' }) },
    ChurchFacts: { helplineCollection: null },
  };
  const results = translateResults(resultsOf(carols, second), translation, 'en-GB');
  expect(results.AllEvents?.eventPageCollection?.items.map((item) => item?.title)).toEqual([
    carols.title,
    'Zweites',
  ]);
  expect(results.ChurchFacts?.helplineCollection?.items).toEqual(
    ChurchFacts.helplineCollection?.items.map((item) => ({ ...item, language: 'en-GB' })),
  );
});

test('a helpline keeps its number, and has the words of its translation', () => {
  const words = { name: 'Notruf', forWhom: 'Alle', telephone: '0113 000' };
  const translation: StoredTranslation = {
    ChurchFacts: { helplineCollection: listOf({ ...helpline, ...words }) },
  };
  const results = translateResults(recordedResults, translation, 'en-GB');
  expect(results.ChurchFacts?.helplineCollection?.items[0]).toEqual({
    ...helpline,
    name: 'Notruf',
    forWhom: 'Alle',
  });
});

test('the menu has the titles of the translated events, in its own order', () => {
  const menuOf = (title: string) => ({
    ...recordedResults,
    AllEvents: { ...AllEvents, eventPageCollection: listOf({ ...carols, title }) },
  });
  const { AppPreRender } = translateResults(recordedResults, menuOf('Lieder'), 'en-GB');
  expect(AppPreRender?.highlightedEvents?.items.map((item) => item?.title)).toEqual([
    'Lieder',
    recordedResults.AppPreRender.highlightedEvents?.items[1]?.title,
  ]);
  expect(AppPreRender?.socialMediaLinkCollection).toEqual(
    recordedResults.AppPreRender.socialMediaLinkCollection,
  );
});

test('without a translation everything has the words of the first language', () => {
  const { AllPages, AppPreRender } = translateResults(recordedResults, undefined, 'en-GB');
  expect(AppPreRender).toEqual(recordedResults.AppPreRender);
  expect(AllPages?.pageCollection?.items.map((page) => page?.title)).toEqual(
    recordedResults.AllPages.pageCollection?.items.map((page) => page?.title),
  );
  expect(translateResults({}, undefined, 'en-GB')).toEqual({});
});
