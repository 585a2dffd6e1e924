import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#schedules-in-words/tests/fixtures/occurrences-between.ts';
import { inLondon, london, startsOf } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import {
  type ChangeWire,
  changeWire,
  type EventWire,
  eventWire as weeklyEvent,
} from '#tests/fixtures/content.fixture.ts';
import { listOf, recordedResults, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapEvents } from './events.ts';
import type { TermWire } from './schedule.ts';

/** A weekly event of the content service at the church of the mapping, with other fields. */
const eventWire = (id: string, fields: Partial<EventWire> = {}) =>
  weeklyEvent(id, { place: { sys: { id: 'church' } }, ...fields });

function map(
  events: readonly EventWire[],
  changes: readonly ChangeWire[] = [],
  terms: readonly TermWire[] = [],
) {
  const { mapping, messages } = recordingMapping();
  const mapped = mapEvents(
    {
      eventPageCollection: listOf(...events),
      eventChangeCollection: listOf(...changes),
      termCollection: listOf(...terms),
    },
    mapping,
  );
  return { events: mapped, slugs: mapped.map(({ slug }) => slug), problems: messages() };
}

const good = eventWire('worship');

test('highlighted events come first; otherwise the order stays', () => {
  const highlighted = (id: string) => eventWire(id, { highlightedEvent: true });
  const { slugs } = map([
    eventWire('a'),
    highlighted('b'),
    eventWire('c', { highlightedEvent: null }),
    highlighted('d'),
  ]);
  expect(slugs).toEqual(['b', 'd', 'a', 'c']);
});

test('an event has the palette of its leading kind, and without a kind the one that its entry names', () => {
  const food = { slug: 'food', title: 'Food and warmth', palette: 2 as const };
  const { mapping } = recordingMapping({ kinds: new Map([['food', food]]) });
  const wires = [{ kinds: ['food'], palette: 1 }, { palette: 1 }, { palette: null }];
  const events = mapEvents(
    { eventPageCollection: listOf(...wires.map((fields) => eventWire('event', fields))) },
    mapping,
  );
  expect(events.map(({ palette }) => palette)).toEqual([2, 1, 0]);
});

test('an event has the kinds that its entry names, and a service without any is worship', () => {
  const kinds = new Map(
    recordedResults.ChurchFacts.eventKindCollection?.items.map((kind) => [
      kind?.slug ?? '',
      { slug: kind?.slug ?? '', title: kind?.title ?? '', palette: 0 as const },
    ]),
  );
  const { mapping } = recordingMapping({ kinds });
  const wires = [
    { kinds: ['music', 'unknown', 'food'] },
    { worship: true },
    { worship: true, kinds: [] },
    {},
  ];
  const events = mapEvents(
    { eventPageCollection: listOf(...wires.map((fields) => eventWire('event', fields))) },
    mapping,
  );
  expect(events.map((event) => event.kinds.map(({ slug }) => slug))).toEqual([
    ['music', 'food'],
    ['worship'],
    ['worship'],
    [],
  ]);
});

describe('an event with invalid times is reported, and keeps its valid ones', () => {
  test.each([
    ['end before start', { endTime: '09:00' }, 'endTime', 'ends before it starts'],
    ['an end without a start', { startTime: null }, 'endTime', 'no start time'],
    ['an impossible time', { startTime: '25:00' }, 'startTime', 'not a time'],
  ])('%s: its dates stay', (_, wrong, field, text) => {
    const { events, problems } = map([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]?.schedule).toMatchObject({ parts: [{ days: { kind: 'rule' } }] });
    expect(events[0]).not.toHaveProperty('unconfirmed');
    expect(problems.join('\n')).toContain(`eventPage bad: “${field}”`);
    expect(problems.join('\n')).toContain(text);
  });

  test.each([
    ['an impossible date', { firstDate: '2026-02-30' }, 'firstDate', 'not a date'],
    ['an unreadable date', { firstDate: 'next Sunday' }, 'firstDate', 'cannot be read as a date'],
    ['an unknown rhythm', { repeats: 'every blue moon' }, 'repeats', 'not known'],
    ['every month without a day', { repeats: 'every month' }, 'repeats', 'on which day'],
    ['no rhythm', { repeats: null }, 'repeats', 'is missing'],
    ['an unknown status', { status: 'perhaps' }, 'status', 'not known'],
    ['a last date before the first', { lastDate: '2026-01-01' }, 'lastDate', 'before the first'],
  ])('%s: its dates are to be confirmed', (_, wrong, field, text) => {
    const { events, problems } = map([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]).toMatchObject({ schedule: null, unconfirmed: { status: 'scheduled' } });
    expect(problems.join('\n')).toContain(`eventPage bad: “${field}”`);
    expect(problems.join('\n')).toContain(text);
  });
});

