import { expect, test } from 'vitest';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventWire } from '#tests/fixtures/content.fixture.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults } from '../client/fetch-content.ts';
import { mapContent } from '../map-content.ts';

const { AllEvents, AllPages, AppPreRender: menu, ChurchFacts } = recordedResults;
const fallback = { title: 'St Example', city: 'Leeds', telephone: undefined };
const contentAt = (now: string, results: QueryResults) =>
  mapContent(results, fallback, inLondon(now)).content;

/** The events in the lists, and in the menu, at an instant. */
function eventsAt(now: string, days: { showFrom?: string; showUntil?: string }) {
  const named = (slug: string) => ({ slug, title: slug });
  const events = listOf(eventWire('always'), eventWire('some-days', days));
  const shown = contentAt(now, {
    ...recordedResults,
    AllEvents: { ...AllEvents, eventPageCollection: events },
    AppPreRender: { ...menu, regularEvents: { items: [named('always'), named('some-days')] } },
  });
  return {
    listed: shown.events.map(({ slug }) => slug),
    inMenu: shown.navigation.regularEvents.map(({ slug }) => slug),
    validUntil: shown.validUntil?.toString(),
  };
}

const both = ['always', 'some-days'];

test('an event is listed and in the menu from the start of its first day to the end of its last', () => {
  const days = { showFrom: '2026-12-01', showUntil: '2026-12-06' };
  expect(eventsAt('2026-11-30T23:59', days)).toEqual({
    listed: ['always'],
    inMenu: ['always'],
    validUntil: '2026-12-01T00:00:00Z',
  });
  expect(eventsAt('2026-12-01T00:00', days)).toEqual({
    listed: both,
    inMenu: both,
    validUntil: '2026-12-07T00:00:00Z',
  });
  expect(eventsAt('2026-12-06T23:59', days).listed).toEqual(both);
  expect(eventsAt('2026-12-07T00:00', days)).toEqual({
    listed: ['always'],
    inMenu: ['always'],
    validUntil: undefined,
  });
});

test('days begin in the zone of the church, also in summer', () => {
  expect(eventsAt('2026-07-01T00:00', { showFrom: '2026-07-01' }).listed).toEqual(both);
  expect(eventsAt('2026-06-30T23:59', { showFrom: '2026-07-01' }).validUntil).toBe('2026-06-30T23:00:00Z');
});

test('a day that does not exist hides nothing', () => {
  expect(eventsAt('2026-12-01T00:00', { showFrom: '2026-13-45' })).toEqual({
    listed: both,
    inMenu: both,
    validUntil: undefined,
  });
});

test('of several days the next counts, and without an instant all entries are shown', () => {
  const events = listOf(
    eventWire('later', { showFrom: '2027-03-01' }),
    eventWire('sooner', { showFrom: '2027-01-01', showUntil: '2027-01-31' }),
    eventWire('over', { showUntil: '2026-11-30' }),
  );
  const results = { ...recordedResults, AllEvents: { ...AllEvents, eventPageCollection: events } };
  expect(contentAt('2026-12-01T12:00', results).validUntil?.toString()).toBe('2027-01-01T00:00:00Z');
  expect(contentAt('2027-01-15T12:00', results).validUntil?.toString()).toBe('2027-02-01T00:00:00Z');
  const { events: all, validUntil } = mapContent(results, fallback).content;
  expect(all.map(({ slug }) => slug)).toEqual(['later', 'sooner', 'over']);
  expect(validUntil).toBeUndefined();
});

test('the path of an event or a page that is shown until a day has the instant at which it ends', () => {
  const events = listOf(
    eventWire('lunch', { showUntil: '2027-01-06' }),
    eventWire('summer', { showUntil: '2027-06-30' }),
    eventWire('over', { showUntil: '2026-11-30' }),
    eventWire('always'),
  );
  const pages = listOf(entryLike(AllPages.pageCollection, { slug: 'appeal', showUntil: '2026-12-24' }));
  const { endings } = contentAt('2026-12-01T12:00', {
    ...recordedResults,
    AllEvents: { ...AllEvents, eventPageCollection: events },
    AllPages: { ...AllPages, pageCollection: pages },
  });
  expect([...endings].map(String)).toEqual([
    '/whats-on/lunch,2027-01-07T00:00:00Z',
    '/whats-on/summer,2027-06-30T23:00:00Z',
    '/appeal,2026-12-25T00:00:00Z',
  ]);
});

test('entries without days stay as they are', () => {
  const plain = ({ locale: { words: _, ...locale }, ...content }: ReturnType<typeof contentAt>) => ({
    ...content,
    locale,
  });
  expect(plain(contentAt('2026-12-01T00:00', recordedResults))).toEqual(
    plain(mapContent(recordedResults, fallback).content),
  );
});

const later = { showFrom: '2027-01-01' };

