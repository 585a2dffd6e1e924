import { expect, test } from 'vitest';
import { changeWire, eventWire } from '#tests/fixtures/content.fixture.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';
import type { FetchedResults, QueryResults, StoredResults, Translation } from './client/fetch-content.ts';
import { entryProblem, problemInWords } from './entry-problem.ts';
import { keepLastGood, keepLastGoodWords } from './keep-last-good.ts';
import { mapContent } from './map-content.ts';

const { AppPreRender: _menu, ...translation } = recordedResults;
const { AllEvents, ChurchFacts } = recordedResults;
const local = 'http://localhost:3000';

/** What the site makes of results after earlier ones, as `readResults` of the server does, with a restart in between. */
function read(fresh: StoredResults, last?: StoredResults, siteUrl = local) {
  const earlier = [last, last?.lastGood, fresh.lastGood].filter((each) => each !== undefined);
  const fallback = { title: '', city: '', telephone: undefined };
  const { lastGood, ...mapped } = mapContent(fresh, fallback, undefined, { earlier, siteUrl });
  const stored: StoredResults = JSON.parse(JSON.stringify({ ...fresh, lastGood }));
  return { ...mapped, lastGood, stored, problems: mapped.problems.map(problemInWords) };
}

type Events = Parameters<typeof eventWire>[1];

function withEvent(fields: Events, changes: readonly ReturnType<typeof changeWire>[] = []): QueryResults {
  const eventPageCollection = listOf(eventWire('tea', fields));
  const eventChangeCollection = listOf(...changes);
  return { ...recordedResults, AllEvents: { ...AllEvents, eventPageCollection, eventChangeCollection } };
}

const good = withEvent({ repeats: 'every Sunday', title: 'Tea' });
const slip = { repeats: 'every Sundey', title: 'Tea and cake' };
const eventOf = ({ content }: ReturnType<typeof read>) => content.events[0];

test('an event whose dates can no longer be read keeps its last good times, and its slip is reported', () => {
  const first = read(good);
  const second = read(withEvent(slip), first.stored);
  expect(eventOf(second)).toEqual({ ...eventOf(first), title: 'Tea and cake' });
  expect(second.problems).toEqual([expect.stringMatching(/^eventPage tea: .*Sundey/)]);
  expect(second.lastGood?.AllEvents?.eventPageCollection?.items).toEqual(
    good.AllEvents.eventPageCollection?.items,
  );
});

test('it keeps them through further results and restarts, until they can be read', () => {
  const second = read(withEvent(slip), read(good).stored);
  const third = read(withEvent({ ...slip, title: 'Tea for all' }), second.stored);
  expect(eventOf(third)).toMatchObject({ title: 'Tea for all', schedule: eventOf(second)?.schedule });
  expect(eventOf(read(third.stored))?.schedule).toEqual(eventOf(second)?.schedule);
  const fourth = read(withEvent({ repeats: 'every Monday', firstDate: '2026-09-07' }), third.stored);
  expect(eventOf(fourth)?.schedule?.phases[0].parts[0].days).toMatchObject({
    rule: { byDay: [{ weekday: 1 }] },
  });
  expect([fourth.lastGood, fourth.problems]).toEqual([undefined, []]);
});

test('a cancellation is shown whatever else is wrong: of a date by a change, of all by the status', () => {
  const fresh = withEvent({ ...slip, status: 'cancelled', statusNote: 'Snow' }, [changeWire('off', 'tea')]);
  const { schedule } = eventOf(read(fresh, read(good).stored)) ?? {};
  expect(schedule).toMatchObject({ status: 'cancelled', statusNote: 'Snow' });
  expect(schedule?.changes).toMatchObject([{ id: 'off', kind: 'cancelled' }]);
});

