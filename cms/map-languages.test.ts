import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults, StoredResults, Translation } from './client/fetch-content.ts';
import { problemInWords } from './entry-problem.ts';
import { mapContent } from './map-content.ts';
import type { SiteContent } from './site-content.ts';

const fallback = { title: 'Church', city: 'Leeds', telephone: '0113 496 0000' };
const map = (results: StoredResults) => mapContent(results, fallback);
const { AppPreRender: _, ...first } = recordedResults;
const carols = entryLike(first.AllEvents.eventPageCollection);

/** The recorded results of a church with German pages. */
function inGerman(fields: Partial<typeof carols>, de?: Translation | null): QueryResults {
  const settings = entryLike(first.ChurchFacts.siteSettingsCollection, { otherLanguages: ['de'] });
  const eventPageCollection = listOf({ ...carols, ...fields });
  const own = { ...first, AllEvents: { ...first.AllEvents, eventPageCollection } };
  return {
    ...recordedResults,
    ChurchFacts: { ...first.ChurchFacts, siteSettingsCollection: listOf(settings) },
    translations: { de: de === undefined ? own : de },
  };
}

test('each further language has the whole content in its words, with the church’s zone and country', () => {
  const { content: english, problems: none } = map(inGerman({ title: 'Lieder' }));
  const [german, ...others] = english.otherLanguages;
  expect([none, others]).toEqual([[], []]);
  expect(german?.locale).toMatchObject({
    language: 'de',
    zone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
  });
  expect(german?.events.map(({ title, language }) => [title, language])).toEqual([
    ['Lieder', undefined],
    ...english.events.slice(1).map(({ title }) => [title, 'en-GB']),
  ]);
  expect(german?.navigation.highlightedEvents[0]?.title).toBe('Lieder');
  expect(german?.navigation.pages.map(({ path }) => path)).toEqual(
    english.navigation.pages.map(({ path }) => path),
  );
  expect(german?.events[0]?.schedule).toEqual(english.events[0]?.schedule);
  expect(german?.safeguarding.contacts?.localContact.telephone).toBe(
    english.safeguarding.contacts?.localContact.telephone,
  );
});

test('every page and event is there in each language, whatever its translation lacks', () => {
  const { AllPages, ChurchFacts } = first;
  const translation: Translation = {
    ChurchFacts,
    AllEvents: { ...first.AllEvents, eventPageCollection: listOf({ ...carols, slug: null, title: null }) },
    AllPages: { ...AllPages, pageCollection: listOf() },
  };
  const { content: english } = map(inGerman({}, translation));
  const pathsOf = ({ events, pagesPublishedAt }: SiteContent) => [
    ...pagesPublishedAt.keys(),
    ...events.map(({ slug }) => slug),
  ];
  expect(english.otherLanguages.map(pathsOf)).toEqual([pathsOf(english)]);
});

test('a locale that the space does not have is reported and left out; an absent translation is not', () => {
  const unknown = map(inGerman({}, null));
  expect(unknown.content.otherLanguages).toEqual([]);
  expect(unknown.problems.map(problemInWords)).toEqual([
    'siteSettings site: “otherLanguages”: “de” is no locale of the space. Add it there, in a content folder as this line of space.yaml: { code: de, name: German, fallbackCode: en-GB }.',
  ]);
  const { translations: __, ...absent } = inGerman({});
  expect(map(absent).content.otherLanguages).toHaveLength(1);
  expect(map(absent).problems).toEqual([]);
});

test('a page whose address is that of a language is reported and left out', () => {
  const results = inGerman({});
  const page = entryLike(first.AllPages.pageCollection, { slug: 'de' });
  const AllPages = { ...first.AllPages, pageCollection: listOf(page) };
  const { content: english, problems: faults } = map({ ...results, AllPages });
  expect(faults.map(problemInWords)).toEqual([
    'page about-us: “slug” must not be “de”, the address of the pages in that language: choose another.',
  ]);
  expect(english.textPages.has('de')).toBe(false);
  expect(english.otherLanguages[0]?.textPages.has('de')).toBe(false);
  expect(map({ ...recordedResults, AllPages }).content.textPages.has('de')).toBe(true);
});
