import type { DaySet, YearSpan } from '../../days/day-set.ts';
import { monthsFrom } from '../../days/rule-patterns.ts';
import { isSameYearDay } from '../../days/year-span.ts';
import type { Cursor } from './cursor.ts';
import { isClockNext } from './dates.ts';
import { readYearDay } from './festival-days.ts';
import { readFixedDays } from './fixed-days.ts';
import { readHoursList } from './hours.ts';
import { refuseFromAlone, takeRange, takeSeparator } from './lists.ts';
import { isNumeral } from './tokens.ts';
import { monthWords } from './vocabulary.ts';

/** The months or the part of the year to which a rule is limited. */
export interface Limit {
  readonly months: readonly number[];
  readonly within: YearSpan | null;
}

export const noLimit: Limit = { months: [], within: null };

/** Reads "in August", ", October to April", "from 1 May to 3 June", "in Lent"; no months and no part of the year where none comes next. */
export function readLimit(cursor: Cursor): Limit {
  const limit = cursor.read(() => {
    cursor.takeMark(',');
    const { place } = cursor;
    const isBetween = cursor.take('between');
    const hasLead =
      isBetween || cursor.take('of', 'in', 'during', 'throughout', 'through', 'from', 'for', 'each', 'every');
    cursor.skip('the', 'months of', 'month of', 'season of', 'every', 'each');
    const found = cursor.read(readMonths, isBetween) ?? readYearSpan(cursor, isBetween, hasLead);
    if (found !== null) refuseFromAlone(cursor, place);
    cursor.take('only');
    return found;
  });
  return limit ?? noLimit;
}

/** True for "second Fridays" and "first Friday of the month", which are of more than one month. */
export function isOfMonths(phrase: string): boolean {
  return /month|(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i.test(phrase);
}

/** Reads a part of the year after the hours: "Mondays 7pm, from October to April"; null where it does not limit all of the days alike. */
export function readLimitAfter(cursor: Cursor, days: readonly DaySet[]): readonly DaySet[] | null {
  const { months, within } = readLimit(cursor);
  const others =
    months.length === 0
      ? []
      : cursor.readAll(() => (cursor.take('and') ? cursor.read(readMonths, false) : null));
  const all = [...months, ...others.flatMap((limit) => limit.months)];
  const hours = cursor.ahead(() => {
    cursor.takeMark(',', ':', '-');
    return readHoursList(cursor);
  });
  // In "Mondays 10am; August 2pm" the month has hours of its own.
  if (hours.length > 0) return null;
  const [set] = days;
  if ((months.length === 0 && within === null) || set?.kind !== 'rule' || days.length > 1) return null;
  const { rule } = set;
  const isOfMonth = rule.freq === 'monthly';
  const isNamed = within === null || isOfMonths(cursor.text);
  const isLimited = set.within !== null || rule.byMonth.length > 0 || rule.freq === 'yearly';
  if (isLimited || (isOfMonth && (!isNamed || rule.interval > 1 || rule.bySetPos.length > 0))) return null;
  return [
    {
      ...set,
      rule: { ...rule, byMonth: all, freq: isOfMonth && within === null ? 'yearly' : rule.freq },
      within,
    },
  ];
}

function readMonths(cursor: Cursor, isBetween: boolean): Limit | null {
  cursor.take('the beginning of', 'beginning of', 'the start of', 'start of');
  const first = cursor.read(readMonth);
  if (first === null) return null;
  // "September to Easter" ends with a day, and "May to June 2027" is one beginning and end of the series.
  const isOther = () => cursor.read(readYearDay) !== null || readFixedDays(cursor)?.kind === 'span';
  if (cursor.ahead(() => takeRange(cursor) && isOther())) return null;
  const last = cursor.read(() => {
    const isRange = takeRange(cursor, isBetween);
    cursor.take('the end of', 'end of');
    return isRange ? cursor.read(readMonth) : null;
  });
  cursor.take('inclusive');
  // "between October and Easter" ends with a day.
  if (last === null && isBetween) return null;
  if (last !== null) return { months: monthsFrom(first, last), within: null };
  const others = cursor.readAll(() => (takeSeparator(cursor) ? cursor.read(readMonth) : null));
  return { months: [first, ...others], within: null };
}

/** A month, unless a day or a year belongs to it, as in "May 2027". */
function readMonth(cursor: Cursor): number | null {
  const month = cursor.takeFrom(monthWords);
  const next = cursor.peek();
  const isDate = isNumeral(next) && (next.kind === 'ordinal' || !isClockNext(cursor));
  return month === null || isDate ? null : month;
}

/** @param hasLead true after "in" or "from"; without such a word only from one day to another is a part of the year */
function readYearSpan(cursor: Cursor, isBetween: boolean, hasLead: boolean): Limit | null {
  const days = readFixedDays(cursor, false, isBetween);
  // A stretch with its year is one beginning and end of the series (`readEnds`).
  if (days === null || days.kind === 'dates' || days.kind === 'span') return null;
  if (days.kind === 'year-span') {
    const isRange = !isSameYearDay(days.span.from, days.span.to);
    return hasLead || isRange ? { months: [], within: days.span } : null;
  }
  // "every day, 1 to 24 December".
  return runOf(days);
}

/** "1 to 24 December" as a part of the year. */
function runOf(days: DaySet): Limit | null {
  if (days.kind !== 'rule' || days.rule.byMonthDay.length < 2) return null;
  const [month = 1] = days.rule.byMonth;
  const [first = 1, last = 1] = [days.rule.byMonthDay[0], days.rule.byMonthDay.at(-1)];
  if (last - first + 1 !== days.rule.byMonthDay.length) return null;
  const on = (day: number) => ({ kind: 'month-day', month, day }) as const;
  return { months: [], within: { from: on(first), to: on(last) } };
}