test('times that can be read, or that are gone on purpose, are taken', () => {
  const last = read(good).stored;
  const undated = read(withEvent({ repeats: 'once', firstDate: null, startTime: null, endTime: null }), last);
  expect(eventOf(undated)).toMatchObject({ schedule: null });
  const arranged = read(withEvent({ repeats: 'by arrangement' }), last);
  expect(eventOf(arranged)).toMatchObject({ schedule: null, byArrangement: { more: '' } });
  expect([undated.lastGood, arranged.lastGood]).toEqual([undefined, undefined]);
});

test('the last good times may be by arrangement', () => {
  const last = read(withEvent({ repeats: 'by arrangement, please ring' })).stored;
  expect(eventOf(read(withEvent(slip), last))?.byArrangement).toEqual({
    more: ', please ring',
    timeInWords: null,
  });
});

test('nothing is kept at the first start, or from times that were no better', () => {
  const bad = { schedule: null, unconfirmed: { status: 'scheduled', statusNote: null } };
  expect(eventOf(read(withEvent(slip)))).toMatchObject(bad);
  const other = read(withEvent({ repeats: 'every Mondey' })).stored;
  expect(eventOf(read(withEvent(slip), other))).toMatchObject(bad);
  expect(read(withEvent(slip), other).lastGood).toBeUndefined();
});

const contacts = entryLike(ChurchFacts.safeguardingCollection);

function withContact(fields: object, helplines = ChurchFacts.helplineCollection): QueryResults {
  const localContact = { ...contacts.localContact, ...fields } as typeof contacts.localContact;
  const safeguardingCollection = listOf({ ...contacts, localContact });
  const facts = { ...ChurchFacts, safeguardingCollection, helplineCollection: helplines };
  return { ...recordedResults, ChurchFacts: facts };
}

const unreachable = withContact({ telephone: null, email: null }, listOf());
const nobody = 'Content names nobody in the church who can be reached.';

test('a contact who can be reached is taken, with the helplines as they are', () => {
  const fresh = read(withContact({ telephone: '0113 496 0001' }, listOf()), read(recordedResults).stored);
  expect(fresh.content.safeguarding).toMatchObject({
    contacts: { localContact: { telephone: '0113 496 0001' } },
    helplines: [],
  });
  expect([fresh.safeguardingFault, fresh.lastGood]).toEqual([undefined, undefined]);
});

test('without one the last good contacts and helplines stay, nothing else does, and the fault is told', () => {
  const first = read(recordedResults);
  const AllPages = { ...unreachable.AllPages, pageCollection: listOf() };
  const second = read({ ...unreachable, AllPages }, first.stored);
  expect(second.content.safeguarding).toEqual(first.content.safeguarding);
  expect(second.content.textPages.size).toBe(0);
  expect(second.safeguardingFault).toBe(nobody);
  expect(second.problems).toEqual([expect.stringMatching(/^safeguarding .*“localContact”/)]);
  const third = read(unreachable, second.stored);
  expect(third.content.safeguarding).toEqual(first.content.safeguarding);
  expect(read(third.stored).content.safeguarding).toEqual(first.content.safeguarding);
});

test('nothing of Safeguarding is kept at the first start, or from results that were no better', () => {
  for (const last of [undefined, {}, read(unreachable).stored]) {
    const fresh = read(unreachable, last);
    expect(fresh.content.safeguarding).toEqual({ contacts: undefined, helplines: [] });
    expect([fresh.safeguardingFault, fresh.lastGood]).toEqual([undefined, undefined]);
  }
});

test('on a public site invented numbers count as missing', () => {
  const site = 'https://stoswins.org.uk';
  const real = { telephone: '0113 243 0000', email: null, responsibilities: null };
  const none = Object.fromEntries(
    ['mailbox', 'dioceseUrl', 'statement', 'exitWords'].map((field) => [field, null]),
  );
  const { localContact } = entryLike(withContact(real).ChurchFacts.safeguardingCollection);
  const safeguardingCollection = listOf({ ...contacts, ...none, localContact });
  const facts = { ...ChurchFacts, safeguardingCollection, helplineCollection: listOf() };
  const last = read({ ...recordedResults, ChurchFacts: facts }, undefined, site);
  const fresh = read(recordedResults, last.stored, site);
  expect(fresh.content.safeguarding).toEqual(last.content.safeguarding);
  expect(fresh.safeguardingFault).toMatch(/reaches nobody/);
  expect(read(recordedResults, last.stored, local).safeguardingFault).toBeUndefined();
});

