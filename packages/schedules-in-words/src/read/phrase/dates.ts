import { type Weekday, weekdayOf } from '../../days/weekday.ts';
import { lastDayOfMonth } from '../../days/year-span.ts';
import { asOfInWords, monthName, weekdayName } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid, type PhraseError } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { dashes, isNumeral } from './tokens.ts';
import { monthWords, weekdayWords } from './vocabulary.ts';

const earliestYear = 1900;
const latestYear = 2199;

/** A day of a month, with the year if it was typed. */
export interface TypedDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

type WholeDate = TypedDay & { readonly year: number };

/** Reads a whole date in any form that means one day only; null when none comes next. @throws PhraseError */
export function readDate(cursor: Cursor): Temporal.PlainDate | null {
  const place = cursor.place;
  const weekday = cursor.read(readWeekdayBefore);
  const typed = cursor.read(readFigures) ?? cursor.read(readDayAndMonth);
  if (typed?.year == null) return null;
  const date = dateFrom({ ...typed, year: typed.year }, cursor.since(place));
  checkWeekday(date, weekday, cursor.since(place));
  return date;
}

/** Reads "12 January", "12th of Jan", "January 12", with or without a year; null when none comes next. */
export function readDayAndMonth(cursor: Cursor): TypedDay | null {
  cursor.skip('the');
  const day = readDayNumber(cursor);
  if (day !== null && cursor.takeMark('/')) return readMonthNumber(cursor, day);
  if (day !== null) {
    cursor.skip('of', 'day of');
    const month = cursor.takeFrom(monthWords);
    return month === null ? null : { day, month, year: cursor.read(readYear, true) };
  }
  const month = cursor.takeFrom(monthWords);
  if (month === null) return null;
  cursor.skip('the');
  const dayAfter = readDayNumber(cursor);
  return dayAfter === null ? null : { day: dayAfter, month, year: cursor.read(readYear, true) };
}

/** The month of "25/12"; null in "25/12/26" and "1/3 Sundays". @throws PhraseError for "5/12", where either can be the month */
function readMonthNumber(cursor: Cursor, day: number): TypedDay | null {
  const month = readDayNumber(cursor) ?? 0;
  const [next, isUnclear] = [cursor.peek(), day <= 12 && day !== month];
  if (month < 1 || month > 12 || next?.text === '/' || (isUnclear && next?.kind === 'word')) return null;
  if (!isUnclear) return { day, month, year: null };
  throw ambiguous`"${day}/${month}" can be two days; write “${day} ${monthName(month)}” or “${month} ${monthName(day)}”.`;
}

/** Reads a year of four digits, or of two after a day and its month; null when none comes next. */
export function readYear(cursor: Cursor, mayBeShort = false): number | null {
  cursor.takeMark(',', '-');
  const token = cursor.peek();
  if (token?.kind !== 'number' || isClockNext(cursor)) return null;
  const isShort = mayBeShort && token.text.length === 2 && token.value > 12;
  // In "1 May – 30 September" the number is a day.
  if (token.text.length !== 4 && (!isShort || monthWords.has(cursor.peek(1)?.text ?? ''))) return null;
  cursor.next();
  return fullYear(token.text);
}

/** "May 2027". */
export function readMonthOfYear(cursor: Cursor): Temporal.PlainYearMonth | null {
  const month = cursor.takeFrom(monthWords);
  const year = month === null ? null : cursor.read(readYear);
  return month === null || year === null ? null : new Temporal.PlainYearMonth(year, month);
}

/** The date of a day, a month and a year. @throws PhraseError when there is none */
export function dateFrom({ day, month, year }: WholeDate, text: string): Temporal.PlainDate {
  if (year < earliestYear || year > latestYear) {
    const fault = year < earliestYear ? 'too long ago' : 'too far ahead';
    throw impossible(text, `the year ${String(year).padStart(4, '0')} is ${fault}`);
  }
  if (month < 1 || month > 12) {
    const turned = month <= 31 && day <= 12 && day >= 1 ? dateIfThere(year, day, month) : null;
    const meant = turned === null ? '' : `; if ${turned} is meant, write that`;
    throw impossible(text, `months go from 01 to 12${meant}`);
  }
  const date = dateIfThere(year, month, day);
  if (date !== null) return date;
  const { daysInMonth } = new Temporal.PlainYearMonth(year, month);
  throw impossible(text, `${monthName(month)} ${year} has days 1 to ${daysInMonth}`);
}

/** Refuses a day that its month has in no year. */
export function checkDayOfMonth(day: number, month: number, text: string): void {
  const last = lastDayOfMonth(month);
  if (day < 1 || day > last) throw impossible(text, `${monthName(month)} has days 1 to ${last}`);
}

