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

/** A weekday before or after another of the month: "Saturday before the first Sunday". */
export interface NextToWeekday {
  readonly weekday: Weekday;
  readonly direction: 'before' | 'after';
  /** From 1, or -1 for the last. */
  readonly ordinal: number;
  readonly base: Weekday;
}

/**
 * The days of the month on which the weekday before or after, say, the second Sunday can fall (RFC 5545 has no words for it); null
 * when they are not the same in every month.
 */
export function daysNextTo({ weekday, direction, ordinal, base }: NextToWeekday): readonly number[] | null {
  const way = (direction === 'before' ? base - weekday + 7 : weekday - base + 7) % 7 || 7;
  const first = ordinal > 0 ? 7 * (ordinal - 1) + 1 : 7 * ordinal;
  const days = Array.from({ length: 7 }, (_, index) =>
    dayAfter(first + index, direction === 'before' ? -way : way),
  );
  return ordinal > 4 || days.some((day) => day > 28 || day < -28) ? null : days;
}

/** A day of the month moved by days: there is no day 0 between the last of a month (-1) and the first (1). */
function dayAfter(day: number, shift: number): number {
  const moved = day + shift;
  if (day > 0) return moved > 0 ? moved : moved - 1;
  return moved < 0 ? moved : moved + 1;
}

/** What a rule for one weekday on seven days of the month says; null for other rules. */
export function nextToWeekday({ byDay, byMonthDay }: RecurrenceRule): NextToWeekday | null {
  const [day] = byDay;
  if (day === undefined || byDay.length !== 1 || byMonthDay.length !== 7) return null;
  const expected = byMonthDay.toSorted().join();
  for (const ordinal of [1, 2, 3, 4, -1]) {
    for (const base of [7, 1, 2, 3, 4, 5, 6] as const) {
      for (const direction of ['before', 'after'] as const) {
        const found = { weekday: day.weekday, direction, ordinal, base };
        if (daysNextTo(found)?.toSorted().join() === expected) return found;
      }
    }
  }
  return null;
}
