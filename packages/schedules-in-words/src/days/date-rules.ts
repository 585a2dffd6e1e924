import { gregorianEaster } from 'date-easter';
import type { Weekday } from './weekday.ts';

/** The date that a day of every year has in one. */
export type DateRule = (year: number) => Temporal.PlainDate;

export function on(month: number, day: number): DateRule {
  return (year) => new Temporal.PlainDate(year, month, day);
}

/** The first of a weekday from a date on. */
export function weekdayFrom(weekday: Weekday, month: number, day: number): DateRule {
  return (year) => {
    const earliest = new Temporal.PlainDate(year, month, day);
    return earliest.add({ days: (weekday - earliest.dayOfWeek + 7) % 7 });
  };
}

/** So many days after Easter Day. */
export function fromEaster(days: number): DateRule {
  return (year) => {
    const { month, day } = gregorianEaster(year);
    return new Temporal.PlainDate(year, month, day).add({ days });
  };
}
