import type { PublicHolidays } from '../days/public-holidays.ts';
import type { ScheduleProblem, YearlessDay } from './problem.ts';

/** What problems are found with, besides what was typed. */
export interface ProblemContext {
  /** The public holidays of the place. */
  readonly publicHolidays?: PublicHolidays | undefined;
  /** With it a sentence names the dates that it is about. */
  readonly today?: Temporal.PlainDate | undefined;
}

/**
 * The problem, whose sentence names the next such date where a year is missing, so that nobody copies another year.
 */
export function withDates(problem: ScheduleProblem, { today }: ProblemContext): ScheduleProblem {
  const { dates, ...bare } = problem;
  if (dates === undefined || today === undefined) return problem;
  const next = nextSuch(dates, today);
  return next === undefined ? bare : { ...bare, message: `${bare.message} The next is ${next}.` };
}

function nextSuch(
  { weekday, day, month }: YearlessDay,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  // 29 February comes within eight years, any other date on each weekday within eleven, and 29 February within forty.
  for (let { year } = today, last = year + 40; year <= last; year += 1) {
    const date = Temporal.PlainDate.from({ year, month, day });
    const isSuch = date.day === day && (weekday === null || date.dayOfWeek === weekday);
    if (isSuch && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return undefined;
}
