import type { Report } from './schedule-problem.ts';

/** A date field: the date and time that were typed, and the offset that was saved with them. */
export type TypedDate = {
  readonly date: Temporal.PlainDate;
  readonly time: Temporal.PlainTime | null;
  /** Minutes ahead of UTC; null when none was saved. */
  readonly offset: number | null;
};

// A date, then perhaps a time, with seconds that the editor adds, and "Z" or an offset.
const DATE_FIELD =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** How the GraphQL API returns a date without a time. */
const DATE_ONLY = /T00:00:00\.000Z$/;

const EARLIEST_YEAR = 1900;

/**
 * Parses a date field: `2026-12-06`, `2026-12-06T00:00:00.000Z`, `2026-12-06T10:30+00:00`. It never goes through an
 * instant: Contentful's editor saves the offset of the day of typing, so only the digits are what the editor meant.
 * @returns null, with an error reported, when it is no date
 */
export function parseTypedDate(text: string, field: string, report: Report): TypedDate | null {
  const parts = DATE_FIELD.exec(text.trim());
  if (parts === null) {
    report.error(
      'unreadable-date',
      field,
      `"${text}" cannot be read as a date; write year-month-day, such as 2026-12-06.`,
    );
    return null;
  }
  const [year = 0, month = 0, day = 0] = parts.slice(1, 4).map(Number);
  const date = plainDate(year, month, day);
  if (date === null) {
    report.error('impossible-date', field, `"${text}" is not a date: ${whyNot(year, month)}.`);
    return null;
  }
  if (parts[4] === undefined || DATE_ONLY.test(text.trim())) return { date, time: null, offset: null };
  const time = parseTypedTime(`${parts[4]}:${parts[5]}`, field, report);
  if (time === null) return null;
  return { date, time, offset: parts[6] === undefined ? null : offsetMinutes(parts[6]) };
}

/** Parses a time of day such as `19:30`; null, with an error reported, when it is none. */
export function parseTypedTime(text: string, field: string, report: Report): Temporal.PlainTime | null {
  const parts = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text.trim());
  const hour = Number(parts?.[1]);
  const minute = Number(parts?.[2]);
  if (parts === null || hour > 23 || minute > 59) {
    report.error(
      'unreadable-time',
      field,
      `"${text}" is not a time; write hours and minutes from 00:00 to 23:59, such as 19:30.`,
    );
    return null;
  }
  return new Temporal.PlainTime(hour, minute);
}

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (year < EARLIEST_YEAR || month < 1 || month > 12) return null;
  const daysInMonth = new Temporal.PlainYearMonth(year, month).daysInMonth;
  return day >= 1 && day <= daysInMonth ? new Temporal.PlainDate(year, month, day) : null;
}

function whyNot(year: number, month: number): string {
  if (year < EARLIEST_YEAR) return `the year ${year} is too long ago`;
  if (month < 1 || month > 12) return 'months go from 01 to 12';
  return `that month has days 01 to ${new Temporal.PlainYearMonth(year, month).daysInMonth}`;
}

function offsetMinutes(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const digits = text.replace(':', '');
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5));
  return digits.startsWith('-') ? -minutes : minutes;
}
