import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '#tests/fixtures/occurrences-between.ts';
import { isDayOfRule } from '#tests/fixtures/rule-by-day.ts';
import { dates, schedules } from '#tests/fixtures/schedule.arbitrary.ts';
import { inLondon, lineOf, london } from '#tests/fixtures/schedule.fixture.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { isOver } from './occurrence.ts';
import { formerTimes, listedFrom, nextOccurrence, viewpoint } from './occurrences.ts';
import type { Schedule } from './schedule.ts';

const windows = fc
  .tuple(dates(1100), fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 400 }))
  .map(([date, minute, days]) => {
    const from = inLondon(`${date}T00:00`).add({ minutes: minute });
    return { from, to: from.add({ hours: days * 24 }) };
  });

describe('occurrences', () => {
  test('are the same as those found one day at a time', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const [from, to] = [inLondon('2025-08-01T00:00'), inLondon('2032-06-01T00:00')];
        const found = occurrencesBetween(schedule, from, to, london).map(({ date }) => date.toString());
        expect(found.toSorted()).toEqual(walk(schedule));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('are in order of start, each date once, and all within the range', () => {
    fc.assert(
      fc.property(schedules, windows, (schedule, { from, to }) => {
        const found = occurrencesBetween(schedule, from, to, london);
        const begins = found.map((occurrence) => occurrence.startsAt.epochMilliseconds);
        expect(begins).toEqual(begins.toSorted((one, other) => one - other));
        expect(new Set(found.map(({ date }) => date.toString())).size).toBe(found.length);
        for (const occurrence of found) {
          expect(isOver(occurrence, from)).toBe(false);
          expect(occurrence.startsAt.epochMilliseconds).toBeLessThan(to.epochMilliseconds);
          expect(occurrence.endsAt.epochMilliseconds).toBeGreaterThan(occurrence.startsAt.epochMilliseconds);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('of a range are those of a larger range that overlap it', () => {
    fc.assert(
      fc.property(schedules, windows, (schedule, { from, to }) => {
        const wide = { from: inLondon('2025-01-01T00:00'), to: inLondon('2031-01-01T00:00') };
        const all = occurrencesBetween(schedule, wide.from, wide.to, london);
        const touching = all.filter(
          (occurrence) =>
            !isOver(occurrence, from) && occurrence.startsAt.epochMilliseconds < to.epochMilliseconds,
        );
        expect(occurrencesBetween(schedule, from, to, london).map(lineOf)).toEqual(touching.map(lineOf));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('have as next the first that takes place and is not over', () => {
    fc.assert(
      fc.property(schedules, windows, (schedule, { from }) => {
        const next = nextOccurrence(schedule, from, london);
        const all = occurrencesBetween(schedule, from, inLondon('2040-01-01T00:00'), london);
        expect(next && lineOf(next)).toEqual(
          all.filter(({ takesPlace }) => takesPlace).map(lineOf)[0] ?? null,
        );
      }),
      { numRuns: runs(2000) },
    );
  });

  test('that were moved to another day are listed on their former day as well until it is over', () => {
    fc.assert(
      fc.property(schedules, windows, (schedule, { from }) => {
        const view = viewpoint(from, london);
        const former = formerTimes(schedule, view);
        const planned = { ...schedule, changes: [] };
        const unmoved = occurrencesBetween(planned, from, inLondon('2040-01-01T00:00'), london);
        const moved = schedule.changes.filter(
          ({ newDate, date }) => newDate !== null && !newDate.equals(date),
        );
        const expected = moved.filter(({ date }) => unmoved.some((each) => each.date.equals(date)));
        const named = former.map(({ date }) => date.toString());
        for (const { date } of expected) expect(named).toContain(date.toString());
        for (const occurrence of former) {
          const first = unmoved.find(({ date }) => date.equals(occurrence.date));
          expect(occurrence.startsAt).toEqual(first?.startsAt);
          expect(occurrence.takesPlace).toBe(false);
        }
        const begins = [...listedFrom(schedule, view).take(300)].map(
          (occurrence) => occurrence.startsAt.epochMilliseconds,
        );
        expect(begins).toEqual(begins.toSorted((one, other) => one - other));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('have the typed local time on every day without a clock change', () => {
    fc.assert(
      fc.property(schedules, windows, (schedule, { from, to }) => {
        for (const {
          when,
          was,
          part: { timing },
        } of occurrencesBetween(schedule, from, to, london)) {
          if (when.kind === 'all-day' || was !== null || timing.kind === 'all-day') continue;
          if (when.start.hoursInDay !== 24) continue;
          expect(when.start.toPlainTime().equals(timing.start)).toBe(true);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

/** Dates a schedule has up to May 2032, by checking every day of the calendar in each of its phases. */
function walk({ phases }: Schedule): string[] {
  return phases.flatMap(({ parts, firstDate, lastDate, countFrom, exceptions }) => {
    const found: string[] = [];
    const last = [lastDate?.toString() ?? '', '2032-05-31'].filter(Boolean).toSorted()[0] ?? '';
    for (const { days } of parts) {
      if (days.kind === 'dates') found.push(...days.dates.map(String));
      if (days.kind !== 'rule') continue;
      for (let date = firstDate; date.toString() <= last; date = date.add({ days: 1 })) {
        const day = date.toString();
        const isOut = exceptions.some(
          ({ days: out }) => out.kind === 'span' && out.from.toString() <= day && day <= out.to.toString(),
        );
        if (!isOut && isDayOfRule(days.rule, countFrom, date)) found.push(day);
      }
    }
    return found;
  });
}
