import { Cursor } from './phrase/cursor.ts';
import { readDate, readDayAndMonth } from './phrase/dates.ts';
import { parseEndTime, parseHours } from './phrase/hours.ts';
import { guess } from './phrase/spelling.ts';
import { PhraseError, type Report, unreadableDate, unreadableTime } from './problem.ts';
import { textOf } from './raw-schedule.ts';
import { readField } from './read-field.ts';

/** The GraphQL API returns a date with the midnight of that day. */
const midnight = /T00:00:00\.000Z$/;

/**
 * Parses a date field: `2026-12-06`, `6 December 2026`. It never goes through an instant: only the digits are what the editor meant.
 * @returns null, with an error reported, when it is no date
 */
export function parseTypedDate(typed: string, field: string, report: Report): Temporal.PlainDate | null {
  return readField(field, typed.replace(midnight, ''), report, parseDate);
}

/** A date that was typed, with the field it stands in. */
export interface TypedField {
  readonly field: string;
  readonly date: Temporal.PlainDate;
}

/** The date in a field; null when it is empty. */
export function parseDateField<Field extends string>(
  raw: { readonly [Name in Field]?: string | null | undefined },
  field: Field,
  report: Report,
): TypedField | null | 'unreadable' {
  const text = textOf(raw[field]);
  if (text === null) return null;
  const date = parseTypedDate(text, field, report);
  return date === null ? 'unreadable' : { field, date };
}

/** Parses a start such as `19:30` or `7.30pm`; null, with an error reported, when it is none. */
export function parseTypedTime(typed: string, field: string, report: Report): Temporal.PlainTime | null {
  return readField(field, typed, report, (text) => {
    const { start, end } = parseHours(text);
    if (end === null) return start;
    throw unreadableTime`"${text}" is two times; write the end in its own field.`;
  });
}

/** Parses an end, which may be midnight; null, with an error reported, when it is none. */
export function parseTypedEnd(text: string, field: string, report: Report): Temporal.PlainTime | null {
  return readField(field, text, report, parseEndTime);
}

function parseDate(text: string): Temporal.PlainDate {
  const cursor = new Cursor(text);
  cursor.skip('on');
  const date = readDate(cursor);
  cursor.takeMark('.', ',');
  if (date !== null && cursor.isAtEnd) return date;
  const misspelt = guess(text);
  if (misspelt !== null)
    throw unreadableDate`${misspelt} Otherwise write it like 2026-12-06 or “6 December 2026”.`;
  const yearless = new Cursor(text);
  const day = date === null ? readDayAndMonth(yearless) : null;
  if (day !== null && yearless.isAtEnd) {
    const message = `"${text}" has no year; write the year after the month.`;
    throw new PhraseError('unreadable-date', message, { ...day, weekday: null });
  }
  throw unreadableDate`"${text}" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.`;
}
