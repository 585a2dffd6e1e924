import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import type { Schedule } from 'schedules-in-words';
import { expect, test } from 'vitest';
import {
  fileOf,
  linesShown,
  linesWithin,
} from '#schedules-in-words/tests/fixtures/calendar-entry.fixture.ts';
import { schedules } from '#schedules-in-words/tests/fixtures/schedule.arbitrary.ts';
import {
  everySunday,
  inLondon,
  london,
  scheduleOf,
} from '#schedules-in-words/tests/fixtures/schedule.fixture.ts';
import { demonstrationCalendar } from '#tests/helpers/demonstration-calendar.ts';
import { runs, seed } from '#tests/helpers/long-runs.ts';
import { findCalendarReader } from '#tests/tools/calendar-readers.ts';
import { readWithDebian } from './debian-calendar-readers.ts';

const debians = (['python', 'libical', 'sabre'] as const).filter((name) => findCalendarReader(name));
const readers = ['ical.js', 'node-ical', ...debians];

// Each zone has another present, since the zones and the presents do not depend on each other.
const machines = [
  'Pacific/Auckland 2027-12-31T23:59',
  'Europe/London 2027-03-28T00:59',
  'America/Los_Angeles 2026-12-25T02:00',
  'UTC 2026-11-22T18:00',
  'Europe/Berlin 2026-11-28T09:00',
  'America/New_York 2026-12-31T23:59',
  'Asia/Kolkata 2027-01-01T00:00',
  'Europe/London 2027-05-31T12:00',
  'Pacific/Apia 2027-10-31T01:30',
  'Europe/London 2028-02-29T10:30',
].slice(0, runs(20));

test(`${readers.join(', ')} read the dates that pages show for the next two years, in each zone of a machine (${machines.length})`, {
  timeout: 300_000,
}, async () => {
  const script = new URL('./compare-calendar-readers.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, readers.join(), ...machines]);
  expect(stdout.trim().split('\n')).toEqual(
    machines.flatMap((machine) =>
      readers.map((name) =>
        expect.stringMatching(`^${machine}: ${name}: \\d{2,} files, \\d{4,} dates, 0 differ$`),
      ),
    ),
  );
});

test.each(['2026-11-22T18:00', '2027-01-01T00:00', '2028-12-31T23:59'])(
  'the calendar of the demonstration has at most 200 KB, at %s',
  async (digits) => {
    const { file, events } = await demonstrationCalendar(inLondon(digits));
    expect(events.length).toBeGreaterThan(30);
    expect(Buffer.byteLength(file)).toBeLessThan(200_000);
    expect(Buffer.byteLength(file)).toBeGreaterThan(20_000);
  },
);

/**
 * After the hour that the clocks skip, libical has a series an hour late once, and PHP until autumn. What begins on a day with a change, and
 * goes on over it, is for libical an hour too long or too short on all its days: it takes the hours of the first for all, though hours of
 * a DURATION are exact (RFC 5545 §3.3.6).
 */
const startsAsClocksChange = ({ phases }: Schedule) =>
  phases.some(({ parts, firstDate }) => {
    const isChange = firstDate.toZonedDateTime(london).hoursInDay !== 24;
    return parts.some(
      ({ timing }) =>
        timing.kind === 'timed' && (timing.start.hour === 1 || (isChange && timing.start.hour === 0)),
    );
  });

test.each(debians)(
  '%s reads from the files of many schedules the occurrences that pages show',
  (name) => {
    // A date in the hour that the clocks show twice is left out too rarely by chance.
    const rare = { ...everySunday, startTime: '01:00', endTime: '09:15', leftOut: ['2027-10-31'] };
    const all = [scheduleOf(rare), ...fc.sample(schedules, { numRuns: runs(400), seed })];
    const many = all.filter((schedule) => name === 'python' || !startsAsClocksChange(schedule));
    const files = many.map((schedule) => fileOf(schedule));
    const read = readWithDebian(name, files);
    for (const [index, schedule] of many.entries()) {
      expect(linesWithin(read[index] ?? []), files[index]).toEqual(linesShown(schedule));
    }
  },
  60_000,
);
