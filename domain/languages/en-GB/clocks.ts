import type { Weekday } from '../../schedule/days/weekday.ts';
import { weekdayName } from './dates.ts';

/** A change of the clocks in the coming week. */
export interface ClockChangeFacts {
  readonly direction: 'forward' | 'back';
  /** Days from today: 0 to 7. */
  readonly days: number;
  readonly weekday: Weekday;
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
  /** "Clocks went forward today: 1am became 2am". */
  past: ({ direction, before, after }: ClockChangeFacts) =>
    `Clocks went ${direction} today: ${before} became ${after}`,
};
