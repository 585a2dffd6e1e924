import type { RawSchedule } from './raw-schedule.ts';
import { textOf } from './raw-schedule.ts';
import type { Timing } from './schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate, parseTypedTime, type TypedDate } from './typed-date.ts';
import { timeInWords } from './words-for-times.ts';

const LAST_MINUTE = new Temporal.PlainTime(23, 59);

/** First day, last day and times of an event's first occurrence. */
export type ParsedTimes = {
  readonly firstDate: Temporal.PlainDate;
  /** The last day of that occurrence; the first day unless it lasts several. */
  readonly endDate: Temporal.PlainDate;
  readonly timing: Timing;
  /** Date and time typed into one field with an offset, to be held against the zone. */
  readonly typed: readonly { readonly field: string; readonly value: TypedDate }[];
};

/** Reads an event's dates and times; null, with the errors reported, when they make no sense. */
export function parseTimes(raw: RawSchedule, report: Report): ParsedTimes | null {
  const first = firstTyped(raw, ['firstDate', 'startsAt'], report);
  const last = firstTyped(raw, ['endDate', 'endsAt'], report);
  if (first === 'unreadable' || last === 'unreadable') return null;
  if (first === null) {
    report.error(
      'missing',
      'firstDate',
      'There is no first date; write the date it happens, or first happens.',
    );
    return null;
  }
  const start = timeFrom(raw.startTime, 'startTime', first.value.time, report);
  const end = timeFrom(raw.endTime, 'endTime', last?.value.time ?? null, report);
  if (start === 'unreadable' || end === 'unreadable') return null;
  const firstDate = first.value.date;
  const isRepeating = textOf(raw.repeats)?.toLowerCase() !== 'once';
  const endDate = isRepeating || last === null ? firstDate : last.value.date;
  if (isRepeating && last !== null && !last.value.date.equals(firstDate)) {
    const message =
      'The end date counts only for things that happen once; the end of a series is its last date.';
    report.warning('field-ignored', last.field, message);
  }
  const isOverDays = Temporal.PlainDate.compare(endDate, firstDate) > 0;
  const timing = timingOf(start, end, isOverDays, report);
  if (timing === null || !endsAfterStart(firstDate, endDate, timing, isRepeating, report)) return null;
  return { firstDate, endDate, timing, typed: last === null ? [first] : [first, last] };
}

type Found = { readonly field: string; readonly value: TypedDate };

/** The first of the fields that is filled in. */
function firstTyped(
  raw: RawSchedule,
  fields: readonly ('firstDate' | 'startsAt' | 'endDate' | 'endsAt')[],
  report: Report,
): Found | null | 'unreadable' {
  for (const field of fields) {
    const text = textOf(raw[field]);
    if (text === null) continue;
    const value = parseTypedDate(text, field, report);
    return value === null ? 'unreadable' : { field, value };
  }
  return null;
}

function timeFrom(
  raw: string | null | undefined,
  field: string,
  typed: Temporal.PlainTime | null,
  report: Report,
): Temporal.PlainTime | null | 'unreadable' {
  const text = textOf(raw);
  return text === null ? typed : (parseTypedTime(text, field, report) ?? 'unreadable');
}

function timingOf(
  start: Temporal.PlainTime | null,
  end: Temporal.PlainTime | null,
  isOverDays: boolean,
  report: Report,
): Timing | null {
  if (start !== null && end === null && isOverDays) {
    const message = 'It ends on another day, but no end time is given; it is shown as lasting until 11.59pm.';
    report.warning('missing', 'endTime', message);
    return { kind: 'timed', start, end: LAST_MINUTE };
  }
  if (start !== null) return { kind: 'timed', start, end };
  if (end === null) return { kind: 'all-day' };
  report.error(
    'end-without-start',
    'endTime',
    'There is an end time but no start time; add the start, or take the end away for a whole day.',
  );
  return null;
}

function endsAfterStart(
  firstDate: Temporal.PlainDate,
  endDate: Temporal.PlainDate,
  timing: Timing,
  isRepeating: boolean,
  report: Report,
): boolean {
  const order = Temporal.PlainDate.compare(endDate, firstDate);
  if (order < 0) {
    const message = `It ends before it starts: the end date ${endDate} lies before the first date ${firstDate}.`;
    report.error('ends-before-start', 'endDate', message);
    return false;
  }
  if (order > 0 || timing.kind === 'all-day' || timing.end === null) return true;
  if (Temporal.PlainTime.compare(timing.end, timing.start) > 0) return true;
  const fault = `It ends before it starts: from ${timeInWords(timing.start)} to ${timeInWords(timing.end)}.`;
  const remedy = isRepeating
    ? 'Something that repeats must end on the day it starts, at 23:59 at the latest.'
    : 'If it ends after midnight, write the next day as its end date.';
  report.error('ends-before-start', 'endTime', `${fault} ${remedy}`);
  return false;
}