test.each(['every week', 'every second week'])(
  '“%s”, to which an older entry added the days in a field that is not asked for, is on the first date’s weekday, and the log says how to migrate',
  (repeats) => {
    const { events, problems } = map([eventWire('class', { repeats }), good]);
    expect(events[0]?.schedule?.parts[0].days).toMatchObject({ rule: { byDay: [{ weekday: 7 }] } });
    expect(problems).toEqual([
      expect.stringMatching(/“repeats” names no day; .* run npm run content:migrate\.$/),
    ]);
  },
);

describe('a bad entry is left out and reported, and affects no other', () => {
  test.each([
    ['no slug', { slug: null }, 'slug'],
    ['no title', { title: null }, 'title'],
  ])('%s', (_, wrong, field) => {
    const { slugs, problems } = map([eventWire('bad', wrong), good]);
    expect(slugs).toEqual(['worship']);
    expect(problems).toEqual([`eventPage bad: “${field}” is empty, and must not be.`]);
  });

  test('a left-out line that cannot be read leaves the series', () => {
    const { slugs, problems } = map([eventWire('worship', { leftOut: ['Chrismas'] })]);
    expect(slugs).toEqual(['worship']);
    expect(problems).toHaveLength(1);
  });
});

describe('a bad change does not affect the event and its other dates', () => {
  test.each([
    ['of a date that does not exist', { date: '2026-12-08' }, 'date', 'does not happen on'],
    ['without a date', { date: null }, 'date', 'is missing'],
    ['to a place that is not given', { status: 'moved' }, 'newDate', 'neither'],
    ['with an unknown status', { status: 'maybe' }, 'status', 'not known'],
  ])('%s', (_, wrong, field, text) => {
    const { slugs, problems } = map([good], [changeWire('slip', 'worship', wrong)]);
    expect(slugs).toEqual(['worship']);
    expect(problems.join('\n')).toContain(`eventChange slip: “${field}”`);
    expect(problems.join('\n')).toContain(text);
  });

  test('a change of an event that is not there changes nothing', () => {
    const { problems, events } = map(
      [good],
      [changeWire('stray', 'elsewhere'), changeWire('none', '', { event: null })],
    );
    expect(problems).toEqual([]);
    expect(events[0]?.schedule?.changes).toEqual([]);
  });
});

test('an event without any date has no schedule, which is a warning; one with a time only has an error', () => {
  const hire = { repeats: 'once', firstDate: null, startTime: null, endTime: null };
  const timed = { ...hire, startTime: '10:00' };
  const { events, problems } = map([eventWire('hire', hire), eventWire('party', timed)]);
  expect(events.map(({ schedule, unconfirmed }) => [schedule, unconfirmed])).toEqual(
    Array(2).fill([null, undefined]),
  );
  expect(problems).toEqual([
    'eventPage hire: “repeats”: No date is given, so it is listed without one.',
    'eventPage party: “firstDate”: There is no first date; write the date it happens, or first happens.',
  ]);
});

test('an event by arrangement says so instead of dates', () => {
  const visits = { repeats: 'by arrangement', timeInWords: 'on weekdays', firstDate: null, startTime: null };
  const { events, problems } = map([eventWire('visits', visits)]);
  expect(events[0]).toMatchObject({
    schedule: null,
    byArrangement: { more: '', timeInWords: 'on weekdays' },
  });
  expect(problems).toEqual([]);
});

test('bank holidays are those of the nation in the settings, in events and in terms', () => {
  const always = {
    showFrom: null,
    showUntil: null,
    sys: { id: 'summer', publishedAt: '2026-12-02T08:00:00.000Z' },
  };
  const summer = { ...always, firstDate: '2027-04-26', lastDate: '2027-05-10', holidays: ['bank holidays'] };
  const lunch = eventWire('lunch', { repeats: 'Mondays, not bank holidays', firstDate: '2027-04-26' });
  const club = eventWire('club', { repeats: 'Mondays in term time', firstDate: '2027-04-26' });
  const { events, problems } = map([lunch, club], [], [summer]);
  expect(problems).toEqual([]);
  const [from, to] = [inLondon('2027-04-26T00:00'), inLondon('2027-05-11T00:00')];
  const days = events.map(({ schedule }) =>
    schedule
      ? startsOf(occurrencesBetween(schedule, from, to, london)).map((start) => start.slice(0, 10))
      : [],
  );
  expect(days).toEqual([
    ['2027-04-26', '2027-05-10'],
    ['2027-04-26', '2027-05-10'],
  ]);
});

