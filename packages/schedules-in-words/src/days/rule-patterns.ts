import type { RecurrenceRule } from './day-set.ts';
import type { Weekday } from './weekday.ts';

/** The first and the last of numbers that follow one another. */
export interface Run<Value extends number = number> {
  readonly first: Value;
  readonly last: Value;
}

/** Three or more days that follow one another; null for others. @param days in any order, each once */
export function runOfDays(days: readonly number[]): Run | null {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return days.length > 2 && last - first === days.length - 1 ? { first, last } : null;
}

/** Three to six weekdays in a row, also over the end of a week; null for others. */
export function runOfWeekdays(weekdays: readonly Weekday[]): Run<Weekday> | null {
  if (weekdays.length < 3 || weekdays.length > 6) return null;
  const hasBefore = (weekday: Weekday) => weekdays.some((other) => (other % 7) + 1 === weekday);
  const [first, ...others] = weekdays.filter((weekday) => !hasBefore(weekday));
  const last = weekdays.find((weekday) => !weekdays.some((other) => other === (weekday % 7) + 1));
  return first === undefined || last === undefined || others.length > 0 ? null : { first, last };
}

/** The dates in order, with those of a month together. */
export function datesByMonth(
  dates: readonly Temporal.PlainDate[],
): readonly { readonly first: Temporal.PlainDate; readonly days: readonly number[] }[] {
  const sorted = dates.toSorted(Temporal.PlainDate.compare);
  const months = Map.groupBy(sorted, (date) => date.toPlainYearMonth().toString());
  return [...months.values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ first, days: all.map(({ day }) => day) }];
  });
}

/** Three months or more that follow one another, also over New Year, in this order; null for others. */
export function runOfMonths(months: readonly number[]): Run | null {
  const [first = 1, last = 1] = [months[0], months.at(-1)];
  const isRun = months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1);
  return isRun && months.length > 2 ? { first, last } : null;
}

/** The months from one to another, also over New Year. */
export function monthsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, index) => ((first - 1 + index) % 12) + 1);
}

/** True for months that the days of the rule do not name: "every Sunday", but not "first Sunday of August". */
export function leavesMonthsUnsaid({ freq, interval, byMonth }: RecurrenceRule): boolean {
  const saysMonths = (freq === 'monthly' && interval === 1) || freq === 'yearly';
  return byMonth.length > 0 && (!saysMonths || runOfMonths(byMonth) !== null);
}
