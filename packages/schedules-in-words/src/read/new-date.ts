import type { Report } from './problem.ts';

/** The maximum number of days by which a date may be brought forward. Anything more is a mistyped year. */
const maxDaysBefore = 56;

/** The maximum number of days by which a date may be put back. */
const maxDaysAfter = 365;

/**
 * False, with an error reported, when a new date is so far from the date it moves that the year must be wrong. It is not
 * compared with today, so that a change which is valid today is still valid tomorrow.
 */
export function isNewDateNear(
  date: Temporal.PlainDate,
  newDate: Temporal.PlainDate | null,
  report: Report,
): boolean {
  if (newDate === null) return true;
  const { days } = date.until(newDate);
  if (-maxDaysBefore <= days && days <= maxDaysAfter) return true;
  const distance = days < 0 ? `${-days} days before` : `${days} days after`;
  const meant = nearestYear(date, newDate);
  report.error`The new date ${newDate} lies ${distance} ${date}, the date it moves; if ${meant} is meant, write that. Until then it is shown as postponed.`;
  return false;
}

/** The same day in the year that brings it nearest to the date. */
function nearestYear(date: Temporal.PlainDate, newDate: Temporal.PlainDate): Temporal.PlainDate {
  const years = [0, 1, -1].map((more) => newDate.with({ year: date.year + more }));
  const distance = (day: Temporal.PlainDate) => Math.abs(date.until(day).days);
  return years.toSorted((one, other) => distance(one) - distance(other))[0] ?? newDate;
}
