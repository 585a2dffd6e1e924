import { expect, test } from 'vitest';
import { entryLike, listOf, nestedText, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults, StoredResults, Translation } from './fetch-content.ts';
import { mapContent } from './map-content.ts';
import type { SiteContent } from './site-content.ts';

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

test('a page that has nothing to list and no text is not in the menu, until it has either', () => {
  const { pageCollection } = recordedResults.AllPages;
  const about = entryLike(pageCollection);
  const menuOf = (results: Partial<StoredResults>, body: typeof about.body = null) => {
    const thin = ['coming-up', 'whats-on', 'contact'].map((slug) => ({
      ...about,
      sys: { ...about.sys, id: slug },
      slug,
      body,
    }));
    const AllPages = { ...recordedResults.AllPages, pageCollection: listOf(about, ...thin) };
    const { content } = mapContent(
      { ...recordedResults, ChurchFacts: {}, ...results, AllPages } as StoredResults,
      {
        ...fallback,
        telephone: undefined,
      },
    );
    return content.navigation.pages.map(({ path }) => path).filter((path) => path !== '/safeguarding');
  };
  expect(menuOf({ AllEvents: {} } as Partial<StoredResults>)).toEqual(['/about-us']);
  expect(menuOf({})).toEqual(['/coming-up', '/whats-on', '/about-us']);
  const { ChurchFacts } = recordedResults;
  expect(menuOf({ AllEvents: {}, ChurchFacts } as Partial<StoredResults>)).toEqual(['/about-us', '/contact']);
  const all = ['/coming-up', '/whats-on', '/about-us', '/contact'];
  expect(menuOf({ AllEvents: {} } as Partial<StoredResults>, about.body)).toEqual(all);
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
  const { AllEvents, ChurchFacts, AllPages } = recordedResults;
  const mapped = map({
    AllEvents: { eventPageCollection: slim(AllEvents.eventPageCollection, 'sys', 'slug', 'title') as never },
    ChurchFacts: { roleCollection: slim(ChurchFacts.roleCollection, 'sys', 'title') as never },
    AllPages: { pageCollection: slim(AllPages.pageCollection, 'sys', 'slug', 'title') as never },
  });
  expect(mapped.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
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
    { sys: { id: 'a' }, slug: 'a', title: 'A', alsoOn: 7, firstDate: {} },
  ];
  const spoil = (lists: object) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, { ...list, items: [...nonsense, ...list.items] }]),
    );
  const { AppPreRender, AllEvents, ChurchFacts, AllPages } = recordedResults;
  const mapped = map({
    AppPreRender: spoil(AppPreRender),
    AllEvents: spoil(AllEvents),
    ChurchFacts: spoil(ChurchFacts),
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

test('a fault in a further language is reported with its language, once, and changes nothing in the first', () => {
  const { content: english, problems: faults } = map(inGerman({ title: 'Lieder', body: nestedText(60) }));
  expect(faults.map(({ message }) => message)).toEqual([
    'eventPage carols-by-candlelight (in de): “body” is nested deeper than 50 levels.',
  ]);
  expect(english.events).toEqual(content.events);
  expect(english.otherLanguages[0]?.events[0]).toMatchObject({ title: 'Lieder', body: [] });
});

test('a locale that the space does not have is reported and left out; an absent translation is not', () => {
  const unknown = map(inGerman({}, null));
  expect(unknown.content.otherLanguages).toEqual([]);
  expect(unknown.problems.map(({ message }) => message)).toEqual([
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
  expect(faults.map(({ message }) => message)).toEqual([
    'page about-us: “slug” must not be “de”, the address of the pages in that language: choose another.',
  ]);
  expect(english.textPages.has('de')).toBe(false);
  expect(english.otherLanguages[0]?.textPages.has('de')).toBe(false);
  expect(map({ ...recordedResults, AllPages }).content.textPages.has('de')).toBe(true);
});

test('a page that has nothing to list is in the menu only with a text of its own', () => {
  const inMenu = (body: unknown) => {
    const whatsOn = entryLike(first.AllPages.pageCollection, { slug: 'whats-on', body: body as never });
    const AllPages = { ...first.AllPages, pageCollection: listOf(whatsOn) };
    const AllEvents = { ...first.AllEvents, eventPageCollection: listOf() };
    return map({ ...recordedResults, AllEvents, AllPages }).content.navigation.pages.map(({ path }) => path);
  };
  const run = { nodeType: 'text', value: 'Soon more.', marks: [], data: {} };
  const text = { json: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [run] }] } };
  expect(inMenu(null)).not.toContain('/whats-on');
  expect(inMenu(text)).toContain('/whats-on');
});

test('a rich text leads to pages and events by the id of their entry', () => {
  const linkTo = (id: string) => ({
    ...{ nodeType: 'entry-hyperlink', data: { target: { sys: { id } } } },
    content: [{ nodeType: 'text', value: id, marks: [], data: {} }],
  });
  const page = (id: string, fields: object) =>
    entryLike(first.AllPages.pageCollection, { sys: { id, publishedAt: null }, ...fields });
  const links = ['about', 'carols-by-candlelight', 'nameless', 'gone'].map(linkTo);
  const body = { json: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: links }] } };
  const pageCollection = listOf(
    page('about', { slug: 'about-us', body }),
    page('nameless', { slug: 'No address' }),
  );
  const { content: mapped } = map({ ...recordedResults, AllPages: { ...first.AllPages, pageCollection } });
  const [paragraph] = mapped.pages.aboutUs?.body ?? [];
  expect(paragraph).toMatchObject({
    inlines: [
      { kind: 'link', href: '/about-us' },
      { kind: 'link', href: '/whats-on/carols-by-candlelight' },
      { kind: 'text', text: 'nameless' },
      { kind: 'text', text: 'gone' },
    ],
  });
});