test('every list of entries has days: kinds, rooms, questions, places, people, pages, short links and welcomes too', () => {
  const hidden = <Wire>(list: { readonly items: readonly (Wire | null)[] } | null) =>
    listOf(...(list?.items ?? []).map((item) => item && { ...item, ...later }));
  const content = contentAt('2026-12-01T12:00', {
    ...recordedResults,
    ChurchFacts: {
      ...ChurchFacts,
      eventKindCollection: hidden(ChurchFacts.eventKindCollection),
      roomCollection: hidden(ChurchFacts.roomCollection),
      questionCollection: hidden(ChurchFacts.questionCollection),
      placeCollection: hidden(ChurchFacts.placeCollection),
      roleCollection: hidden(ChurchFacts.roleCollection),
      welcomeCollection: hidden(ChurchFacts.welcomeCollection),
      givingCollection: hidden(ChurchFacts.givingCollection),
    },
    AllPages: {
      ...AllPages,
      pageCollection: hidden(AllPages.pageCollection),
      shortLinkCollection: hidden(AllPages.shortLinkCollection),
    },
  });
  const { eventKinds, rooms, questions, places, people, welcomes, giving, textPages, shortLinks } = content;
  expect([eventKinds, rooms, questions, places, people, welcomes, shortLinks]).toEqual(Array(7).fill([]));
  expect([giving, content.otherwise.size, textPages.size]).toEqual([undefined, 0, 0]);
  // Links to what is not shown lead nowhere.
  expect(content.church.place).toBeUndefined();
  expect(content.events.map(({ where, contact, kinds }) => [where.place, contact, kinds])).toEqual(
    content.events.map(() => [undefined, undefined, []]),
  );
});

test('a change and a term have days of their own', () => {
  const [change, term] = [
    entryLike(AllEvents.eventChangeCollection),
    entryLike(AllEvents.termCollection, { firstDate: '2026-09-07', lastDate: '2026-12-18', holidays: [] }),
  ];
  const event = eventWire('club', { sys: { id: change.event?.sys.id ?? '', publishedAt: null } });
  const schedule = (days: object) =>
    contentAt('2026-12-01T12:00', {
      ...recordedResults,
      AllEvents: {
        eventPageCollection: listOf(event, eventWire('term', { termTimeOnly: true })),
        eventChangeCollection: listOf({ ...change, ...days }),
        termCollection: listOf({ ...term, ...days }),
      },
    }).events.map((each) => [each.schedule?.changes.length, each.schedule?.phases[0].terms?.length]);
  expect(schedule({})).toEqual([
    [1, undefined],
    [0, 1],
  ]);
  expect(schedule(later)).toEqual([
    [0, undefined],
    [undefined, undefined],
  ]);
});

test('a project and an account can end and another follow, and a milestone has days too', () => {
  const project = (fields: object) => ({ ...entryLike(ChurchFacts.projectCollection), ...fields });
  const milestones = entryLike(ChurchFacts.projectCollection).milestonesCollection?.items ?? [];
  const [first, ...others] = milestones;
  const before = { title: 'The roof', showUntil: '2026-11-30' };
  const after = {
    title: 'The organ',
    ...later,
    milestonesCollection: { items: [first && { ...first, showFrom: '2028-01-01' }, ...others] },
  };
  const projectAt = (now: string) => {
    const projectCollection = listOf(project(before), project(after));
    return contentAt(now, { ...recordedResults, ChurchFacts: { ...ChurchFacts, projectCollection } }).project;
  };
  expect(projectAt('2026-11-30T12:00')).toMatchObject({
    title: 'The roof',
    milestones: { length: milestones.length },
  });
  expect(projectAt('2026-12-01T12:00')).toBeUndefined();
  expect(projectAt('2027-01-01T00:00')).toMatchObject({
    title: 'The organ',
    milestones: { length: milestones.length - 1 },
  });
});

test('a link to social media leaves the menu with its days', () => {
  const links = ChurchFacts.socialMediaLinks?.items ?? [];
  const socialMediaLinks = {
    items: links.map((link, at) => link && (at === 0 ? { ...link, ...later } : link)),
  };
  const results = { ...recordedResults, ChurchFacts: { ...ChurchFacts, socialMediaLinks } };
  const shown = (now: string) => contentAt(now, results).navigation.socialMediaLinks.map(({ url }) => url);
  expect(shown('2026-12-01T12:00')).toEqual(links.slice(1).map((link) => link?.url));
  expect(shown('2027-01-01T00:00')).toEqual(links.map((link) => link?.url));
});

test('the file of a picture that is not shown is shown nowhere, nor served, unless another entry shows it', () => {
  const picture = entryLike(AllPages.pictureCollection);
  const filesWith = (...pictures: (typeof picture)[]) => {
    const pages = { ...AllPages, pictureCollection: listOf(...pictures) };
    return [...contentAt('2026-12-01T12:00', { ...recordedResults, AllPages: pages }).pictures.keys()];
  };
  const all = filesWith(picture);
  const hidden = { ...picture, showUntil: '2026-11-30' };
  const file = picture.file?.sys.id ?? '';
  expect(all).toContain(file);
  expect(filesWith(hidden)).toEqual(all.filter((id) => id !== file));
  expect(filesWith(hidden, picture)).toEqual(all);
});
