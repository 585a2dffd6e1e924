export const MILLISECONDS_A_DAY = 86_400_000;
const EPOCH = new Temporal.PlainDate(1970, 1, 1);

/** The last day of every schedule: 31 December 9999, the last date with a year of four digits. */
export const LAST_DAY: number = Date.UTC(9999, 11, 31) / MILLISECONDS_A_DAY;

/**
 * The calendar date as a whole number: days since 1970-01-01, which are cheaper to compare and to look up than dates.
 * It depends on no clock and no time zone: `Date.UTC` is arithmetic only.
 */
export function dayNumber(date: Temporal.PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / MILLISECONDS_A_DAY;
}

/** The year of a day number. */
export function yearOfDay(day: number): number {
  return new Date(day * MILLISECONDS_A_DAY).getUTCFullYear();
}

/** The calendar date of a day number. */
export function dateOfDay(day: number): Temporal.PlainDate {
  return EPOCH.add({ days: day });
}
