import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { findCalendarReader } from '#tests/tools/calendar-readers.ts';
import { entryOf, HEADING, linesShown } from '../fixtures/calendar-entry.fixture.ts';
import { schedules } from '../fixtures/schedule.arbitrary.ts';
import { LONDON, SUNDAYS, scheduleOf } from '../fixtures/schedule.fixture.ts';

const python = findCalendarReader();

const needs = 'needs Debian’s python3-icalendar and python3-recurring-ical-events';

test.skipIf(python === undefined)(
  `Python reads from the files of many schedules the occurrences that pages show (${needs})`,
  { timeout: 60_000 },
  () => {
    // A date in the hour that the clocks show twice is left out too rarely by chance.
    const rare = { ...SUNDAYS, startTime: '01:00', endTime: '09:15', leftOut: ['2027-10-31'] };
    const many = [scheduleOf(rare), ...fc.sample(schedules, { numRuns: 100 })];
    const files = many.map((schedule) => calendarFile(HEADING, [entryOf(schedule)], LONDON));
    const read = readBack(files);
    for (const [index, schedule] of many.entries()) {
      expect(read[index], files[index]).toEqual(linesShown(schedule));
    }
  },
);

function readBack(files: readonly string[]): unknown[] {
  const input = { from: '20260101', to: '20290101', zone: LONDON, files };
  const { stdout, stderr, status } = spawnSync(
    python ?? 'python3',
    [new URL('./python-calendar-reader.py', import.meta.url).pathname],
    { input: JSON.stringify(input), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const read: unknown = JSON.parse(stdout);
  return Array.isArray(read) ? read : [];
}
