import { type Weekday, weekdayOf } from '../../days/weekday.ts';
import { lastDayOfMonth } from '../../days/year-span.ts';
import { asOfInWords, monthName, weekdayName } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid, type PhraseError } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { isNumeral, type Token } from './tokens.ts';
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
  return cursor.attempt(() => {
    const place = cursor.place;
    const weekday = readWeekdayBefore(cursor);
    const typed = readFigures(cursor) ?? readDayAndMonth(cursor);
    if (typed?.year == null) return null;
    const date = dateFrom({ ...typed, year: typed.year }, cursor.since(place));
    checkWeekday(date, weekday, cursor.since(place));
    return date;
  });
}

/** Reads "12 January", "12th of Jan", "January 12", with or without a year; null when none comes next. */
export function readDayAndMonth(cursor: Cursor): TypedDay | null {
  return cursor.attempt(() => {
    cursor.skip('the');
    const day = readDayNumber(cursor);
    if (day !== null && cursor.takeMark('/')) return readMonthNumber(cursor, day);
    if (day !== null) {
      cursor.skip('of', 'day of');
      const month = cursor.takeFrom(monthWords);
      return month === null ? null : { day, month, year: readYear(cursor, true) };
    }
    const month = cursor.takeFrom(monthWords);
    if (month === null) return null;
    cursor.skip('the');
    const dayAfter = readDayNumber(cursor);
    return dayAfter === null ? null : { day: dayAfter, month, year: readYear(cursor, true) };
  });
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
  return cursor.attempt(() => {
    cursor.takeMark(',', '-');
    const token = cursor.peek();
    if (token?.kind !== 'number' || isClockNext(cursor, token)) return null;
    const isShort = mayBeShort && token.text.length === 2 && token.value > 12;
    // In "1 May – 30 September" the number is a day.
    if (token.text.length !== 4 && (!isShort || monthWords.has(cursor.peek(1)?.text ?? ''))) return null;
    cursor.next();
    return fullYear(token);
  });
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
  return cursor.attempt(() => {
    // "Sundays, 3 January to 7 March" are those between the dates.
    const weekday = cursor.peek()?.text.endsWith('days') ? null : cursor.takeFrom(weekdayWords);
    if (weekday === null) return null;
    // In "Tuesdays (5 January to 23 March)" the dates limit the days.
    if (cursor.text.charAt(cursor.peek()?.from ?? 0) === '(') return null;
    cursor.takeMark(',');
    cursor.skip('the');
    const next = cursor.peek();
    return isNumeral(next) || monthWords.has(next?.text ?? '') ? weekday : null;
  });
}

/** "2027-01-12", "12/1/2027", "12.1.27": three numbers with the same mark between. */
function readFigures(cursor: Cursor): WholeDate | null {
  const [one, mark, two, markAgain, three] = [0, 1, 2, 3, 4].map((ahead) => cursor.peek(ahead));
  const isFigures =
    one?.kind === 'number' &&
    two?.kind === 'number' &&
    three?.kind === 'number' &&
    mark?.text === markAgain?.text &&
    ['-', '/', '.'].includes(mark?.text ?? '');
  if (!isFigures) return null;
  const text = cursor.text.slice(one.from, three.to);
  const figures = figuresOf(one, two, three, text);
  if (figures === null) return null;
  for (let taken = 0; taken < 5; taken += 1) cursor.next();
  // The GraphQL API returns a date without a time as the midnight of that day.
  cursor.skipText(/^T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?/i);
  return figures;
}

function figuresOf(one: Token, two: Token, three: Token, text: string): WholeDate | null {
  if (one.text.length === 4) return { year: one.value, month: two.value, day: three.value };
  if (three.text.length !== 4 && three.text.length !== 2) return null;
  if (/-\d\d$/.test(text) && three.value <= 31 && one.value <= 99 && one.value > 12) {
    // Two digits each: 26-12-06 may begin with the year.
    if (one.value > 31) return { year: 2000 + one.value, month: two.value, day: three.value };
    throw twoDays(
      text,
      { year: 2000 + one.value, month: two.value, day: three.value },
      { year: fullYear(three), month: two.value, day: one.value },
    );
  }
  const year = fullYear(three);
  const dayFirst = { day: one.value, month: two.value, year };
  const monthFirst = { day: two.value, month: one.value, year };
  if (one.value === two.value || one.value > 12) return dayFirst;
  if (two.value > 12) return monthFirst;
  throw twoDays(text, dayFirst, monthFirst);
}

function twoDays(text: string, ...days: readonly WholeDate[]): PhraseError {
  const [one, other] = days.map(({ day, month, year }) => `“${day} ${monthName(month)} ${year}”`);
  return ambiguous`"${text}" can be two days; write ${one} or ${other}.`;
}

/** "12" or "12th"; null when no number comes next that is a day, or a slip for one. */
function readDayNumber(cursor: Cursor): number | null {
  const token = cursor.peek();
  if (!isNumeral(token) || token.value > 39 || isClockNext(cursor, token)) return null;
  cursor.next();
  return token.value;
}

const afterHour = /^(am|pm|a|p|h|hrs|oclock)$/;

/** True when a number is the hour of a time: "10.30am", "7pm", "19:30", and "7" in "7-9.30pm". */
export function isClockNext(cursor: Cursor, token: Token): boolean {
  const [mark, after] = [cursor.peek(1), cursor.peek(2)];
  if (mark?.text === '-' || /^(to|until|till|and)$/.test(mark?.text ?? '')) {
    const hasMinutes = /^[.:]$/.test(cursor.peek(3)?.text ?? '') && cursor.peek(4)?.kind === 'number';
    const isHour = token.kind === 'number' && token.value <= 12 && after?.kind === 'number';
    return isHour && afterHour.test(cursor.peek(hasMinutes ? 5 : 3)?.text ?? '');
  }
  // "12 noon" is a time, and not "24 noon" in "until 24 December noon".
  if (mark?.text === 'noon' || mark?.text === 'midnight') return token.value === 12;
  if (mark?.kind === 'word') return afterHour.test(mark.text);
  const isTime = (mark?.text === ':' || mark?.text === '.') && mark.from === token.to;
  return isTime && after?.kind === 'number' && after.from === mark.to && after.text.length === 2;
}

function fullYear(token: Token): number {
  return token.text.length === 2 ? 2000 + token.value : token.value;
}

function dateIfThere(year: number, month: number, day: number): Temporal.PlainDate | null {
  const { daysInMonth } = new Temporal.PlainYearMonth(year, month);
  return day >= 1 && day <= daysInMonth ? new Temporal.PlainDate(year, month, day) : null;
}

function impossible(text: string, why: string): PhraseError {
  return invalid`"${text}" is not a date: ${why}.`;
}
