import type { Part } from '../dates/schedule.ts';
import { asOfInWords, timeOfDay } from '../words/en-GB/dates.ts';
import type { Entry } from './entry.ts';
import { approximately } from './phrase/clock.ts';
import { type Hours, parseEndTime, parseHours } from './phrase/hours.ts';
import { bareOnEve, partsIn, refuseOtherPart } from './phrase/part-of-day.ts';
import { ambiguous, type Report } from './problem.ts';
import { inEnglish } from './read-field.ts';
import type { TypedDate } from './typed-date.ts';

const lastMinute = new Temporal.PlainTime(23, 59);
const midnight = new Temporal.PlainTime();
const noon = new Temporal.PlainTime(12);

/** What starts before this and ends earlier in the day is a slip: nothing goes on from 10.30am to 12.30am. */
const earliestEvening = 16;

/** What goes on overnight ends by noon, and within this time. */
const maxOvernightHours = 18;

/** The hours of a part, and how many midnights it goes on over. */
export type PartHours = Pick<Part, 'timing' | 'nights'>;

/**
 * Parses an event's times of day. An invalid value is reported and ignored as far as possible: an end that cannot be read or
 * comes before the start is dropped; without a readable start time the event is all day.
 * @param spoken hours that stand in `repeats`
 */
export function parseTimes(
  entry: Entry,
  { first, last, spoken }: Readonly<{ first: TypedDate; last: TypedDate | null; spoken: Hours | null }>,
  isSingle: boolean,
): PartHours {
  const start = startOf(entry, first, spoken, isSingle);
  checkPartOfDay(entry, start);
  const onSameDay = last === null ? (start?.start ?? null) : null;
  const typedEnd = entry.read('endTime', (text) => parseEndTime(text, onSameDay));
  const end = typedEnd === undefined ? (last?.time ?? start?.end ?? null) : typedEnd;
  const nights = isSingle && last !== null ? nightsBetween(first, last, entry.of('endDate')) : 0;
  if (!start) {
    if (start === undefined && end !== null)
      entry.of('endTime')
        .error`There is an end time but no start time; add the start, or take the end away for a whole day.`;
    return { timing: { kind: 'all-day' }, nights: nights ?? 0 };
  }
  if (nights === 0) return hoursOfDay({ start: start.start, end }, isSingle, entry.of('endTime'));
  if (nights === null) {
    // That is reported already, and the time is not taken for another day's.
    const isLater = end !== null && Temporal.PlainTime.compare(end, start.start) > 0;
    return { timing: { kind: 'timed', start: start.start, end: isLater ? end : null }, nights: 0 };
  }
  if (end === null)
    entry.of('endTime')
      .warning`It ends on another day, but no end time is given; it is shown as lasting until 11.59pm.`;
  return { timing: { kind: 'timed', start: start.start, end: end ?? lastMinute }, nights };
}

/**
 * The hours of a day, which may end at midnight or, from an evening, on the next morning. An end that comes before the start is
 * reported and dropped.
 */
export function hoursOfDay({ start, end }: Hours, isSingle: boolean, report: Report): PartHours {
  if (end === null || Temporal.PlainTime.compare(end, start) > 0)
    return { timing: { kind: 'timed', start, end }, nights: 0 };
  if (isOvernight(start, end)) return { timing: { kind: 'timed', start, end }, nights: 1 };
  const why = `It ends before it starts: from ${timeOfDay(start)} to ${timeOfDay(end)}.`;
  const remedy = isSingle
    ? 'If it ends after midnight, write the next day as its end date.'
    : 'Write an end that is later in the day; only what starts in the evening may end the next morning.';
  report.error`${why} ${remedy}`;
  return { timing: { kind: 'timed', start, end: null }, nights: 0 };
}

/** True for an end that belongs to the next day. */
function isOvernight(start: Temporal.PlainTime, end: Temporal.PlainTime): boolean {
  if (end.equals(midnight)) return !start.equals(midnight);
  const hours = 24 - end.until(start).total('hours');
  const isMorning = Temporal.PlainTime.compare(end, noon) <= 0;
  return start.hour >= earliestEvening && isMorning && hours <= maxOvernightHours;
}

/** The start, and an end that was typed with it: "7pm to 9pm"; undefined where none is said, null where it cannot be read. */
function startOf(entry: Entry, first: TypedDate, spoken: Hours | null, isSingle: boolean) {
  const days = isSingle ? asOfInWords(first.date) : (entry.text('repeats') ?? '');
  const typed = entry.read('startTime', (text) => parseHours(text, days, entry.text('endTime') ?? ''));
  if (typed === undefined && first.time === null) return spoken ?? undefined;
  if (typed && spoken !== null && !spoken.start.equals(typed.start))
    entry.of('repeats')
      .warning`How often it happens says ${timeOfDay(spoken.start)}, but the start time ${timeOfDay(typed.start)}; the start time counts.`;
  const field = typed === undefined ? 'firstDate' : 'startTime';
  const start = typed === undefined ? first.time && { start: first.time, end: null } : typed;
  if (start !== null) warnOfHours(entry.text(field) ?? '', [start], entry.of(field));
  return start;
}

/** Refuses "Sunday mornings" with 6pm as its start, and warns where it has none: the part of the day is not shown. */
function checkPartOfDay(entry: Entry, start: Hours | null | undefined): void {
  if (start && entry.text('startTime') !== null)
    entry.read('repeats', (said) => refuseOtherPart(said, [start]));
  if (start !== undefined || entry.text('timeInWords') !== null) return;
  const text = entry.text('repeats') ?? '';
  if (partsIn(inEnglish(text, entry.of('repeats')).text).length > 0)
    entry.of('repeats')
      .warning`"${text}" names a part of the day, which is not shown; write the start time, or the time in words, such as “in the morning”.`;
}

const inexact = new RegExp(`\\b(?:${approximately.join('|')})\\b\\.?`, 'i');

/** Warns of hours as `warnOfHours` does, and refuses "Christmas Eve, 11.30". @returns whether they are refused */
export function checkHours(text: string, hours: readonly Hours[], report: Report): boolean {
  const bare = bareOnEve(text);
  if (bare !== null) report.add(bare);
  warnOfHours(text, hours, report);
  return bare !== null;
}

/** Warns of a start before 4am, by which some mean the end of the date and not its beginning; and of "about 7pm", which is shown as 7pm. */
export function warnOfHours(text: string, hours: readonly Pick<Hours, 'start'>[], report: Report): void {
  const said = inEnglish(text, report);
  const [about] = hours.length > 0 ? (inexact.exec(said.text) ?? []) : [];
  if (about !== undefined)
    report.warning`"${said.typed(about)}" is passed over: pages and calendars show the exact time; say in the text of the event that it can differ.`;
  const fault = ambiguous`"${text}" is the beginning of the date, in the night before it; if the end of that day is meant, write the next date.`;
  if (hours.some(({ start }) => start.hour < 4)) report.add(fault, 'warning');
}

/** Midnights from the first to the last day; null, with an error reported, when the last lies before the first. */
function nightsBetween(first: TypedDate, last: TypedDate, report: Report): number | null {
  const nights = first.date.until(last.date).days;
  if (nights >= 0) return nights;
  return report.error`It ends before it starts: the end date ${last.date} lies before the first date ${first.date}.`;
}
