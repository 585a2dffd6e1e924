import { expect, test } from 'vitest';
import { localeAt } from '#languages/locale.ts';
import { inLondon } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { eventOf, everySunday, theFair, theHall } from '#tests/fixtures/event.fixture.ts';
import { british } from '#tests/fixtures/locale.fixture.ts';
import { menuStatus, menuValidUntil } from './menu-statuses.ts';

const now = inLondon('2026-12-03T09:00');
const off = { changes: [{ date: '2026-12-06', status: 'cancelled' }] };

test('events that are off are marked, as a whole or on their next date', () => {
  const events = [
    eventOf('worship', everySunday, off),
    eventOf('fair', { ...theFair, status: 'cancelled' }),
    eventOf('tea', everySunday),
  ];
  expect(events.map(({ schedule }) => menuStatus(schedule, localeAt(british, now)))).toEqual([
    'Cancelled on Sunday 6 December',
    'Cancelled',
    undefined,
  ]);
});

test('the statuses are valid until a date that has one is over, and without an end when there are none', () => {
  const sunday = inLondon('2026-12-06T11:00');
  expect(menuValidUntil([eventOf('worship', everySunday, off)], localeAt(british, sunday))).toEqual(
    inLondon('2026-12-06T11:45'),
  );
  expect(menuValidUntil([eventOf('worship', everySunday)], localeAt(british, sunday))).toBeUndefined();
});

test('while the menu says when something begins, it is valid until midnight at the latest', () => {
  const beds = eventOf('beds', { ...everySunday, firstDate: '2027-01-03' });
  expect(menuStatus(beds.schedule, localeAt(british, now))).toBeUndefined();
  expect(menuValidUntil([beds], localeAt(british, now))).toEqual(inLondon('2026-12-04T00:00'));
});

type More = Parameters<typeof eventOf>[2];

function mark(times: typeof theFair, more?: More, now = '2026-12-03T09:00'): string | undefined {
  return menuStatus(eventOf('event', times, more).schedule, localeAt(british, inLondon(now)));
}

const changed = (date: string, status: string): More => ({ changes: [{ date, status }] });

test('an event that takes place as planned has no status', () => {
  expect(mark(everySunday)).toBeUndefined();
  expect(mark(theFair)).toBeUndefined();
});

test('an event that is off as a whole has that status, from itself or from the change of its one date', () => {
  expect(mark({ ...everySunday, status: 'cancelled' })).toBe('Cancelled');
  expect(mark({ ...theFair, status: 'postponed' })).toBe('Postponed');
  expect(mark(theFair, changed('2026-12-05', 'cancelled'))).toBe('Cancelled');
});

test('a series whose next date is off names that date until it is over', () => {
  const off = changed('2026-12-06', 'cancelled');
  expect(mark(everySunday, off)).toBe('Cancelled on Sunday 6 December');
  expect(mark(everySunday, off, '2026-11-29T09:00')).toBeUndefined();
  expect(mark(everySunday, off, '2026-12-06T11:45')).toBeUndefined();
});

const moved = (newDate: string): More => ({ changes: [{ date: '2026-12-06', status: 'moved', newDate }] });

test('a date moved to another day names both days until its former time is over', () => {
  for (const [newDate, text] of [
    ['2026-12-07', 'Moved from Sunday 6 December to Monday 7 December'],
    ['2027-01-14', 'Moved from Sunday 6 December to Thursday 14 January 2027'],
    ['2026-12-05', 'Moved from Sunday 6 December to Saturday 5 December'],
  ] as const) {
    expect(mark(everySunday, moved(newDate))).toBe(text);
    expect(mark(everySunday, moved(newDate), '2026-12-06T11:44')).toBe(text);
    expect(mark(everySunday, moved(newDate), '2026-12-06T11:45')).toBeUndefined();
  }
});

test('a single event that is moved names its new day', () => {
  const more: More = { changes: [{ date: '2026-12-05', status: 'moved', newDate: '2027-02-06' }] };
  expect(mark(theFair, more)).toBe('Moved to Saturday 6 February 2027');
  expect(mark({ ...theFair, status: 'moved' })).toBe('Moved');
});

test('a new place or hour on the same day is no status, and neither is a past date', () => {
  const where = { place: theHall, room: undefined };
  expect(mark(everySunday, { changes: [{ date: '2026-12-06', status: 'moved', where }] })).toBeUndefined();
  const later = { date: '2026-12-06', status: 'changed', newStartTime: '16:00' };
  expect(mark(everySunday, { changes: [later] })).toBeUndefined();
  expect(mark({ ...theFair, status: 'cancelled' }, undefined, '2026-12-05T16:00')).toBeUndefined();
});

test('an event moved to an earlier hour names that hour until its former time is over', () => {
  const earlier = (date: string): More => ({
    changes: [{ date, status: 'changed', newStartTime: '09:00', newEndTime: '10:00' }],
  });
  const sunday = 'Moved to 9am on Sunday 6 December';
  expect(mark(everySunday, earlier('2026-12-06'), '2026-12-06T09:59')).toBeUndefined();
  expect(mark(everySunday, earlier('2026-12-06'), '2026-12-06T10:00')).toBe(sunday);
  expect(mark(everySunday, earlier('2026-12-06'), '2026-12-06T11:45')).toBeUndefined();
  expect(mark(theFair, earlier('2026-12-05'), '2026-12-05T12:00')).toBe(
    'Moved to 9am on Saturday 5 December',
  );
});

test('of two times on a day the one that is off is named by its hour, and both are by their day', () => {
  const twice = { ...everySunday, startTime: '8am', endTime: '8.40am', otherTimes: ['10.30am to 11.45am'] };
  const off = (startTime: string | null): More => ({
    changes: [{ date: '2026-12-06', startTime, status: 'cancelled' }],
  });
  expect(mark(twice, off('8am'))).toBe('Cancelled on Sunday 6 December, 8am');
  expect(mark(twice, off('10.30am'))).toBe('Cancelled on Sunday 6 December, 10.30am');
  expect(mark(twice, off('10.30am'), '2026-12-06T09:00')).toBe('Cancelled on Sunday 6 December');
  expect(mark(twice, off(null))).toBe('Cancelled on Sunday 6 December');
  const moved = { date: '2026-12-06', startTime: '10.30am', status: 'moved', newDate: '2026-12-10' };
  expect(mark(twice, { changes: [moved] })).toBe(
    'Moved from Sunday 6 December, 10.30am to Thursday 10 December',
  );
});

test('a run of dates that is off is named by its next date, and a night until the morning', () => {
  const run: More = { changes: [{ date: '2026-12-06', lastDate: '2026-12-31', status: 'cancelled' }] };
  expect(mark(everySunday, run, '2026-12-14T09:00')).toBe('Cancelled on Sunday 20 December');
  const shelter = { repeats: 'every Tuesday', firstDate: '2026-12-01', startTime: '7pm', endTime: '8am' };
  const night = changed('2026-12-01', 'cancelled');
  expect(mark(shelter, night, '2026-12-02T07:59')).toBe('Cancelled on Tuesday 1 December');
  expect(mark(shelter, night, '2026-12-02T08:00')).toBeUndefined();
});
