/** ISO weekday: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const allWeekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The two-letter code of an ISO weekday, 1 Monday to 7 Sunday (RFC 5545 §3.3.10). */
export function weekdayCode(weekday: number): string {
  return weekdayCodes[weekday - 1] ?? 'MO';
}

/** The weekday of a date. */
export function weekdayOf(date: Temporal.PlainDate): Weekday {
  return allWeekdays[date.dayOfWeek - 1] ?? 1;
}
