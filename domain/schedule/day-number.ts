const MILLISECONDS_A_DAY = 86_400_000;
const EPOCH = new Temporal.PlainDate(1970, 1, 1);

/** The last day of every rule: 31 December 9999, the last date with a year of four digits. */
export const LAST_DAY: number = Date.UTC(9999, 11, 31) / MILLISECONDS_A_DAY;

/**
 * The calendar date as a whole number: days since 1970-01-01. With whole numbers a rule can jump years ahead at no cost.
 * It depends on no clock and no time zone: `Date.UTC` is arithmetic only.
 */
export function dayNumber(date: Temporal.PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / MILLISECONDS_A_DAY;
}

/** The calendar date of a day number. */
export function dateOfDay(day: number): Temporal.PlainDate {
  return EPOCH.add({ days: day });
}

/** ISO weekday of a day number: 1 Monday to 7 Sunday. */
export function weekdayOfDay(day: number): number {
  // 1970-01-01 was a Thursday. The double modulo keeps days before 1970 right.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Day number of the first of a month. `month` counts from January of year 0, so that months can be added to it. */
export function firstDayOfMonth(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / MILLISECONDS_A_DAY;
}

/** The month of a date, counted from January of year 0. */
export function monthNumber(date: Temporal.PlainDate): number {
  return date.year * 12 + date.month - 1;
}
