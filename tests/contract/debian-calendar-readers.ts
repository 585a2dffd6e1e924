import { spawnSync } from 'node:child_process';
import { london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { findCalendarReader } from '#tests/tools/calendar-readers.ts';

const scripts = { python: 'python-calendar-reader.py', libical: 'libical-calendar-reader.py' };

/**
 * Reads calendar files with a reader for Python, all in one process.
 * @param range the first date, and the date after the last, such as `20260101`
 * @returns for each file its occurrences in order, as `lineOf` writes them
 */
export function readWithPython(
  reader: keyof typeof scripts,
  files: readonly string[],
  range = { from: '20250101', to: '20310101' },
): readonly (readonly string[])[] {
  const { stdout, stderr, status } = spawnSync(
    findCalendarReader(reader) ?? 'python3',
    [new URL(`./${scripts[reader]}`, import.meta.url).pathname],
    {
      input: JSON.stringify({ ...range, zone: london, files }),
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (status !== 0 || stderr !== '') throw new Error(`The reader failed: ${stderr}`);
  return JSON.parse(stdout);
}
