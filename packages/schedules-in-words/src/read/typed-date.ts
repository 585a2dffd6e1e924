import { asOfInWords } from '../words/en-GB/dates.ts';
import { Cursor } from './phrase/cursor.ts';
import { readDate, readDayAndMonth, readWeekdayBefore } from './phrase/dates.ts';
import { withoutYear } from './phrase/day-group.ts';
import { parseHours, readHours } from './phrase/hours.ts';
import { bareOnEve } from './phrase/part-of-day.ts';
import { guess } from './phrase/spelling.ts';
import { invalid } from './problem.ts';

/** A date field: the date and time that were typed. */
export interface TypedDate {
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime | null;
}

// A time after a date, with seconds that the editor adds, and "Z" or an offset.
const timeAfterDate = /(?: at)?[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** How the GraphQL API returns a date without a time. */
const dateOnly = /T00:00:00\.000Z$/;

/**
 * Parses a date field: `2026-12-06`, `6 December 2026`, `2026-12-06T10:30+00:00`. It never goes through an instant:
 * Contentful's editor saves the offset of the day of typing, so only the digits are what the editor meant.
 * @throws PhraseError when it is no date
 */
export function readTypedDate(text: string): TypedDate {
  const parts = dateOnly.test(text) ? null : timeAfterDate.exec(text);
  const { date, time } = parseDate(parts === null ? text : text.slice(0, parts.index));
  return { date, time: parts === null ? time : parseHours(parts[1] ?? '').start };
}

/** Reads a start such as `19:30` or `7.30pm`. @param date of which it is @throws PhraseError when it is none */
export function readTypedStart(text: string, date: Temporal.PlainDate): Temporal.PlainTime {
  const { start, end } = parseHours(text, asOfInWords(date));
  if (end === null) return start;
  throw invalid`"${text}" is two times; write the end in its own field.`;
}

/** A date, and the time that may stand behind it: "6 December 2026 at 7.30pm". */
function parseDate(text: string): TypedDate {
  const cursor = new Cursor(text);
  cursor.skip('on');
  const date = cursor.read(readDate);
  cursor.takeMark('.', ',');
  const { rest } = cursor;
  const hours = date === null ? null : cursor.read(readHours, true);
  const bare = date && bareOnEve(asOfInWords(date), rest);
  if (bare !== null) throw bare;
  if (date !== null && cursor.isAtEnd && (hours === null || hours.end === null))
    return { date, time: hours?.start ?? null };
  const misspelt = guess(text);
  if (misspelt !== null) throw invalid`${misspelt} Otherwise write it like 2026-12-06 or “6 December 2026”.`;
  const yearless = new Cursor(text);
  const weekday = yearless.read(readWeekdayBefore);
  const day = date === null ? yearless.read(readDayAndMonth) : null;
  if (day !== null && yearless.isAtEnd) throw withoutYear(text, { ...day, weekday });
  throw invalid`"${text}" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.`;
}
