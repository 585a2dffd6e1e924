import { type DaySet, everyWeekOn, type FestivalDay } from '../../days/day-set.ts';
import { asOfInWords } from '../../words/en-GB/dates.ts';
import { ambiguous, invalid } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { dateFrom, readDate, readDayAndMonth, readMonthOfYear, readYear } from './dates.ts';
import { readYearDay } from './festival-days.ts';
import { readFixedDays } from './fixed-days.ts';
import { readCount, takeRange } from './lists.ts';
import { weekdayWords } from './vocabulary.ts';

/** When a series begins and ends, as far as its phrase says so. */
export interface Ends {
  readonly from: Temporal.PlainDate | null;
  readonly until: Temporal.PlainDate | NextFestival | null;
  /** For how many weeks it goes on from its first date. */
  readonly weeks: number | null;
}

/** The next day of a festival, as in "until Easter", or that of a year. */
export interface NextFestival extends FestivalDay {
  readonly year: number | null;
  /** As it was typed. */
  readonly text: string;
  /** True for “until Easter”, which may be with that day or without. */
  readonly isBare: boolean;
}

export const noEnds: Ends = { from: null, until: null, weeks: null };

/** Reads an end of a series, beside those that are known; null when none comes next. @throws PhraseError for one without its year */
export function readEnds(cursor: Cursor, known: Ends): Ends | null {
  const { from, until } = known;
  if (from === null) {
    const first = cursor.read(readFirst);
    if (first !== null) return { ...known, from: first };
  }
  if (until !== null || known.weeks !== null) return null;
  const last = cursor.read(readLast);
  if (last !== null) return { ...known, until: last };
  const weeks = cursor.read(() => {
    const count = cursor.take('for') ? cursor.read(readCount) : null;
    return cursor.take('weeks') ? count : null;
  });
  if (weeks !== null) return { ...known, weeks };
  cursor.skip('in', 'during');
  // "5 January to 23 March 2027", "March 2027".
  const stretch = from === null ? readFixedDays(cursor) : null;
  return stretch?.kind === 'span' ? { ...known, from: stretch.from, until: stretch.to } : null;
}

function readFirst(cursor: Cursor): Temporal.PlainDate | null {
  const { place } = cursor;
  if (!cursor.take('from', 'starting', 'beginning', 'starts', 'since', 'commencing')) return null;
  cursor.skip('on', 'from');
  const date = cursor.read(readDate);
  if (date === null) refuseWithoutYear(cursor, place, 'first date');
  cursor.take('onwards', 'onward');
  return date;
}

function readLast(cursor: Cursor): Ends['until'] {
  const { place } = cursor;
  if (!cursor.take('until', 'till', 'til', 'to', 'up to', 'ending', 'ends')) return null;
  cursor.skip('on');
  const date = cursor.read(readDate) ?? cursor.read(readEndOfMonth);
  if (date !== null) return date;
  const day = cursor.read(readYearDay);
  const year = day === null ? null : cursor.read(readYear);
  const text = cursor.since(place);
  if (day?.kind === 'festival') return { ...day, year, text, isBare: !/day/i.test(text) };
  if (day !== null && year !== null) return dateFrom({ ...day, year }, text);
  refuseMonth(cursor, place);
  refuseWithoutYear(cursor, place, 'last date', day !== null);
  return null;
}

/** "the end of May 2027". */
function readEndOfMonth(cursor: Cursor): Temporal.PlainDate | null {
  const month = cursor.take('the end of', 'end of') ? readMonthOfYear(cursor) : null;
  return month?.toPlainDate({ day: month.daysInMonth }) ?? null;
}

/** Refuses "until July 2027", of which nothing says whether July is in it. */
function refuseMonth(cursor: Cursor, place: number): void {
  const month = cursor.read(readMonthOfYear);
  if (month === null) return;
  const [last, before] = [month, month.subtract({ months: 1 })].map((each) =>
    asOfInWords(each.toPlainDate({ day: each.daysInMonth })),
  );
  throw ambiguous`"${cursor.since(place)}" can be with that month or without it; write “until ${last}” or “until ${before}”.`;
}

/** Refuses "from 9 September", but not "from 9 September to 3 October", which is a part of every year. */
function refuseWithoutYear(cursor: Cursor, place: number, field: string, isRead = false): void {
  const isDate = isRead || (cursor.read(readDayAndMonth) !== null && !takeRange(cursor));
  if (!isDate) return;
  throw invalid`"${cursor.since(place)}" belongs in another field: write that date as the ${field}.`;
}

/** Reads the number of "six Wednesdays" or "five Thursday evenings", before the day; null for others. */
export function readCourse(cursor: Cursor): number | null {
  const count = cursor.read(readCount);
  const [day, part] = [cursor.peek()?.text ?? '', cursor.peek(1)?.text ?? ''];
  const isPlural =
    weekdayWords.has(day) && (day.endsWith('days') || /^(?:morning|afternoon|evening|night)s$/.test(part));
  return isPlural ? count : null;
}

/** True for days of which so many can be counted: one weekday of every week. */
export function isCountable(days: readonly DaySet[]): boolean {
  const [set, ...others] = days;
  return set !== undefined && others.length === 0 && everyWeekOn(set)?.length === 1;
}
