import { isListed } from '../days/day-set.ts';
import type { PublicHolidays } from '../days/public-holidays.ts';
import { monthName } from '../words/en-GB/dates.ts';
import { parseHoursLine } from './parse-lines.ts';
import { examples } from './parse-parts.ts';
import { Cursor } from './phrase/cursor.ts';
import { checkDayOfMonth, readDate, readDayAndMonth, readMonthOfYear } from './phrase/dates.ts';
import type { DaysPhrase } from './phrase/days.ts';
import { type Hours, readHoursList } from './phrase/hours.ts';
import { takeRange } from './phrase/lists.ts';
import { parseRepeats, type RepeatsPhrase } from './phrase/repeats.ts';
import { guess, isName } from './phrase/spelling.ts';
import { isUnnamed } from './phrase/union.ts';
import { ambiguous, invalid, outcomeOf, PhraseError, unknownWord } from './problem.ts';
import type { Read } from './read-field.ts';

/** What holds from a date on, or until one. What it does not say is as usual. */
export interface DatedLine {
  /** Its first day, or null for a line with “until”, which names its last. */
  readonly from: Temporal.PlainDate | null;
  readonly until: Temporal.PlainDate | null;
  /** Its days, perhaps with their hours, as in `repeats`; otherwise null. */
  readonly repeats: (RepeatsPhrase & { readonly kind: 'days' }) | null;
  /** Its hours, where it names no days. */
  readonly hours: readonly Hours[];
  readonly place: string | null;
}

const from = ['from', 'as from', 'as of', 'with effect from', 'starting', 'beginning', 'commencing', 'since'];
const until = ['until', 'till', 'til', 'up to', 'to', 'ending'];

/** A line of `otherTimes`: what holds from a date on or until one, or hours of some or all days. @throws PhraseError */
export const parseOtherLine: Read<DatedLine | DaysPhrase> = (line, typed, holidays) => {
  const dated = parseDatedLine(line, holidays);
  if (dated === null) return parseHoursLine(line, examples.otherTimes, holidays);
  return { ...dated, place: dated.place && typed(dated.place) };
};

/** Reads “from 6 January 2027: first and third Wednesdays, 8pm, Upper room”, “until 31 March 2027: 8pm”; null for another line. */
function parseDatedLine(line: string, holidays: PublicHolidays | undefined): DatedLine | null {
  const cursor = new Cursor(line, holidays);
  const isFrom = cursor.take(...from);
  if (!isFrom && !cursor.take(...until)) return null;
  cursor.skip('and including', 'on', 'the');
  // “January 2027” begins with its first day.
  const month = () => (isFrom ? cursor.read(readMonthOfYear) : null);
  const date = cursor.read(readDate) ?? month()?.toPlainDate({ day: 1 }) ?? null;
  if (date === null) {
    refuseWithoutYear(cursor, line, isFrom);
    return null;
  }
  cursor.skip('onwards', 'onward', 'on', 'inclusive');
  // "from 6 January 2027 to 31 March 2027: 8pm" is a stretch.
  if (cursor.sees('to', 'until', 'till', 'through') || isDateAfterDash(cursor)) return null;
  cursor.takeMark(':', ',', '-');
  if (cursor.isAtEnd)
    throw invalid`"${line}" does not say what is new; write it like “${line.trim().replace(/\W+$/, '')}: 8pm to 9.30pm”.`;
  return { from: isFrom ? date : null, until: isFrom ? null : date, ...readNew(cursor.rest, holidays) };
}

function isDateAfterDash(cursor: Cursor): boolean {
  return cursor.ahead(
    () => takeRange(cursor) && (cursor.read(readDate) ?? cursor.read(readDayAndMonth)) !== null,
  );
}

function refuseWithoutYear(cursor: Cursor, line: string, isFrom: boolean): void {
  const day = cursor.read(readDayAndMonth);
  if (day !== null && !takeRange(cursor)) {
    checkDayOfMonth(day.day, day.month, line);
    const said = `${day.day} ${monthName(day.month)}`;
    throw new PhraseError(
      'ambiguous',
      `"${line}" can be from that day of one year on or a part of every year; write the year, such as “${isFrom ? 'from' : 'until'} ${said} 2027”, or for every year both ends, such as “${said} to 31 December”.`,
      { weekday: null, day: day.day, month: day.month },
    );
  }
  if (!isFrom)
    throw invalid`"${line}" needs the whole date of its last day; write it like “until 31 March 2027: 8pm”.`;
}

/** Where a place may begin. */
const beforePlace = /[,;(]| (?=(?:in|at) )/g;

/** Reads what a line says after its date, with a place at its end. @throws PhraseError */
function readNew(
  text: string,
  holidays: PublicHolidays | undefined,
): Pick<DatedLine, 'repeats' | 'hours' | 'place'> {
  const ends = [...text.matchAll(beforePlace)].map(({ index }) => index);
  let fault: PhraseError | undefined;
  for (const end of [text.length, ...ends.reverse(), 0]) {
    const place = text
      .slice(end)
      .replace(/^[,;(\s]+|[)\s.]+$/g, '')
      .replace(/^(?:in|at) (?:the )?/i, '');
    if (place !== '' && (!isName(place) || isTimes(place, holidays))) continue;
    const found = outcomeOf(() => readTimes(text.slice(0, end).trim(), holidays));
    if ('value' in found) return { ...found.value, place: place || null };
    fault ??= found.error;
  }
  if (fault !== undefined && (fault.code !== 'unknown-word' || guess(text) !== null)) throw fault;
  throw unknownWord`"${text}" cannot be read from its date on; write days, hours and a place with a capital letter, with commas between, such as “first and third Wednesdays, 8pm, Upper room”.`;
}

/** True for the name of a festival, which is no place, and for what is nearly a time. */
function isTimes(text: string, holidays: PublicHolidays | undefined): boolean {
  const found = outcomeOf(() => readTimes(text, holidays));
  return 'value' in found ? found.value.repeats !== null : found.error.code !== 'unknown-word';
}

function readTimes(text: string, holidays: PublicHolidays | undefined): Pick<DatedLine, 'repeats' | 'hours'> {
  if (text === '') return { repeats: null, hours: [] };
  const cursor = new Cursor(text);
  // Without words "7 to 9" are hours, in the morning or in the evening.
  const hours = readHoursList(cursor, /\p{L}{3}/u.test(text));
  if (hours.length > 0 && cursor.isAtEnd) return { repeats: null, hours };
  const repeats = parseRepeats(text, holidays);
  if (repeats.kind !== 'days') throw unknownWord`"${text}" cannot begin on a date.`;
  refuseUnclear(repeats, text);
  return { repeats, hours: [] };
}

/** Refuses days of which the line leaves open from when on they count, or that are no series. */
function refuseUnclear({ days, ends }: DaysPhrase, text: string): void {
  if (days.some(isListed))
    throw ambiguous`"${text}" can be these dates alone or further ones; write single dates under “more dates” (alsoOn), each with its hours.`;
  if (ends.from !== null) throw ambiguous`"${text}" has a beginning of its own; write only one of the two.`;
  if (days.some((set) => isUnnamed(set, 'weekly')))
    throw invalid`"${text}" does not say on which day; write the weekday, such as “fortnightly on Wednesdays”.`;
}