/** Refuses a weekday that the date does not have. */
export function checkWeekday(date: Temporal.PlainDate, weekday: Weekday | null, text: string): void {
  if (weekday === null || weekday === weekdayOf(date)) return;
  // At most three days before or after.
  const nearest = date.add({ days: ((weekday - weekdayOf(date) + 10) % 7) - 3 });
  throw ambiguous`"${text}": that day is a ${weekdayName(weekdayOf(date))}. Write “${asOfInWords(date)}” or “${asOfInWords(nearest)}”.`;
}

/** A weekday that a date follows: "Sunday 12 January", "Sun, 2027-01-12". */
export function readWeekdayBefore(cursor: Cursor): Weekday | null {
  // "Sundays, 3 January to 7 March" are those between the dates.
  const weekday = cursor.peek()?.text.endsWith('days') ? null : cursor.takeFrom(weekdayWords);
  if (weekday === null) return null;
  // In "Tuesdays (5 January to 23 March)" the dates limit the days.
  if (cursor.text.charAt(cursor.peek()?.from ?? 0) === '(') return null;
  cursor.takeMark(',');
  cursor.skip('the');
  const next = cursor.peek();
  return isNumeral(next) || monthWords.has(next?.text ?? '') ? weekday : null;
}

/** Three numbers with the same mark between. The GraphQL API returns a date without a time as the midnight of that day. */
const figures = new RegExp(
  String.raw`^((\d+)\s*([/.${dashes}])\s*(\d+)\s*\3\s*(\d+))(?!\d|st|nd|rd|th)(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?`,
  'i',
);

/** "2027-01-12", "12/1/2027", "12.1.27". */
function readFigures(cursor: Cursor): WholeDate | null {
  const [, text = '', one = '', , two = '', three = ''] = cursor.takeMatch(figures) ?? [];
  const [first, second, third] = [one, two, three].map(Number) as [number, number, number];
  if (one.length === 4) return { year: first, month: second, day: third };
  if (three.length !== 4 && three.length !== 2) return null;
  const year = fullYear(three);
  const dayFirst = { day: first, month: second, year };
  if (/-\d\d$/.test(text) && third <= 31 && first <= 99 && first > 12) {
    // Two digits each: 26-12-06 may begin with the year.
    const yearFirst = { year: 2000 + first, month: second, day: third };
    if (first > 31) return yearFirst;
    throw twoDays(text, yearFirst, dayFirst);
  }
  const monthFirst = { day: second, month: first, year };
  if (first === second || first > 12) return dayFirst;
  if (second > 12) return monthFirst;
  throw twoDays(text, dayFirst, monthFirst);
}

function twoDays(text: string, ...days: readonly WholeDate[]): PhraseError {
  const [one, other] = days.map(({ day, month, year }) => `“${day} ${monthName(month)} ${year}”`);
  return ambiguous`"${text}" can be two days; write ${one} or ${other}.`;
}

/** "12" or "12th"; null when no number comes next that is a day, or a slip for one. */
function readDayNumber(cursor: Cursor): number | null {
  const token = cursor.peek();
  if (!isNumeral(token) || token.value > 39 || isClockNext(cursor)) return null;
  cursor.next();
  return token.value;
}

const afterHour = String.raw`(?:am|pm|a|p|h|hrs|o['’]?clock)(?!\p{L})`;

/** The hours of times, among numbers that could be days. */
const hours = [
  // "7" in "7-9.30pm".
  String.raw`(?:0?\d|1[0-2])\s*(?:[&+${dashes}]|(?:to|until|till|and)(?!\p{L}))\s*\d+(?:\s*[.:]\s*\d+)?\s*${afterHour}`,
  // "12 noon" is a time, and not "24 noon" in "until 24 December noon".
  String.raw`12\s*(?:noon|midnight)(?!\p{L})`,
  // "7pm", and "19:30".
  String.raw`\d+(?:st|nd|rd|th)?\s*${afterHour}`,
  String.raw`\d+[.:]\d\d(?!\d|st|nd|rd|th)`,
].map((hour) => new RegExp(`^${hour}`, 'iu'));

/** True when the next number is the hour of a time. */
export function isClockNext(cursor: Cursor): boolean {
  return hours.some((hour) => cursor.match(hour) !== null);
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dateIfThere(year: number, month: number, day: number): Temporal.PlainDate | null {
  const { daysInMonth } = new Temporal.PlainYearMonth(year, month);
  return day >= 1 && day <= daysInMonth ? new Temporal.PlainDate(year, month, day) : null;
}

function impossible(text: string, why: string): PhraseError {
  return invalid`"${text}" is not a date: ${why}.`;
}