const cutShort = {
  ...translation,
  AllEvents: { ...translation.AllEvents, eventPageCollection: null },
} satisfies Translation;
const failed = { failed: 'The queries failed.' };
const withGerman = (de: Translation | typeof failed | null): FetchedResults => ({
  ...recordedResults,
  translations: { de },
});

test('results in one language, with a whole translation or with an unknown locale stay unchanged', () => {
  for (const fresh of [recordedResults, withGerman(translation), withGerman(null)])
    expect(keepLastGoodWords(fresh, undefined)).toEqual({ results: fresh, faults: new Map() });
});

test('words that could not be fetched, or not as a whole, stay the last good ones, and the first language is new', () => {
  const last = withGerman(translation) as StoredResults;
  const AllPages = { ...recordedResults.AllPages, pageCollection: null };
  for (const [words, reason] of [
    [cutShort, /^The list eventPageCollection is missing/],
    [failed, /^The queries failed\.$/],
  ] as const) {
    const { results, faults } = keepLastGoodWords({ ...withGerman(words), AllPages }, last);
    expect(results).toEqual({ ...recordedResults, AllPages, translations: { de: translation } });
    expect([...faults]).toEqual([['de', expect.stringMatching(reason)]]);
  }
});

test('without last good words there is no translation, and the language has the words of the first', () => {
  for (const last of [undefined, recordedResults, { ...recordedResults, translations: { de: null } }]) {
    const { results, faults } = keepLastGoodWords(withGerman(cutShort), last);
    expect(results).toEqual({ ...recordedResults, translations: {} });
    expect([...faults.keys()]).toEqual(['de']);
  }
});

test('stored words may lack a list that is new in this release', () => {
  const { termCollection: _, ...events } = translation.AllEvents;
  const stored = withGerman({ ...translation, AllEvents: events } as Translation);
  expect(keepLastGoodWords(stored, undefined).faults.size).toBe(0);
});

/** Keeps the first of some parts that is good, and says what is reported of it and of the part of now. */
function keeping(...parts: readonly [string, ...string[]]) {
  const reported: (string | undefined)[][] = [];
  const [now, ...earlier] = parts;
  const { wire, value, fault } = keepLastGood(
    now,
    earlier,
    (part, report) => {
      report(entryProblem(part, 'a', 'is wrong'));
      report(entryProblem(part, 'b', 'is odd', 'warning'));
      return part.toUpperCase();
    },
    (part) => (part.startsWith('BAD') ? `${part} is bad` : undefined),
    ({ entry, field, outcome, severity }) => reported.push([entry, field, outcome, severity]),
  );
  return { kept: [wire, value, fault], reported };
}

test('a part is the latest that is good, and what is wrong with that of now is told as of an entry that is shown', () => {
  const of = (part: string, outcome: string) => [
    [part, 'a', outcome, 'error'],
    [part, 'b', 'served', 'warning'],
  ];
  expect(keeping('new', 'old')).toEqual({ kept: ['new', 'NEW', undefined], reported: of('new', 'left-out') });
  expect(keeping('bad', 'bad too', 'old', 'older')).toEqual({
    kept: ['old', 'OLD', 'BAD is bad'],
    reported: [...of('bad', 'served'), ...of('old', 'left-out')],
  });
  expect(keeping('bad', 'bad too')).toEqual({
    kept: ['bad', 'BAD', undefined],
    reported: of('bad', 'left-out'),
  });
});
