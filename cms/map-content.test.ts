import { expect, test } from 'vitest';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { StoredResults } from './client/fetch-content.ts';
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

test('each kind of event has a pattern of its own, by its place in the list, up to the number that there is', () => {
  const { eventKindCollection } = recordedResults.ChurchFacts;
  const eight = Array.from({ length: 8 }, (_, at) => entryLike(eventKindCollection, { slug: `kind-${at}` }));
  const ChurchFacts = { ...recordedResults.ChurchFacts, eventKindCollection: listOf(...eight) };
  const { content } = map({ ...recordedResults, ChurchFacts } as StoredResults);
  expect(content.eventKinds.map(({ pattern }) => pattern)).toEqual([0, 1, 2, 3, 4, 5, 0, 1]);
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

test('a page that has nothing to list is in the menu only with a text of its own', () => {
  const inMenu = (body: unknown) => {
    const whatsOn = entryLike(recordedResults.AllPages.pageCollection, {
      slug: 'whats-on',
      body: body as never,
    });
    const AllPages = { ...recordedResults.AllPages, pageCollection: listOf(whatsOn) };
    const AllEvents = { ...recordedResults.AllEvents, eventPageCollection: listOf() };
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
    entryLike(recordedResults.AllPages.pageCollection, { sys: { id, publishedAt: null }, ...fields });
  const links = ['about', 'carols-by-candlelight', 'nameless', 'gone'].map(linkTo);
  const body = { json: { nodeType: 'document', content: [{ nodeType: 'paragraph', content: links }] } };
  const pageCollection = listOf(
    page('about', { slug: 'about-us', body }),
    page('nameless', { slug: 'No address' }),
  );
  const { content: mapped } = map({
    ...recordedResults,
    AllPages: { ...recordedResults.AllPages, pageCollection },
  });
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
