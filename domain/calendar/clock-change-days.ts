import { dayNumber } from '../schedule/day-number.ts';
import { occursOn } from '../schedule/pattern.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { WallClock } from '../schedule/wall-clock.ts';
import { isAmbiguous } from './date-properties.ts';

/** For how long after publishing these days are listed. */
const AHEAD: Temporal.DurationLike = { years: 5 };

/**
 * Finds the days on which the clocks change between start and end of the series, or show its start twice or never. RFC
 * 5545 §3.8.5.3 gives every occurrence the exact length of the first, and programs differ in how they apply that on such
 * days, so the file lists these few occurrences one by one.
 */
export function clockChangeDays(
  schedule: Schedule,
  publishedAt: Temporal.Instant,
  clock: WallClock,
): number[] {
  const until = publishedAt.toZonedDateTimeISO(clock.zone).add(AHEAD);
  const days: number[] = [];
  let change = schedule.firstDate.toZonedDateTime(clock.zone).subtract({ nanoseconds: 1 });
  for (;;) {
    const next = change.getTimeZoneTransition('next');
    if (next === null || Temporal.ZonedDateTime.compare(next, until) > 0) return days;
    change = next;
    const day = dayNumber(change.toPlainDate());
    if (occursOn(schedule, day) && isClockChangeDay(schedule, day, clock)) days.push(day);
  }
}

/** True when the clocks change between start and end on the day, or show the start twice or never. */
export function isClockChangeDay(schedule: Schedule, day: number, clock: WallClock): boolean {
  if (schedule.kind === 'once' || schedule.timing.kind === 'all-day') return false;
  const { start, end } = schedule.timing;
  const from = clock.at(day, start).zoned;
  const to = end === null ? from : clock.at(day, end).zoned;
  const typed = clock.date(day).toPlainDateTime(start);
  return isAmbiguous(typed, clock.zone) || from.offsetNanoseconds !== to.offsetNanoseconds;
}
