import { timeInWords } from '../../wording/date-words.ts';
import type { Timing } from '../schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';
import { textOf } from './raw-schedule.ts';
import type { Report } from './schedule-problem.ts';
import { parseTypedDate, parseTypedTime, type TypedDate } from './typed-date.ts';

const LAST_MINUTE = new Temporal.PlainTime(23, 59);

/** The first day, last day and times of an event's first occurrence. */
export type ParsedTimes = {
  readonly firstDate: Temporal.PlainDate;
  /** The last day of that occurrence: the same as the first unless it lasts several days. */
  readonly endDate: Temporal.PlainDate;
  readonly timing: Timing;
  /** Dates and times typed into one field with an offset, which is compared with the zone's. */
  readonly typed: readonly { readonly field: string; readonly value: TypedDate }[];
};

/**
 * Parses an event's dates and times. An invalid value is reported and ignored as far as possible: an end that cannot be
 * read or comes before the start is dropped; without a readable start time the event is all day.
 * @returns null without a first date, on which everything else depends
 */
export function parseTimes(raw: RawSchedule, report: Report): ParsedTimes | null {
  const first = firstTyped(raw, ['firstDate', 'startsAt'], report);
  const last = readable(firstTyped(raw, ['endDate', 'endsAt'], report));
  if (first === 'unreadable') return null;
  if (first === null) {
    report.error(
      'missing',
      'firstDate',
      'There is no first date; write the date it happens, or first happens.',
    );
    return null;
  }
  const start = timeFrom(raw.startTime, 'startTime', first.value.time, report);
  const end = readable(timeFrom(raw.endTime, 'endTime', last?.value.time ?? null, report));
  const firstDate = first.value.date;
  const isRepeating = textOf(raw.repeats)?.toLowerCase() !== 'once';
  if (isRepeating && last !== null && !last.value.date.equals(firstDate)) {
    const message =
      'The end date counts only for things that happen once; the end of a series is its last date.';
    report.warning('field-ignored', last.field, message);
  }
  const endDate = isRepeating || last === null ? firstDate : endDateOf(firstDate, last.value.date, report);
  const typed = last === null ? [first] : [first, last];
  if (start === 'unreadable') return { firstDate, endDate, timing: { kind: 'all-day' }, typed };
  const isOverDays = Temporal.PlainDate.compare(endDate, firstDate) > 0;
  const timing = timingOf(start, end, isOverDays, report);
  // If the end date is invalid, that is reported already, and its time is ignored.
  const isEndDateWrong = last !== null && !isRepeating && !endDate.equals(last.value.date);
  if (isOverDays || timing.kind === 'all-day' || timing.end === null) {
    return { firstDate, endDate, timing, typed };
  }
  if (Temporal.PlainTime.compare(timing.end, timing.start) > 0) return { firstDate, endDate, timing, typed };
  if (!isEndDateWrong) reportEndBeforeStart(timing.start, timing.end, isRepeating, report);
  return { firstDate, endDate, timing: { ...timing, end: null }, typed };
}

const readable = <Value>(value: Value | 'unreadable'): Value | null =>
  value === 'unreadable' ? null : value;

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
): Timing {
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
  return { kind: 'all-day' };
}

/** The last day of a single event; its first day when the typed end date lies before it. */
function endDateOf(
  firstDate: Temporal.PlainDate,
  endDate: Temporal.PlainDate,
  report: Report,
): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(endDate, firstDate) >= 0) return endDate;
  const message = `It ends before it starts: the end date ${endDate} lies before the first date ${firstDate}.`;
  report.error('ends-before-start', 'endDate', message);
  return firstDate;
}

function reportEndBeforeStart(
  start: Temporal.PlainTime,
  end: Temporal.PlainTime,
  isRepeating: boolean,
  report: Report,
): void {
  const fault = `It ends before it starts: from ${timeInWords(start)} to ${timeInWords(end)}.`;
  const remedy = isRepeating
    ? 'Something that repeats must end on the day it starts, at 23:59 at the latest.'
    : 'If it ends after midnight, write the next day as its end date.';
  report.error('ends-before-start', 'endTime', `${fault} ${remedy}`);
}
