import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedules } from '../schedules-arbitrary.ts';
import { LONDON } from '../schedules-for-tests.ts';
import { calendarFile } from './calendar-file.ts';
import { entryOf, HEADING, linesShown } from './entries-for-tests.ts';

// Debian's packages belong to Debian's own Python, which need not be the first on the path.
const python = ['python3', '/usr/bin/python3'].find((command) => {
  return spawnSync(command, ['-c', 'import icalendar, recurring_ical_events']).status === 0;
});

const needs = 'needs Debian’s python3-icalendar and python3-recurring-ical-events';

test.skipIf(python === undefined)(
  `Python reads from the files of many schedules the occurrences that pages show (${needs})`,
  { timeout: 60_000 },
  () => {
    const many = fc.sample(schedules, { numRuns: 200 });
    const files = many.map((schedule) => calendarFile(HEADING, [entryOf(schedule)], LONDON));
    const read = readBack(files);
    for (const [index, schedule] of many.entries()) {
      expect(read[index], files[index]).toEqual(linesShown(schedule));
    }
  },
);

function readBack(files: readonly string[]): unknown[] {
  const asked = { from: '20260101', to: '20290101', zone: LONDON, files };
  const { stdout, stderr, status } = spawnSync(
    python ?? 'python3',
    [new URL('./read-back-python.py', import.meta.url).pathname],
    { input: JSON.stringify(asked), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const read: unknown = JSON.parse(stdout);
  return Array.isArray(read) ? read : [];
}
