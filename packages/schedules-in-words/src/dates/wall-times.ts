import { dayNumber } from '../days/day-number.ts';
import type { Change, Part } from './schedule.ts';

const minutesADay = 1440;

/** The time of an occurrence as day numbers and wall-clock times, without a zone. */
export type WallTimes =
  | { readonly kind: 'all-day'; readonly firstDay: number; readonly lastDay: number }
  | {
      readonly kind: 'timed';
      readonly startDay: number;
      readonly start: Temporal.PlainTime;
      readonly end: { readonly day: number; readonly time: Temporal.PlainTime } | null;
    };

/** The wall times that a part of a schedule gives its occurrence on the day. */
export function scheduledTimes({ timing, nights }: Part, day: number): WallTimes {
  if (timing.kind === 'all-day') return { kind: 'all-day', firstDay: day, lastDay: day + nights };
  const end = timing.end === null ? null : { day: day + nights, time: timing.end };
  return { kind: 'timed', startDay: day, start: timing.start, end };
}

/**
 * The wall times after a change. With a new date the times stay; with a new start and no new end the length stays. What
 * goes on overnight may end before midnight, and what ends on its day may end at midnight.
 */
export function changedTimes(part: Part, change: Change): WallTimes {
  const scheduled = scheduledTimes(part, dayNumber(change.date));
  const day = dayNumber(change.newDate ?? change.date);
  const { nights } = part;
  if (scheduled.kind === 'all-day') {
    if (change.newStart === null) return { kind: 'all-day', firstDay: day, lastDay: day + nights };
    const end = change.newEnd === null ? null : { day: day + nights, time: change.newEnd };
    return { kind: 'timed', startDay: day, start: change.newStart, end };
  }
  const start = change.newStart ?? scheduled.start;
  if (change.newEnd !== null) {
    const end = { day: day + nightsUntil(change.newEnd, start, part), time: change.newEnd };
    return { kind: 'timed', startDay: day, start, end };
  }
  const length = wallMinutes(scheduled);
  if (length === null) return { kind: 'timed', startDay: day, start, end: null };
  const midnights = Math.floor((minutes(start) + length) / minutesADay);
  const end = { day: day + midnights, time: start.add({ minutes: length }) };
  return { kind: 'timed', startDay: day, start, end };
}

function nightsUntil(end: Temporal.PlainTime, start: Temporal.PlainTime, { timing, nights }: Part): number {
  const isOvernight =
    nights === 1 &&
    timing.kind === 'timed' &&
    timing.end !== null &&
    minutes(timing.end) <= minutes(timing.start);
  if (isOvernight) return minutes(end) > minutes(start) ? 0 : 1;
  return nights === 0 && minutes(end) === 0 ? 1 : nights;
}

/** Minutes by the wall clock from start to end, clock changes not counted; null without an end. */
export function wallMinutes(times: WallTimes): number | null {
  if (times.kind === 'all-day' || times.end === null) return null;
  return (times.end.day - times.startDay) * minutesADay + minutes(times.end.time) - minutes(times.start);
}

/** True when the change gives another day or time, and not only another place or a note. */
export function changesTime(change: Change): boolean {
  return change.newDate !== null || change.newStart !== null || change.newEnd !== null;
}

function minutes(time: Temporal.PlainTime): number {
  return time.hour * 60 + time.minute;
}
