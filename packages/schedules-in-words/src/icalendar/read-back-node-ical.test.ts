import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf, linesShown, linesWithin } from '#tests/fixtures/calendar-entry.fixture.ts';
import { daySets, leftOutSets } from '#tests/fixtures/day-set.arbitrary.ts';
import { part, parted, schedulesOfParts } from '#tests/fixtures/parted-schedules.ts';
import { schedules } from '#tests/fixtures/schedule.arbitrary.ts';
import { everySunday, exhibition, london, scheduleOf } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { readWithNodeIcal } from '#tests/helpers/npm-calendar-readers.ts';
import type { Schedule } from '../dates/schedule.ts';

// node-ical shares neither code nor author with the library the files are written with.
test('node-ical reads the same occurrences from a file that pages show, for any schedule', () => {
  fc.assert(
    fc.property(
      schedules.filter((each) => keepsKindOfTimes(each) && !beginsInDoubledHour(each)),
      (schedule) => {
        expect(readBack(schedule)).toEqual(linesShown(schedule));
      },
    ),
    { numRuns: runs(200) },
  );
});

test('node-ical reads series across both clock changes of three years, and through a night with one', () => {
  const night = { ...everySunday, startTime: '00:30', endTime: '03:30' };
  for (const raw of [
    everySunday,
    night,
    { ...night, firstDate: '2026-03-29' },
    { ...night, startTime: '01:30' },
  ]) {
    const schedule = scheduleOf(raw, [{ date: '2027-03-28', status: 'changed', note: 'With breakfast' }]);
    expect(readBack(schedule)).toEqual(linesShown(schedule));
  }
});

test('node-ical reads each day of a run, across a clock change too', () => {
  const run = { ...exhibition, firstDate: '2026-10-23', lastDate: '2026-10-26' };
  const change = { date: '2026-10-24', status: 'moved', newStartTime: '11:00' };
  for (const raw of [exhibition, run, { ...run, leftOut: ['2026-10-25'] }]) {
    const schedule = scheduleOf(raw, raw === exhibition ? [] : [change]);
    expect(readBack(schedule)).toEqual(linesShown(schedule));
  }
});

const parts = fc
  .record({
    days: daySets,
    hours: fc.constantFrom('', '10:30-11:45', '19:30-', '08:00-08:40'),
    only: fc.option(daySets, { freq: 4, nil: null }),
    without: fc.array(leftOutSets, { maxLength: 1 }),
  })
  .map(({ days, hours, only, without }) => part(days, hours, { only, without }));

test('node-ical reads any days, limited and left out in any way', () => {
  const some = fc
    .tuple(parts, fc.array(parts, { maxLength: 1 }), fc.array(leftOutSets, { maxLength: 2 }))
    .map(([first, others, left]) =>
      parted([first, ...others], { exceptions: left.map((days) => ({ days, reason: null })) }),
    );
  fc.assert(
    fc.property(some, (schedule) => {
      expect(readBack(schedule)).toEqual(linesShown(schedule));
    }),
    { numRuns: runs(20) },
  );
});

test.each(Object.entries(schedulesOfParts))('node-ical reads the dates of %s', (_, schedule) => {
  expect(readBack(schedule)).toEqual(linesShown(schedule));
});

/**
 * node-ical makes a date of a whole day that is moved to an hour as long as the whole day; by RFC 5545 §3.6.1 a start with an hour and
 * without an end ends at once.
 */
function keepsKindOfTimes({ phases, changes }: Schedule): boolean {
  const isTimed = phases.every(({ parts }) => parts.every(({ timing }) => timing.kind === 'timed'));
  return isTimed || changes.every(({ newStart }) => newStart === null);
}

/** node-ical counts the first occurrence of a series twice when its hour comes twice. */
function beginsInDoubledHour({ phases }: Schedule): boolean {
  return phases.some(({ firstDate, parts }) =>
    parts.some(({ timing }) => {
      if (timing.kind !== 'timed') return false;
      const first = firstDate.toPlainDateTime(timing.start);
      const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
        first.toZonedDateTime(london, { disambiguation }),
      );
      return earlier?.epochMilliseconds !== later?.epochMilliseconds;
    }),
  );
}

/** What node-ical finds in the three years. */
function readBack(schedule: Schedule<string>): readonly string[] {
  return linesWithin(readWithNodeIcal(fileOf(schedule)));
}
