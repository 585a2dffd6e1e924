import { isBefore } from '../days/day-number.ts';

/** How near a day is: `this-week` for the rest of the week, which ends on Sunday; undefined for other days. */
type Nearness = 'today' | 'tomorrow' | 'this-week' | undefined;

export function nearness(date: Temporal.PlainDate, today: Temporal.PlainDate): Nearness {
  const { days } = today.until(date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 && today.dayOfWeek + days <= 7 ? 'this-week' : undefined;
}

/** " 2027", or nothing for a date of this year that is not far away. */
export function yearIfNeeded(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  return date.year !== today.year || isFarAway(date, today) ? ` ${date.year}` : '';
}

/** True for a date so far ahead that its day and month could be taken for those of this year. */
export function isFarAway(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return !isBefore(date, today.add({ months: 10 }));
}
