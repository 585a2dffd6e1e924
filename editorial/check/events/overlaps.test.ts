import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import {
  inLondon,
  LONDON,
  SUNDAYS,
  scheduleOf,
} from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { overlaps } from './overlaps.ts';

const event = (title: string, raw: RawSchedule, place: string | null = 'church') => ({
  title,
  place,
  schedule: scheduleOf(raw),
});

function pairs(events: ReturnType<typeof event>[]): string[] {
  const [from, to] = [inLondon('2026-12-01T00:00'), inLondon('2027-03-01T00:00')];
  return overlaps(events, from, to, LONDON, ({ place }) => place).map(
    ({ one, other, otherOccurrence }) => `${one.title} and ${other.title} on ${otherOccurrence.date}`,
  );
}

const SERVICE = event('Service', SUNDAYS);

test('two series in one place at one time are named once, with the first date they meet', () => {
  const choir = event('Choir', { ...SUNDAYS, firstDate: '2026-12-13', startTime: '11:30', endTime: '13:00' });
  expect(pairs([SERVICE, choir])).toEqual(['Service and Choir on 2026-12-13']);
});

test('one after the other, elsewhere, cancelled or all day is no overlap', () => {
  expect(pairs([SERVICE, event('Lunch', { ...SUNDAYS, startTime: '12:00', endTime: '13:00' })])).toEqual([]);
  expect(pairs([SERVICE, event('Crèche', SUNDAYS, 'hall')])).toEqual([]);
  expect(pairs([SERVICE, event('Anything', SUNDAYS, null)])).toEqual([]);
  expect(pairs([SERVICE, event('Off', { ...SUNDAYS, status: 'cancelled' })])).toEqual([]);
  expect(pairs([SERVICE, event('Advent', { repeats: 'once', firstDate: '2026-12-06' })])).toEqual([]);
});
