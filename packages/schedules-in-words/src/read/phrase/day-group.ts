import { type DaySet, datesOf } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import { invalid, PhraseError, type YearlessDay } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { checkDayOfMonth, checkWeekday, dateFrom, isClockNext, readYear } from './dates.ts';
import { yearly } from './festival-days.ts';
import { takeRange, takeSeparator } from './lists.ts';
import { isNumeral } from './tokens.ts';
import { monthWords, weekdayWords } from './vocabulary.ts';

interface NumberedDay {
  readonly weekday: Weekday | null;
  readonly day: number;
}

interface DayRun {
  readonly first: NumberedDay;
  readonly last: NumberedDay;
}

/** Reads several days of one month: "15, 22 and 29 January 2027", "26 to 30 October", "Fri 11 to Sun 13 December 2026". */
export function readDayGroup(cursor: Cursor, isBetween = false): DaySet | null {
  const place = cursor.place;
  const items = cursor.readAll<DayRun>(([before]) => {
    if (before !== undefined && !takeSeparator(cursor)) return null;
    const isPlural = cursor.peek()?.text.endsWith('days') ?? false;
    const first = cursor.read(readNumberedDay);
    const last =
      cursor.read(() => (takeRange(cursor, isBetween) ? cursor.read(readNumberedDay) : null)) ?? first;
    // "Sundays 3 to 24 January" are those between the dates.
    return first === null || last === null || (isPlural && last !== first) ? null : { first, last };
  });
  cursor.skip('of');
  const months = readMonthNames(cursor);
  const [month] = months;
  const [item] = items;
  if (month === undefined || item === undefined) return null;
  if (months.length > 1) return daysOfMonths(items, months, cursor.since(place));
  if (items.length === 1 && item.first === item.last) return null;
  return groupOf(items, month, cursor.read(readYear, true), cursor.since(place));
}

function readNumberedDay(cursor: Cursor): NumberedDay | null {
  cursor.skip('the', 'on', 'from');
  const weekday = cursor.takeFrom(weekdayWords);
  cursor.skip('the');
  const token = cursor.peek();
  const isDay = isNumeral(token) && token.value >= 1 && token.value <= 31;
  if (!isDay || isClockNext(cursor)) return null;
  cursor.next();
  return { weekday, day: token.value };
}

/** "March", or the months that the same days are of: "1st of March, June and September". */
function readMonthNames(cursor: Cursor): readonly number[] {
  return cursor.readAll(([first]) => {
    if (first !== undefined && !takeSeparator(cursor)) return null;
    const month = cursor.takeFrom(monthWords);
    const after = cursor.peek();
    const hasOwnDay = first !== undefined && isNumeral(after) && !isClockNext(cursor);
    return hasOwnDay ? null : month;
  });
}

function daysOfMonths(items: readonly DayRun[], months: readonly number[], text: string): DaySet {
  const days = daysIn(items, text);
  for (const month of months) for (const day of days) checkDayOfMonth(day, month, text);
  return yearly(months, days);
}

function daysIn(items: readonly DayRun[], text: string): readonly number[] {
  return items.flatMap(({ first, last }) => {
    if (last.day < first.day) throw invalid`"${text}" ends before it starts; write the earlier date first.`;
    return Array.from({ length: last.day - first.day + 1 }, (_, index) => first.day + index);
  });
}

function groupOf(items: readonly DayRun[], month: number, year: number | null, text: string): DaySet {
  const days = daysIn(items, text);
  if (year === null) {
    if (items.some(({ first, last }) => first.weekday !== null || last.weekday !== null)) {
      throw withoutYear(text, { weekday: items[0]?.first.weekday ?? null, day: days[0] ?? 1, month });
    }
    for (const day of days) checkDayOfMonth(day, month, text);
    return yearly([month], days);
  }
  const dateOf = ({ day, weekday }: NumberedDay) => {
    const date = dateFrom({ day, month, year }, text);
    checkWeekday(date, weekday, text);
    return date;
  };
  const spans = items.map(
    ({ first, last }) => ({ kind: 'span', from: dateOf(first), to: dateOf(last) }) as const,
  );
  const [span, ...others] = spans;
  return span !== undefined && others.length === 0 ? span : { kind: 'dates', dates: datesOf(spans) };
}

/** The fault of a date that has a weekday and no year. */
export function withoutYear(text: string, day: YearlessDay): PhraseError {
  checkDayOfMonth(day.day, day.month, text);
  return new PhraseError('invalid', `"${text}" has no year; write the year after the month.`, day);
}
