import { expect, test } from 'vitest';
import { eventOf, FAIR, SUNDAYS } from './events-for-tests.ts';
import { menuMark } from './menu-mark.ts';
import { inLondon, LONDON } from './time/schedules-for-tests.ts';

type More = Parameters<typeof eventOf>[2];

function mark(times: typeof FAIR, more?: More, now = '2026-12-03T09:00'): string | undefined {
  return menuMark(eventOf('event', times, more).schedule, inLondon(now), LONDON);
}

const changed = (date: string, status: string): More => ({ changes: [{ date, status }] });

test('an event that is on has no mark', () => {
  expect(mark(SUNDAYS)).toBeUndefined();
  expect(mark(FAIR)).toBeUndefined();
});

test('an event that is off as a whole is marked so, by its own status or the change of its one date', () => {
  expect(mark({ ...SUNDAYS, status: 'cancelled' })).toBe('Cancelled');
  expect(mark({ ...FAIR, status: 'postponed' })).toBe('Postponed');
  expect(mark(FAIR, changed('2026-12-05', 'cancelled'))).toBe('Cancelled');
});

test('a series whose next date is off is marked with that date, and only until it is over', () => {
  const off = changed('2026-12-06', 'cancelled');
  expect(mark(SUNDAYS, off)).toBe('Cancelled on Sunday 6 December');
  expect(mark(SUNDAYS, off, '2026-11-29T09:00')).toBeUndefined();
  expect(mark(SUNDAYS, off, '2026-12-06T11:45')).toBeUndefined();
});

test('what is moved is not off, and what is over needs no mark', () => {
  expect(
    mark(SUNDAYS, { changes: [{ date: '2026-12-06', status: 'moved', newDate: '2026-12-07' }] }),
  ).toBeUndefined();
  expect(mark({ ...FAIR, status: 'cancelled' }, undefined, '2026-12-05T16:00')).toBeUndefined();
});
