import type { Weekday } from '../../days/weekday.ts';
import { weekdayName } from './dates.ts';

/** What is said of single occurrences, besides their dates and times. */
export const occurrences = {
  status: { cancelled: 'Cancelled', postponed: 'Postponed', moved: 'Moved', changed: 'Changed' },
  allDay: 'All day',
  allDayUntil: (allDay: string, lastDay: string) => `${allDay}, until ${lastDay}`,
  /** The end of a whole day. */
  midnight: 'midnight',
  /**
   * A start in the hour after midnight also names the evening before, since most people read "tomorrow, midnight" as the end of that day:
   * they would miss midnight mass by 24 hours.
   */
  startInNight: (time: string, eve: Weekday) => `${time} (${weekdayName(eve)} night)`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  /** The end is on a later day. */
  until: (start: string, end: string) => `${start} until ${end}`,
  statusOn: (status: string, day: string) => `${status} on ${day}`,
  movedTo: (to: string) => `Moved to ${to}`,
  movedFrom: (from: string, to: string) => `Moved from ${from} to ${to}`,
  movedToTime: (time: string, day: string) => `Moved to ${time} on ${day}`,
  wasToBe: (when: string) => `It was to be ${when}.`,
};

/** A change of the clocks in the coming week. */
export interface ClockChangeFacts {
  readonly direction: 'forward' | 'back';
  /** Days from today: 0 to 7. */
  readonly days: number;
  readonly weekday: Weekday;
  /** The day in words, with its date: "Sunday 28 March". */
  readonly date: string;
  /** The times just before and just after, in words. */
  readonly before: string;
  readonly after: string;
}

/** The day of a change to come: "tonight" in the same night, "tomorrow", "this Sunday", "next Sunday" a week before. */
function dayToCome({ days, weekday }: ClockChangeFacts): string {
  if (days === 0) return 'tonight';
  if (days === 1) return 'tomorrow';
  return `${days < 7 ? 'this' : 'next'} ${weekdayName(weekday)}`;
}

export const clocks = {
  /** "Clocks go forward this Sunday: 1am becomes 2am". */
  toCome: (change: ClockChangeFacts) =>
    `Clocks go ${change.direction} ${dayToCome(change)}: ${change.before} becomes ${change.after}`,
  /** The same for a reader of whom nobody knows when it is read: "Clocks go forward on Sunday 28 March: 1am becomes 2am". */
  onDate: ({ direction, date, before, after }: ClockChangeFacts) =>
    `Clocks go ${direction} on ${date}: ${before} becomes ${after}`,
  /** "Clocks went forward today: 1am became 2am". */
  past: ({ direction, before, after }: ClockChangeFacts) =>
    `Clocks went ${direction} today: ${before} became ${after}`,
};
