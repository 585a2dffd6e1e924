import { readBack } from 'schedules-in-words';
import { describe, expect, test } from 'vitest';
import type { Place } from '#domain/church/place.ts';
import { localeOf } from '#languages/locale.ts';
import { occurrencesBetween } from '#schedules-in-words/tests/fixtures/occurrences-between.ts';
import { inLondon, london, startsOf } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { changeWire } from '#tests/fixtures/content.fixture.ts';
import { eventWire, mappedEvents } from '#tests/fixtures/mapped-events.ts';
import { listOf, recordingMapping } from '#tests/fixtures/results.fixture.ts';
import type { Fields } from '../../content-entries.ts';
import { mapEvents } from './events.ts';

const good = eventWire('worship');

describe('an event with invalid times is reported, and keeps its valid ones', () => {
  test.each([
    ['end before start', { endTime: '09:00' }, 'endTime', 'ends before it starts'],
    ['an end without a start', { startTime: null }, 'endTime', 'no start time'],
    ['an impossible time', { startTime: '25:00' }, 'startTime', 'not a time'],
  ])('%s: its dates stay', (_, wrong, field, text) => {
    const { events, problems } = mappedEvents([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]?.schedule).toMatchObject({ phases: [{ parts: [{ days: { kind: 'rule' } }] }] });
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
    const { events, problems } = mappedEvents([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]).toMatchObject({ schedule: null, unconfirmed: { status: 'scheduled' } });
    expect(problems.join('\n')).toContain(`eventPage bad: “${field}”`);
    expect(problems.join('\n')).toContain(text);
  });
});

describe('a bad change does not affect the event and its other dates', () => {
  test.each([
    ['of a date that does not exist', { date: '2026-12-08' }, 'date', 'does not happen on'],
    ['without a date', { date: null }, 'date', 'is missing'],
    ['to a place that is not given', { status: 'moved' }, 'newDate', 'neither'],
    ['with an unknown status', { status: 'maybe' }, 'status', 'not known'],
  ])('%s', (_, wrong, field, text) => {
    const { slugs, problems } = mappedEvents([good], [changeWire('slip', 'worship', wrong)]);
    expect(slugs).toEqual(['worship']);
    expect(problems.join('\n')).toContain(`eventChange slip: “${field}”`);
    expect(problems.join('\n')).toContain(text);
  });

  test('a change of an event that is not there changes nothing', () => {
    const { problems, events } = mappedEvents(
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
  const { events, problems } = mappedEvents([eventWire('hire', hire), eventWire('party', timed)]);
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
  const { events, problems } = mappedEvents([eventWire('visits', visits)]);
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
  const { events, problems } = mappedEvents([lunch, club], [], [summer]);
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
  const { events, problems } = mappedEvents([club, good], [], [autumn, faulty]);
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

test('the terms of a schedule are in their order, whatever that of the list', () => {
  const term = (id: string, firstDate: string, lastDate: string): Fields<'term'> => ({
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
  const { events } = mappedEvents([eventWire('club', { termTimeOnly: true })], [], terms);
  expect(events[0]?.schedule?.phases[0].terms?.map(({ from, to }) => `${from} ${to}`)).toEqual([
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

test('a church whose pages are in German types German, and reads of its faults in German', () => {
  const german = localeOf({ language: 'de', zone: 'Europe/Berlin', country: 'DE', nation: 'germany' });
  const { mapping, messages } = recordingMapping();
  const choir = {
    repeats: 'mittwochs, nicht an Feiertagen',
    firstDate: '2. Dezember 2026',
    startTime: '19.30 Uhr',
    endTime: '21 Uhr',
  };
  const [read, faulty] = mapEvents(
    {
      eventPageCollection: listOf(eventWire('chor', choir), eventWire('kreis', { repeats: 'jeden Mitwoch' })),
      eventChangeCollection: listOf(),
      termCollection: listOf(),
    },
    { ...mapping, locale: german },
  );
  expect(
    read?.schedule &&
      readBack(read.schedule, inLondon('2026-11-22T09:00'), german).sentence.replaceAll('\u00a0', ' '),
  ).toBe('Jeden Mittwoch, 19.30 bis 21 Uhr, nicht an Feiertagen, ab Mittwoch, 2. Dezember.');
  expect(faulty?.schedule).toBeNull();
  expect(messages()).toEqual([
    'eventPage kreis: “repeats”: „Mitwoch“ in „jeden Mitwoch“ ist nicht bekannt; schreiben Sie es wie „einmalig“, „jeden Sonntag“, „am 1. und 3. Dienstag im Monat“, „täglich“ oder „jedes Jahr am 5. August“.',
  ]);
});

test.each([
  ['Upper room', { place: undefined, room: 'Upper room' }],
  ['The Hall', { place: { id: 'hall' }, room: undefined }],
  ['Stage, The hall', { place: { id: 'hall' }, room: 'Stage' }],
])('a line of other times may name a place of the church, or a room: %s', (place, where) => {
  const hall = { id: 'hall', name: 'The hall' } as Place;
  const { mapping } = recordingMapping({ places: new Map([['hall', hall]]) });
  const otherTimes = [`from 3 January 2027: 11am, ${place}`];
  const collection = listOf(eventWire('worship', { otherTimes }));
  const [event] = mapEvents({ eventPageCollection: collection }, mapping);
  expect(event?.schedule?.phases[1]?.place?.where).toMatchObject(where);
});
