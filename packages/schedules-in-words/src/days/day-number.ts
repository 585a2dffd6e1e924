export const millisecondsADay = 86_400_000;
const epoch = new Temporal.PlainDate(1970, 1, 1);

/** The last day of every schedule: 31 December 9999, the last date with a year of four digits. */
export const lastDay: number = Date.UTC(9999, 11, 31) / millisecondsADay;

/**
 * The calendar date as a whole number: days since 1970-01-01, which are cheaper to compare and to look up than dates.
 * It depends on no clock and no time zone: `Date.UTC` is arithmetic only.
 */
export function dayNumber(date: Temporal.PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / millisecondsADay;
}

/** Whether a date comes before another. */
export function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}

/** The earlier of two dates; of one date that alone. */
export function earlier<Date extends Temporal.PlainDate | null>(one: Date, other: Date): Date {
  return one === null || (other !== null && isBefore(other, one)) ? other : one;
}

/** The year of a day number. */
export function yearOfDay(day: number): number {
  return new Date(day * millisecondsADay).getUTCFullYear();
}

/** The calendar date of a day number. */
export function dateOfDay(day: number): Temporal.PlainDate {
  return epoch.add({ days: day });
}
