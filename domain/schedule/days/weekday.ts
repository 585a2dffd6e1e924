/** Names of the ISO weekdays; the index plus one is the ISO number. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type WeekdayName = (typeof WEEKDAY_NAMES)[number];

/** ISO weekday: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The two-letter code of an ISO weekday, 1 Monday to 7 Sunday (RFC 5545 §3.3.10). */
export function weekdayCode(weekday: number): string {
  return WEEKDAY_CODES[weekday - 1] ?? 'MO';
}

/** The weekday's English name. */
export function weekdayName(weekday: Weekday): WeekdayName {
  return WEEKDAY_NAMES[weekday - 1] ?? 'Monday';
}

/** The weekday of a date. */
export function weekdayOf(date: Temporal.PlainDate): Weekday {
  return WEEKDAYS[date.dayOfWeek - 1] ?? 1;
}
