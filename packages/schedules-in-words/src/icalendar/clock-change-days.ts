import { occurringOn } from '../dates/planned-days.ts';
import type { Part, Phase } from '../dates/schedule.ts';
import { offsetChanges, type WallClock } from '../dates/wall-clock.ts';
import { dayNumber } from '../days/day-number.ts';
import { isAmbiguous } from './date-properties.ts';

/** For how long after publishing these days are listed. */
const ahead: Temporal.DurationLike = { years: 5 };

/**
 * Finds the days on which the clocks change between start and end of a part of a series, or show its start twice or never.
 * RFC 5545 §3.8.5.3 gives every occurrence the exact length of the first, and programs differ in how they apply that on such
 * days, so the file lists these few occurrences one by one.
 */
export function clockChangeDays(
  phase: Phase,
  part: Part,
  publishedAt: Temporal.Instant,
  clock: WallClock,
): number[] {
  const until = publishedAt.toZonedDateTimeISO(clock.zone).add(ahead);
  const days: number[] = [];
  for (const change of offsetChanges(phase.firstDate, clock.zone)) {
    if (Temporal.ZonedDateTime.compare(change, until) > 0) break;
    const last = dayNumber(change.toPlainDate());
    for (let day = last - part.nights; day <= last; day += 1) {
      const occurs = occurringOn({ phases: [phase] }, day).some((planned) => planned.part === part);
      if (occurs && isClockChangeDay(part, day, clock)) days.push(day);
    }
  }
  return days;
}

/** True when the clocks change between start and end of the part's occurrence on the day, or show the start twice or never. */
export function isClockChangeDay({ timing, nights }: Part, day: number, clock: WallClock): boolean {
  if (timing.kind === 'all-day') return false;
  const { start, end } = timing;
  const from = clock.at(day, start).zoned;
  const to = end === null ? from : clock.at(day + nights, end).zoned;
  const typed = clock.date(day).toPlainDateTime(start);
  return isAmbiguous(typed, clock.zone) || from.offsetNanoseconds !== to.offsetNanoseconds;
}
