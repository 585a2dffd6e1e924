import type { RawSchedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import {
  everySunday,
  inLondon,
  london,
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
  return overlaps(events, from, to, london, ({ place }) => place).map(
    ({ one, other, otherOccurrence }) => `${one.title} and ${other.title} on ${otherOccurrence.date}`,
  );
}

const service = event('Service', everySunday);

test('two series in one place at one time are named once, with the first date they meet', () => {
  const choir = event('Choir', {
    ...everySunday,
    firstDate: '2026-12-13',
    startTime: '11:30',
    endTime: '13:00',
  });
  expect(pairs([service, choir])).toEqual(['Service and Choir on 2026-12-13']);
});

test('one after the other, elsewhere, cancelled or all day is no overlap', () => {
  expect(pairs([service, event('Lunch', { ...everySunday, startTime: '12:00', endTime: '13:00' })])).toEqual(
    [],
  );
  expect(pairs([service, event('Crèche', everySunday, 'hall')])).toEqual([]);
  expect(pairs([service, event('Anything', everySunday, null)])).toEqual([]);
  expect(pairs([service, event('Off', { ...everySunday, status: 'cancelled' })])).toEqual([]);
  expect(pairs([service, event('Advent', { repeats: 'once', firstDate: '2026-12-06' })])).toEqual([]);
});
