import { isBefore } from '../days/day-number.ts';
import type { PublicHolidays } from '../days/public-holidays.ts';
import type { ScheduleProblem, YearlessDay } from './problem.ts';
import type { TypedLanguage } from './typed-language.ts';

/** What problems are found with, besides what was typed. */
export interface ProblemContext {
  /** The public holidays of the place. */
  readonly publicHolidays?: PublicHolidays | undefined;
  /** With it a sentence names the dates that it is about. */
  readonly today?: Temporal.PlainDate | undefined;
  /** The language in which it is typed; English is read in any case. */
  readonly typedIn?: TypedLanguage | undefined;
}

/**
 * The problem as it is told: in the language of whoever typed, and with the next such date where a year is missing, so that nobody copies
 * another year.
 */
export function asTold(problem: ScheduleProblem, { today, typedIn }: ProblemContext): ScheduleProblem {
  const { dates, ...bare } = problem;
  const next = dates && today && nextSuch(dates, today);
  const message = next === undefined ? bare.message : `${bare.message} The next is ${next}.`;
  const told = { ...bare, message: typedIn?.message(message) ?? message };
  return dates === undefined || today !== undefined ? told : { ...told, dates };
}

function nextSuch(
  { weekday, day, month }: YearlessDay,
  today: Temporal.PlainDate,
): Temporal.PlainDate | undefined {
  // 29 February comes within eight years, any other date on each weekday within eleven, and 29 February within forty.
  for (let { year } = today, last = year + 40; year <= last; year += 1) {
    const date = Temporal.PlainDate.from({ year, month, day });
    const isSuch = date.day === day && (weekday === null || date.dayOfWeek === weekday);
    if (isSuch && !isBefore(date, today)) return date;
  }
  return undefined;
}
