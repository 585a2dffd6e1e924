import type { Report } from './schedule-problem.ts';

/** How many days before its first date something may be moved to: further back nobody moves, but slips in the year do. */
const MAX_DAYS_BEFORE = 56;

/** How many days after its first date something may be moved to. */
const MAX_DAYS_AFTER = 365;

/**
 * False, with the error reported, when a new date is so far from the date it moves that the year must be wrong. Held
 * against that date and no clock, so that a change which is right today is not wrong tomorrow.
 */
export function isNewDateNear(
  date: Temporal.PlainDate,
  newDate: Temporal.PlainDate | null,
  report: Report,
): boolean {
  if (newDate === null) return true;
  const { days } = date.until(newDate);
  if (-MAX_DAYS_BEFORE <= days && days <= MAX_DAYS_AFTER) return true;
  const distance = days < 0 ? `${-days} days before` : `${days} days after`;
  const meant = nearestYear(date, newDate);
  const message = `The new date ${newDate} lies ${distance} ${date}, the date it moves; if ${meant} is meant, write that. Until then it is shown as postponed.`;
  report.error('new-date-too-far', 'newDate', message);
  return false;
}

/** The same day in the year that brings it nearest to the date. */
function nearestYear(date: Temporal.PlainDate, newDate: Temporal.PlainDate): Temporal.PlainDate {
  const [first = newDate, ...others] = [0, 1, -1].map((years) => newDate.with({ year: date.year + years }));
  const distance = (day: Temporal.PlainDate) => Math.abs(date.until(day).days);
  return others.reduce((nearest, day) => (distance(day) < distance(nearest) ? day : nearest), first);
}
