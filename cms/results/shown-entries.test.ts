import { expect, test } from 'vitest';
import { inLondon, LONDON } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventWire } from '#tests/fixtures/content.fixture.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { QueryResults, StoredResults } from '../fetch-content.ts';
import { mapContent } from '../map-content.ts';
import type { EntryOf } from '../mappers/mapping.ts';
import { shownEntries } from './shown-entries.ts';

const menu = recordedResults.AppPreRender;
const named = (slug: string) => ({ slug, title: slug });

/** The events in the lists, and in the menu, at an instant. */
function eventsAt(now: string, days: { showFrom?: string; showUntil?: string }) {
  const events = { items: [eventWire('always'), eventWire('some-days', days)], total: 2 };
  const results = {
    ...recordedResults,
    AllEvents: { ...recordedResults.AllEvents, eventPageCollection: events },
    AppPreRender: { ...menu, regularEvents: { items: [named('always'), named('some-days')] } },
  };
  const shown = shownEntries(results, inLondon(now), LONDON);
  return {
    listed: shown.results.AllEvents?.eventPageCollection?.items.map((event) => event?.slug),
    inMenu: shown.results.AppPreRender?.regularEvents?.items.map((event) => event?.slug),
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
  expect(eventsAt('2026-12-01T00:00', { showFrom: '2026-13-45' }).listed).toEqual(both);
});

test('entries without days stay as they are', () => {
  const { results, validUntil } = shownEntries(recordedResults, inLondon('2026-12-01T00:00'), LONDON);
  expect(results).toEqual(recordedResults);
  expect(validUntil).toBeUndefined();
});

type Facts = QueryResults['ChurchFacts'];
const { AllEvents, ChurchFacts, AllPages } = recordedResults;
const noon = inLondon('2026-12-01T12:00');
const ended = { showUntil: '2026-11-30' };
const later = { showFrom: '2027-01-01' };

const shownFacts = (facts: Partial<Facts>): StoredResults['ChurchFacts'] =>
  shownEntries({ ...recordedResults, ChurchFacts: { ...ChurchFacts, ...facts } }, noon, LONDON).results
    .ChurchFacts;

test('every list of entries has days: kinds, rooms, terms, questions, places and people too', () => {
  const withDays = <Wire>(list: { readonly items: (Wire | null)[] } | null) => ({
    total: 2,
    items: [entryLike(list), { ...entryLike(list), ...later }],
  });
  const facts = shownFacts({
    eventKindCollection: withDays(ChurchFacts.eventKindCollection),
    roomCollection: withDays(ChurchFacts.roomCollection),
    questionCollection: withDays(ChurchFacts.questionCollection),
    placeCollection: withDays(ChurchFacts.placeCollection),
    roleCollection: withDays(ChurchFacts.roleCollection),
  });
  const { eventKindCollection, roomCollection, questionCollection, placeCollection, roleCollection } =
    facts ?? {};
  for (const list of [
    eventKindCollection,
    roomCollection,
    questionCollection,
    placeCollection,
    roleCollection,
  ])
    expect(list?.items).toHaveLength(1);
  const terms = { ...AllEvents, termCollection: withDays(AllEvents.termCollection) };
  const { results } = shownEntries({ ...recordedResults, AllEvents: terms }, noon, LONDON);
  expect(results.AllEvents?.termCollection?.items).toHaveLength(1);
});

test('a project and an account can end and another follow', () => {
  const [before, after] = [
    { title: 'The roof', ...ended },
    { title: 'The organ', ...later },
  ];
  const project = (fields: object) => ({ ...entryLike(ChurchFacts.projectCollection), ...fields });
  const projectAt = (now: string, ...projects: object[]) => {
    const results = {
      ...recordedResults,
      ChurchFacts: { ...ChurchFacts, projectCollection: listOf(...projects.map(project)) },
    };
    return mapContent(results, { title: '', city: '', telephone: '' }, inLondon(now)).content.project?.title;
  };
  expect(projectAt('2026-11-30T12:00', before, after)).toBe('The roof');
  expect(projectAt('2026-12-01T12:00', before, after)).toBeUndefined();
  expect(projectAt('2027-01-01T00:00', before, after)).toBe('The organ');
});

test('a link to social media leaves the menu with its days', () => {
  const [first, ...others] = menu.socialMediaLinkCollection?.items ?? [];
  const socialMediaLinks = listOf({ showFrom: '2027-01-01', showUntil: null, url: first?.url ?? '' });
  const shown = shownEntries(
    { ...recordedResults, ChurchFacts: { ...ChurchFacts, socialMediaLinks } },
    noon,
    LONDON,
  );
  expect(shown.results.AppPreRender?.socialMediaLinkCollection?.items).toEqual(others);
});

test('the file of a picture that is not shown is shown nowhere, nor served, unless another entry shows it', () => {
  const picture = entryLike(AllPages.pictureCollection);
  const file = picture.file?.sys.id;
  const filesWith = (...pictures: (typeof picture)[]) => {
    const pages = { ...AllPages, pictureCollection: listOf(...pictures) };
    const { results } = shownEntries({ ...recordedResults, AllPages: pages }, noon, LONDON);
    return results.AllPages?.assetCollection?.items.map((asset) => asset?.sys.id);
  };
  const hidden = { ...picture, ...ended };
  expect(filesWith(picture)).toContain(file);
  expect(filesWith(hidden)).not.toContain(file);
  expect(filesWith(hidden)).toHaveLength((AllPages.assetCollection?.items.length ?? 0) - 1);
  expect(filesWith(hidden, picture)).toContain(file);
});

type Helpline = EntryOf<Facts['helplineCollection']>;
const helplinesOf = (...lines: Partial<Helpline>[]) =>
  shownFacts({ helplineCollection: listOf(...lines.map(helpline)) })?.helplineCollection?.items.map(
    (line) => line?.name,
  );
const helpline = (fields: Partial<Helpline>): Helpline => ({
  ...entryLike(ChurchFacts.helplineCollection),
  group: 'helpline',
  firstFor: null,
  ...fields,
});

test('a helpline comes and goes while another is in its part of the page', () => {
  expect(helplinesOf({ name: 'Old', ...ended }, { name: 'New' }, { name: 'Next', ...later })).toEqual([
    'New',
  ]);
});

test('an emergency number, the last helpline of a part of the page, and the only first number for a worry never go', () => {
  const deaf = { name: '18000', group: 'emergency' } as const;
  expect(helplinesOf({ name: '999', group: 'emergency', ...ended }, deaf)).toEqual(['999', '18000']);
  expect(helplinesOf({ name: '999', group: 'emergency', ...ended }, { name: 'Other' })).toEqual([
    '999',
    'Other',
  ]);
  const firstFor = ['a child, now or at night'];
  expect(helplinesOf({ name: 'Night', firstFor, ...ended }, { name: 'Other' })).toEqual(['Night', 'Other']);
  expect(helplinesOf({ name: 'Night', firstFor, ...ended }, { name: 'Other', firstFor })).toEqual(['Other']);
});