test('an event in term time only is on in the terms of the content, without their holidays', () => {
  const sys = { id: 'autumn', publishedAt: '2026-12-02T08:00:00.000Z' };
  const holidays = ['20 to 27 September 2026: a trip', null];
  const always = { showFrom: null, showUntil: null };
  const autumn = { ...always, sys, firstDate: '2026-09-03', lastDate: '2026-10-11', holidays };
  const faulty = { ...autumn, sys: { ...sys, id: 'slip' }, lastDate: 'Christmas' };
  const club = eventWire('club', { termTimeOnly: true });
  const { events, problems } = map([club, good], [], [autumn, faulty]);
  expect(problems).toEqual([expect.stringContaining('term slip: “lastDate”')]);
  expect(events.map(({ publishedAt }) => publishedAt)).toEqual([sys.publishedAt, good.sys.publishedAt]);
  const [from, to] = [inLondon('2026-09-01T00:00'), inLondon('2027-09-01T00:00')];
  const schedule = events[0]?.schedule;
  expect(schedule && startsOf(occurrencesBetween(schedule, from, to, london))).toEqual([
    '2026-09-06T10:30+01:00',
    '2026-09-13T10:30+01:00',
    '2026-10-04T10:30+01:00',
    '2026-10-11T10:30+01:00',
  ]);
});

test('a change is for its event and for each further event, once', () => {
  const link = (id: string) => ({ sys: { id } });
  const also = { items: [link('choir'), link('worship'), null] };
  const off = changeWire('snow', 'worship', { lastDate: '2026-12-13', alsoEventsCollection: also });
  const { events, problems } = map([good, eventWire('choir'), eventWire('tea')], [off]);
  expect(problems).toEqual([]);
  expect(events.map(({ schedule }) => schedule?.changes.map(({ date }) => `${date}`))).toEqual([
    ['2026-12-06', '2026-12-13'],
    ['2026-12-06', '2026-12-13'],
    [],
  ]);
});

test('a change counts as a publication of its event', () => {
  const later = { id: 'off', publishedAt: '2026-12-01T08:00:00.000Z' };
  const { events } = map([good], [changeWire('off', 'worship', { sys: later })]);
  expect(events[0]?.publishedAt).toBe('2026-12-01T08:00:00.000Z');
});

test('a change with only a room stays at the event’s place; one with a place does not have the event’s room', () => {
  const newPlace = { sys: { id: 'hall' } };
  const { events } = map(
    [good],
    [
      changeWire('room', 'worship', { status: 'moved', newRoom: 'Side chapel' }),
      changeWire('hall', 'worship', { date: '2026-12-13', status: 'moved', newPlace }),
    ],
  );
  const places = events[0]?.schedule?.changes.map(({ where }) => [where?.place?.name, where?.room]);
  expect(places).toEqual([
    ['The church', 'Side chapel'],
    ['The hall', undefined],
  ]);
});

test('the language of an event is a tag of a language, or else the church’s own', () => {
  const { mapping, messages } = recordingMapping();
  const languages = ['pl', 'cy-GB', null, '', 'Polish!'].map((language) => eventWire('mass', { language }));
  const list = { items: languages, total: languages.length };
  const events = mapEvents({ eventPageCollection: list }, mapping);
  expect(events.map(({ language }) => language)).toEqual(['pl', 'cy-GB', undefined, undefined, undefined]);
  expect(messages()).toEqual([
    'eventPage mass: “language” must be the letters of a language, like cy, not “Polish!”.',
  ]);
});

test('the terms of a schedule are in their order, whatever that of the list', () => {
  const term = (id: string, firstDate: string, lastDate: string): TermWire => ({
    ...{
      showFrom: null,
      showUntil: null,
      sys: { id, publishedAt: null },
      firstDate,
      lastDate,
      holidays: null,
    },
  });
  const terms = [term('b', '2027-01-05', '2027-03-25'), term('a', '2026-09-03', '2026-12-18')];
  const { events } = map([eventWire('club', { termTimeOnly: true })], [], terms);
  expect(events[0]?.schedule?.terms?.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-09-03 2026-12-18',
    '2027-01-05 2027-03-25',
  ]);
});

test('what may not be meant is a warning, what cannot be read an error; an event is served, a change left out', () => {
  const { mapping, problems } = recordingMapping();
  const sunday = eventWire('sunday', { endTime: '09:00', timeInWords: 'after lunch' });
  const changes = listOf(
    changeWire('off', 'sunday', { newDate: '2026-12-07' }),
    changeWire('bad', 'sunday', { date: null }),
  );
  mapEvents({ eventPageCollection: listOf(sunday), eventChangeCollection: changes }, mapping);
  expect(problems.map(({ entry, field, severity, outcome }) => [entry, field, severity, outcome])).toEqual([
    ['eventPage sunday', 'endTime', 'error', 'served'],
    ['eventPage sunday', 'timeInWords', 'warning', 'served'],
    ['eventChange off', 'newDate', 'warning', 'served'],
    ['eventChange bad', 'date', 'error', 'left-out'],
  ]);
});
