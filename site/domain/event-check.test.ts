import { expect, test } from 'vitest';
import { checkEvents, type RoomName, type UncheckedChange, type UncheckedEvent } from './event-check.ts';
import { FAIR, SUNDAYS } from './events-for-tests.ts';
import type { RawChange, RawSchedule } from './time/raw-schedule.ts';
import { inLondon, LONDON } from './time/schedules-for-tests.ts';

const NAVE: RoomName = { place: 'church', room: 'Nave' };

function event(id: string, raw: RawSchedule, where = NAVE): UncheckedEvent {
  return { id, title: `The ${id}`, worship: false, where, raw };
}

function change(event: string, raw: Omit<RawChange<RoomName>, 'id'>): UncheckedChange {
  return { event, raw: { id: `${event}-change`, ...raw } };
}

function said(events: readonly UncheckedEvent[], changes: readonly UncheckedChange[] = []): string[] {
  return checkEvents(events, changes, inLondon('2026-12-01T09:00'), LONDON).map(
    ({ severity, record, field, item, message }) =>
      `${severity} ${record.id} ${field}${item === undefined ? '' : `[${item}]`}: ${message}`,
  );
}

test('a sound week has nothing to be said', () => {
  expect(said([event('worship', SUNDAYS), event('fair', FAIR)])).toEqual([]);
});

test('each fault names its entry and field, and the item of a list', () => {
  const leftOut = ['2026-12-27', '2026-12-28: a Monday'];
  const [first, second] = said([
    event('fair', { ...FAIR, endTime: '13:00' }),
    event('worship', { ...SUNDAYS, leftOut }),
  ]);
  expect(first).toMatch(/^error fair endTime: It ends before it starts: from 2pm to 1pm\./);
  expect(second).toMatch(/^error worship leftOut\[1\]: "2026-12-28: a Monday" leaves out a date/);
});

test('a change of a date that does not exist is an error of the change', () => {
  const changes = [change('worship', { date: '2026-12-07', status: 'cancelled' })];
  expect(said([event('worship', SUNDAYS)], changes)).toEqual([
    expect.stringMatching(/^error worship-change date: It does not happen on 2026-12-07/),
  ]);
});

test('a change of an event that nobody sees is pointed out', () => {
  expect(said([], [change('worship', { date: '2026-12-06', status: 'cancelled' })])).toEqual([
    'warning worship-change event: The event “worship” is not published, so this changes nothing.',
  ]);
});

test('two events in one room at once are pointed out once, with their times', () => {
  const choir = event('choir', { ...SUNDAYS, startTime: '11:30', endTime: '12:30' });
  expect(said([event('worship', SUNDAYS), choir])).toEqual([
    expect.stringMatching(
      /^warning worship startTime: .* as “The choir” \(choir\): Sunday 6 December, 10\.30am to 11\.45am, and Sunday 6 December, 11\.30am to 12\.30pm\./,
    ),
  ]);
});

test('another room, another place, one after the other, and no place at all are no clash', () => {
  const choir = { ...SUNDAYS, startTime: '11:30', endTime: '12:30' };
  const worship = event('worship', SUNDAYS);
  expect(said([worship, event('choir', choir, { ...NAVE, room: 'Vestry' })])).toEqual([]);
  expect(said([worship, event('choir', choir, { ...NAVE, place: 'hall' })])).toEqual([]);
  expect(said([worship, event('choir', { ...choir, startTime: '11:45' })])).toEqual([]);
  const nowhere = { place: null, room: null };
  expect(said([event('worship', SUNDAYS, nowhere), event('choir', choir, nowhere)])).toEqual([]);
});

test('a date moved into a taken room clashes, one moved out of it does not', () => {
  const events = [event('worship', SUNDAYS), event('fair', { ...FAIR, startTime: '10:00' })];
  const toSunday = { date: '2026-12-05', status: 'moved', newDate: '2026-12-06' };
  expect(said(events, [change('fair', toSunday)])).toHaveLength(1);
  expect(said(events, [change('fair', { ...toSunday, where: { place: 'hall', room: null } })])).toEqual([]);
});

test('a service without an end is pointed out: it would stand as over after an hour', () => {
  const service = (raw: RawSchedule) => ({ ...event('midnight', raw), worship: true });
  expect(said([service({ ...FAIR, endTime: null })])).toEqual([
    expect.stringMatching(/^warning midnight endTime: No end is given/),
  ]);
  expect(said([service(FAIR), service({ ...FAIR, startTime: null, endTime: null })])).toEqual([]);
  expect(said([event('fair', { ...FAIR, endTime: null })])).toEqual([]);
});

test('an event without any date is listed without one; half a date is an error', () => {
  expect(said([event('hire', { repeats: 'once' })])).toEqual([
    'warning hire repeats: No date is given, so it is listed without one.',
  ]);
  expect(said([event('hire', { repeats: 'once', startTime: '10:00' })])).toEqual([
    expect.stringMatching(/^error hire firstDate: There is no first date/),
  ]);
});
