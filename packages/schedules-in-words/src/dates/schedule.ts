import { isBefore } from '../days/day-number.ts';
import { type DateSpan, type DaySet, isEveryDay } from '../days/day-set.ts';

/** Wall-clock times without a zone, to the minute, as on a notice board. An end at 00:00 is the midnight that ends the day before. */
export type Timing =
  | { readonly kind: 'all-day' }
  | { readonly kind: 'timed'; readonly start: Temporal.PlainTime; readonly end: Temporal.PlainTime | null };

/** Days with the same hours. They are those of `days`, only those also in `only` (if it is given), without those in `without`. */
export interface Part {
  readonly days: DaySet;
  readonly only: DaySet | null;
  readonly without: readonly DaySet[];
  readonly timing: Timing;
  /** The number of midnights from its first day to its last: 1 when it ends the next morning, or at midnight. */
  readonly nights: number;
}

/** Days on which a schedule does not happen (RFC 5545 calls them EXDATE). */
export interface Exception {
  readonly days: DaySet;
  readonly reason: string | null;
}

/** The status of a whole event. */
export type ScheduleStatus = 'scheduled' | 'cancelled' | 'postponed' | 'moved';

/**
 * How one occurrence was changed: `moved` has another day, time or place; `postponed` has no new day yet; `noted` only has
 * words ("Bring a coat"), so that it takes place as planned.
 */
export type ChangeKind = 'cancelled' | 'postponed' | 'moved' | 'changed' | 'noted';

/** A change of one occurrence. `Where` is the type of a place, which the rules of time only pass on. */
export interface Change<Where = unknown> {
  /** That of its entry. */
  readonly id: string;
  /** The date that the schedule gives the occurrence, which identifies it (RFC 5545 §3.8.4.4, RECURRENCE-ID). */
  readonly date: Temporal.PlainDate;
  /** Which occurrence of the date, by its start; null for all of them. */
  readonly start: Temporal.PlainTime | null;
  readonly kind: ChangeKind;
  readonly newDate: Temporal.PlainDate | null;
  readonly newStart: Temporal.PlainTime | null;
  readonly newEnd: Temporal.PlainTime | null;
  readonly where: Where | null;
  readonly note: string | null;
}

/** What stays the same from a first day to a last: what iCalendar (RFC 5545) says with rules, dates and exceptions. */
export interface Phase<Where = unknown> {
  readonly parts: readonly [Part, ...Part[]];
  /** What recurs begins with this date. */
  readonly firstDate: Temporal.PlainDate;
  /** What recurs ends with this date; null without an end. */
  readonly lastDate: Temporal.PlainDate | null;
  /** The date from which “every second week” counts. */
  readonly countFrom: Temporal.PlainDate;
  /** In term time only: the terms without their holidays, in order. Null when it is not limited. What recurs ends with the last known term. */
  readonly terms: readonly DateSpan[] | null;
  readonly exceptions: readonly Exception[];
  /** "After the 10.30 service", as it was typed, where the clock time is not known; otherwise null. */
  readonly timeInWords: string | null;
  /** Its place, as it was typed in a line “from 6 January 2027: Upper room”; null for the event's own. */
  readonly place: { readonly name: string; readonly where: Where | null } | null;
}

/** When an event happens, made by `parseSchedule`. Nearly all have one phase; each change “from 6 January 2027” begins a further one. */
export interface Schedule<Where = unknown> {
  /** In order, none with a day of another. */
  readonly phases: readonly [Phase<Where>, ...Phase<Where>[]];
  readonly changes: readonly Change<Where>[];
  readonly status: ScheduleStatus;
  readonly statusNote: string | null;
}

/** The words with which a time in words begins. */
const leadingWord = /^(About|After|Around|At|Before|During|Following|From|Immediately|Straight|When)\b/;

/** The time in words, as it stands after a comma: "after the 10.30 service". It counts only where the clock time is not known. */
export function timeAfterComma({ parts, timeInWords }: Phase): string | null {
  if (parts[0].timing.kind !== 'all-day') return null;
  return timeInWords?.replace(leadingWord, (word) => word.toLowerCase()) ?? null;
}

/** The status of a whole event, with its note. */
export type OverallStatus = Pick<Schedule, 'status' | 'statusNote'>;

/** The phase of a day: the last that has begun, or else the first. */
export function phaseOn<Where>(
  { phases }: Pick<Schedule<Where>, 'phases'>,
  day: Temporal.PlainDate,
): Phase<Where> {
  return phases.findLast(({ firstDate }) => !isBefore(day, firstDate)) ?? phases[0];
}

/** The place of a schedule on a day, as `placeNamed` found it; null for the event's own. */
export function placeOn<Where>(schedule: Schedule<Where>, day: Temporal.PlainDate): Where | null {
  return phaseOn(schedule, day).place?.where ?? null;
}

/** The days of a single event, which are the same date for an event of one day; null for a series. */
export function singleSpan({ parts: [part, ...others] }: Pick<Phase, 'parts'>): DateSpan | null {
  if (others.length > 0 || part.days.kind !== 'dates') return null;
  const [from, ...further] = part.days.dates;
  return from === undefined || further.length > 0 ? null : { from, to: from.add({ days: part.nights }) };
}

/** True for an event that happens once, on one day or from one day to another. */
export function isSingle({ phases: [phase, ...later] }: Pick<Schedule, 'phases'>): boolean {
  return later.length === 0 && singleSpan(phase) !== null;
}

/** The days of a run: every day from a first to a last date, such as an exhibition or a holiday club; otherwise null. */
export function runSpan({ parts: [part, ...others], firstDate, lastDate, terms }: Phase): DateSpan | null {
  if (others.length > 0 || terms !== null || lastDate === null) return null;
  return isEveryDay(part.days) ? { from: firstDate, to: lastDate } : null;
}

/** The days of a single event, or of a run of days. */
export interface ScheduleSpan extends DateSpan {
  /** True for an event that happens once, on one day or from one day to another. */
  readonly isSingle: boolean;
}

/** The days between which something happens once, or every day; null for any other series, which may have no end. */
export function scheduleSpan({ phases: [phase, ...later] }: Pick<Schedule, 'phases'>): ScheduleSpan | null {
  const [single, run] = [singleSpan(phase), runSpan(phase)];
  const span = later.length === 0 ? (single ?? run) : null;
  return span && { ...span, isSingle: single !== null };
}
