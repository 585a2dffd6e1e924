import { festivalDayDate } from '../../days/church-year.ts';
import { isBefore } from '../../days/day-number.ts';
import type { DaySet, YearDay } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import { lastDayOfMonth } from '../../days/year-span.ts';
import { ambiguous, invalid } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { checkWeekday, dateFrom, readDate, readWeekdayBefore, readYear } from './dates.ts';
import { readDayGroup, withoutYear } from './day-group.ts';
import { everyYearOn, readCountedDays, readYearDay, refuseNumberedSeason } from './festival-days.ts';
import { refuseFromAlone, takeRange } from './lists.ts';
import { monthWords, namedSpans, weekdayWords } from './vocabulary.ts';

/** A stretch of dates that is longer and goes over New Year is one whose ends were swapped. */
const maxDaysOverNewYear = 240;

/** A longer stretch of dates has a mistyped year. */
const maxDays = 5 * 366;

/** A day, month or season as it was typed, first and last day, of one year or of every year. */
interface Point {
  readonly text: string;
  /** A weekday that stands before a date. */
  readonly weekday: Weekday | null;
  readonly from: YearDay;
  readonly to: YearDay;
  readonly year: number | null;
}

/**
 * Reads days that are named by themselves: dates, days of every year, months, festivals, seasons, and from one to another;
 * null when none come next. @throws PhraseError
 * @param isBetween true after "between": from one day to another "and" is in the middle
 */
export function readFixedDays(cursor: Cursor, isEvery = false, isBetween = false): DaySet | null {
  const counted = () => {
    const days = cursor.read(readCountedDays, isEvery);
    // "Monday in Holy Week to Good Friday" is from one day to another.
    return cursor.ahead(() => takeRange(cursor, isBetween)) ? null : days;
  };
  return (
    cursor.read(readDayGroup, isBetween) ?? cursor.read(counted) ?? readPoints(cursor, isEvery, isBetween)
  );
}

function readPoints(cursor: Cursor, isEvery: boolean, isBetween: boolean): DaySet | null {
  const { place } = cursor;
  cursor.skip('from', 'the whole of', 'all of', 'in');
  const first = cursor.read(readPoint, isEvery);
  if (first === null) return null;
  const last = cursor.read(() => {
    if (!takeRange(cursor, isBetween)) return null;
    const isEnd = cursor.take('the end of', 'end of', 'end');
    const point = cursor.read(readPoint, false);
    return isEnd && point?.from === point?.to ? null : point;
  });
  if (last === null) refuseFromAlone(cursor, place);
  return last === null ? setOf(first) : rangeOf(first, last);
}

/** Reads "to November", "26 October 2026", "Good Friday", "Lent". */
function readPoint(cursor: Cursor, isEvery: boolean): Point | null {
  const place = cursor.place;
  const date = cursor.read(readDate);
  if (date !== null) {
    const day = { kind: 'month-day', month: date.month, day: date.day } as const;
    return { text: cursor.since(place), weekday: null, from: day, to: day, year: date.year };
  }
  cursor.skip('the', 'feast of');
  refuseNumberedSeason(cursor);
  const named = cursor.takeFrom(namedSpans);
  if (named !== null)
    return { text: cursor.since(place), weekday: null, ...named, year: cursor.read(readYear) };
  const weekday = cursor.read(readWeekdayBefore);
  const day = cursor.read(readYearDay) ?? (weekday === null ? cursor.read(readCountedDay, isEvery) : null);
  if (weekday !== null && day?.kind !== 'month-day') return null;
  if (day !== null)
    return { text: cursor.since(place), weekday, from: day, to: day, year: cursor.read(readYear) };
  const month = cursor.takeFrom(monthWords);
  if (month === null) return null;
  const year = cursor.read(readYear);
  const last = year === null ? lastDayOfMonth(month) : new Temporal.PlainYearMonth(year, month).daysInMonth;
  const from = { kind: 'month-day', month, day: 1 } as const;
  return { text: cursor.since(place), weekday: null, from, to: { ...from, day: last }, year };
}

/** "the Saturday after Easter Day", as one end of a part of the year. */
function readCountedDay(cursor: Cursor, isEvery: boolean): YearDay | null {
  const days = cursor.read(readCountedDays, isEvery);
  const [day] = days?.kind === 'festivals' ? days.days : [];
  return day === undefined ? null : { kind: 'festival', ...day };
}

function refuseWithoutYear({ weekday, text, from }: Point): void {
  // Only a day of a month can follow a weekday.
  if (weekday !== null && from.kind === 'month-day') throw withoutYear(text, { ...from, weekday });
}

function setOf(point: Point): DaySet {
  const { from, to, year, text } = point;
  if (year !== null) {
    const [first, last] = [dateOf(from, year, text), dateOf(to, year, text)];
    return from === to
      ? { kind: 'dates', dates: [first] }
      : { kind: 'span', from: first, to: laterThan(first, last, to, text) };
  }
  refuseWithoutYear(point);
  return from === to ? everyYearOn(from) : { kind: 'year-span', span: { from, to } };
}

/** From one day to another. A year that only one of them has counts for both, as in "21 December to 4 January 2027". */
function rangeOf(first: Point, last: Point): DaySet {
  const text = `${first.text} to ${last.text}`;
  refuseWeekdayApart(first.text, last.text);
  if (first.year === null && last.year === null) {
    for (const point of [first, last]) refuseWithoutYear(point);
    return { kind: 'year-span', span: { from: first.from, to: last.to } };
  }
  const from = dateOf(first.from, first.year ?? last.year ?? 0, text);
  const to =
    last.year === null
      ? laterThan(from, dateOf(last.to, from.year, text), last.to, text)
      : dateOf(last.to, last.year, text);
  const isBackwards = isBefore(to, from);
  const start = isBackwards && first.year === null ? dateOf(first.from, to.year - 1, text) : from;
  // "21 December to 4 January 2027" goes over New Year; "30 to 26 October" is a slip.
  const { days } = start.until(to);
  const isGuessed = isBackwards || (last.year === null && to.year > start.year);
  if (days < 0 || (isGuessed && days > maxDaysOverNewYear))
    throw invalid`"${text}" ends before it starts; write the earlier date first.`;
  if (days > maxDays) throw invalid`"${text}" is longer than five years; write the right years.`;
  checkWeekday(start, first.weekday, first.text);
  checkWeekday(to, last.weekday, last.text);
  return { kind: 'span', from: start, to };
}

/** Refuses "Tues, 5 January to 23 March 2027": every day from a Tuesday on, or the Tuesdays of that time. */
function refuseWeekdayApart(first: string, last: string): void {
  const [weekday] = /^\w+(?=\.?,)/.exec(first) ?? [];
  if (weekday === undefined || !weekdayWords.has(weekday.toLowerCase()) || /^[a-z]+\W+\d/i.test(last)) return;
  const dates = first.replace(/^\w+\.?,\s*/, '');
  throw ambiguous`"${first} to ${last}" can be every day of that time, or one day of each week; write “${dates} to ${last}” or “every ${weekday} from ${dates} to ${last}”.`;
}

function laterThan(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  day: YearDay,
  text: string,
): Temporal.PlainDate {
  return isBefore(last, first) ? dateOf(day, first.year + 1, text) : last;
}

function dateOf(day: YearDay, year: number, text: string): Temporal.PlainDate {
  return day.kind === 'festival' ? festivalDayDate(day, year) : dateFrom({ ...day, year }, text);
}
