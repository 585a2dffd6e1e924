import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#domain/schedule/occurrences.ts';
import { inLondon, LONDON, startsOf } from '#tests/fixtures/schedule.fixture.ts';
import type { EntryProblem } from './entry-problem.ts';
import { getCalendarEvents, getEvent, getEvents } from './events.ts';
import { changeWire, clientOf, eventWire } from './events-for-tests.ts';

async function read(...args: Parameters<typeof clientOf>) {
  const problems: string[] = [];
  const onProblem = ({ message }: EntryProblem) => problems.push(message);
  const events = await getEvents(clientOf(...args), LONDON, onProblem);
  return { slugs: events.map(({ slug }) => slug), events, problems };
}

const good = eventWire('worship', {});

describe('an event whose times make no sense is reported, and stays with what can be told of them', () => {
  test.each([
    ['end before start', { endTime: '09:00' }, 'endTime', 'ends before it starts'],
    ['an end without a start', { startTime: null }, 'endTime', 'no start time'],
    ['an impossible time', { startTime: '25:00' }, 'startTime', 'not a time'],
  ])('%s: its dates stay', async (_, wrong, field, words) => {
    const { events, problems } = await read([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]).toMatchObject({ schedule: { kind: 'weekly' }, unconfirmed: undefined });
    expect(problems.join('\n')).toContain(`eventPage bad: the field “${field}”`);
    expect(problems.join('\n')).toContain(words);
  });

  test.each([
    ['an impossible date', { firstDate: '2026-02-30' }, 'firstDate', 'not a date'],
    ['an unreadable date', { firstDate: 'next Sunday' }, 'firstDate', 'cannot be read as a date'],
    ['an unknown weekday', { weekdays: ['Funday'] }, 'weekdays', 'not a weekday'],
    ['an unknown rhythm', { repeats: 'every year' }, 'repeats', 'not known'],
    ['no rhythm', { repeats: null }, 'repeats', 'not said'],
    [
      'a fifth weekday of the month',
      { repeats: 'every month', monthlyOn: 'fifth Sunday' },
      'monthlyOn',
      'every month',
    ],
    ['an unknown status', { status: 'perhaps' }, 'status', 'not known'],
    ['a last date before the first', { lastDate: '2026-01-01' }, 'lastDate', 'before the first'],
  ])('%s: its dates are to be confirmed', async (_, wrong, field, words) => {
    const { events, problems } = await read([eventWire('bad', wrong), good]);
    expect(events.map(({ slug }) => slug)).toEqual(['bad', 'worship']);
    expect(events[0]).toMatchObject({ schedule: null, unconfirmed: { status: 'scheduled' } });
    expect(problems.join('\n')).toContain(`eventPage bad: the field “${field}”`);
    expect(problems.join('\n')).toContain(words);
  });
});

describe('one bad entry is left out and reported, and takes no other down', () => {
  test.each([
    ['no slug', { slug: null }, 'slug', 'is empty'],
    ['no title', { title: null }, 'title', 'is empty'],
  ])('%s', async (_, wrong, field, words) => {
    const { slugs, problems } = await read([eventWire('bad', wrong), good]);
    expect(slugs).toEqual(['worship']);
    expect(problems.join('\n')).toContain(`eventPage bad: the field “${field}”`);
    expect(problems.join('\n')).toContain(words);
  });

  test('a left-out line that cannot be read leaves the series', async () => {
    const { slugs, problems } = await read([eventWire('worship', { leftOut: ['Christmas'] })]);
    expect(slugs).toEqual(['worship']);
    expect(problems).toHaveLength(1);
  });

  test('an offset that does not fit London on that day is reported, and the digits count', async () => {
    const times = { repeats: 'once', firstDate: null, startTime: null, endTime: null, weekdays: [] };
    const startsAt = '2027-07-05T10:30:00.000+00:00';
    const { events, problems } = await read([eventWire('tea', { ...times, startsAt })]);
    expect(starts(events[0])).toEqual(['2027-07-05T10:30+01:00']);
    expect(problems.join()).toContain('may not be what was meant');
    expect(problems.join()).toContain('UTC+00:00');
  });
});

describe('a bad change leaves the event and its other dates', () => {
  test.each([
    ['of a date that does not exist', { date: '2026-12-08' }, 'date', 'does not happen on'],
    ['without a date', { date: null }, 'date', 'not said'],
    ['to a place that is not given', { status: 'moved' }, 'newDate', 'neither'],
    ['with an unknown status', { status: 'maybe' }, 'status', 'not known'],
  ])('%s', async (_, wrong, field, words) => {
    const { slugs, problems } = await read([good], [changeWire('slip', 'worship', wrong)]);
    expect(slugs).toEqual(['worship']);
    expect(problems.join('\n')).toContain(`eventChange slip: the field “${field}”`);
    expect(problems.join('\n')).toContain(words);
  });

  test('a change of an event that is not there changes nothing', async () => {
    const { problems, events } = await read([good], [changeWire('stray', 'elsewhere', {})]);
    expect(problems).toEqual([]);
    expect(events[0]?.schedule?.changes).toEqual([]);
  });
});

test('an event without any date is kept, without a schedule', async () => {
  const { events, problems } = await read([eventWire('hire', { firstDate: null })]);
  expect([events[0]?.schedule, problems]).toEqual([null, []]);
});

test('a change counts as a publication of its event', async () => {
  const sys = { id: 'off', publishedAt: '2026-12-01T08:00:00.000Z', publishedVersion: 1 };
  const { events } = await read([good], [changeWire('off', 'worship', { sys })]);
  expect(events[0]?.revision.publishedAt).toBe('2026-12-01T08:00:00.000Z');
});

test('a new room alone is a room of the usual place; a new place is without the usual room', async () => {
  const newPlace = { sys: { id: 'hall' } };
  const { events } = await read(
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

test('the page and the calendar tell the same event', async () => {
  const client = clientOf([good], [changeWire('off', 'worship', {})]);
  const report = () => expect.unreachable();
  const [listed] = await getEvents(client, LONDON, report);
  const [inCalendar] = await getCalendarEvents(client, LONDON, report);
  const onPage = await getEvent(client, 'worship', LONDON, report);
  expect(inCalendar).toEqual({ ...listed, body: [] });
  expect(onPage).toEqual({ ...listed, body: [], contact: undefined });
});

function starts(event: Awaited<ReturnType<typeof read>>['events'][number] | undefined): string[] {
  if (!event?.schedule) return [];
  const [from, to] = [inLondon('2026-12-01T00:00'), inLondon('2028-01-01T00:00')];
  return startsOf(occurrencesBetween(event.schedule, from, to, LONDON));
}
