import { spawnSync } from 'node:child_process';
import { london } from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { type DebianReader, findCalendarReader } from '#tests/tools/calendar-readers.ts';

const scripts: Readonly<Record<DebianReader, string>> = {
  python: 'python-calendar-reader.py',
  libical: 'libical-calendar-reader.py',
  sabre: 'sabre-calendar-reader.php',
};

/**
 * Reads calendar files with a reader that Debian packages, all in one process.
 * @param range the first date, and the date after the last, such as `20260101`
 * @returns for each file its occurrences in order, as `lineOf` writes them
 */
export function readWithDebian(
  reader: DebianReader,
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
