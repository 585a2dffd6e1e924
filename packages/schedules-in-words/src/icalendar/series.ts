import { occurringDays } from '../dates/planned-days.ts';
import type { Part, Schedule } from '../dates/schedule.ts';
import { dayNumber, lastDay, yearOfDay } from '../days/day-number.ts';
import { type DaySet, isListed, type RecurrenceRule, spansOf } from '../days/day-set.ts';
import { daysOfYears } from '../days/days-of-year.ts';
import { narrowedRule } from './narrowed-rule.ts';

/** A part of a schedule as iCalendar says it: a rule, its first and last day, and the days of it that are left out. */
export interface Series {
  readonly part: Part;
  readonly rule: RecurrenceRule;
  /** Day numbers: the first occurrence, and the last day of the rule; null without an end. */
  readonly first: number;
  readonly last: number | null;
  readonly exceptions: readonly number[];
  /** True when it goes on, but ends here with the horizon since its exceptions come again every year. */
  readonly isCutOff: boolean;
}

/** For how many years after this one dates without an end are listed. */
const yearsAhead = 5;

/** The day up to which a calendar file lists dates that no rule can say. It moves at New Year only. */
export function horizonOf(now: Temporal.Instant, zone: string): number {
  return dayNumber(new Temporal.PlainDate(now.toZonedDateTimeISO(zone).year + yearsAhead, 12, 31));
}

/**
 * The series of a part. Null for a part that has no rule, or is limited to a part of the year that no rule can say: its
 * dates are few.
 * @param horizon the day up to which exceptions that come again every year are listed
 */
export function seriesOf(schedule: Schedule, part: Part, horizon: number): Series | null {
  const narrowed = narrowedRule(part, schedule.exceptions);
  if (narrowed === null) return null;
  const { rule, exceptions: left } = narrowed;
  const first = firstDay(schedule, part);
  if (first === undefined) return null;
  const ends = [schedule.lastDate, schedule.terms?.at(-1)?.to].filter((date) => date != null).map(dayNumber);
  const end = ends.length === 0 ? null : Math.min(...ends);
  const isRecurring = left.some((set) => lastDayOf(set) === null) || isBehindOthers(schedule, part);
  const lastException = isRecurring
    ? horizon
    : Math.max(first, ...left.map((set) => lastDayOf(set) ?? first));
  const exceptionsTo = schedule.terms ? (end ?? first) : Math.min(end ?? lastDay, lastException);
  const occurring = new Set(partDays(schedule, part, first, exceptionsTo));
  const exceptions = ruleDays(rule, schedule, first, exceptionsTo).filter((day) => !occurring.has(day));
  const isCutOff = isRecurring && exceptions.length > 0 && (end === null || horizon < end);
  const last = isCutOff ? Math.max(first, horizon) : end;
  return { part, rule, first, last: last && lastDayBy(rule, schedule, first, last), exceptions, isCutOff };
}

/** The days, from one to another, on which a part occurs. */
export function partDays(schedule: Schedule, part: Part, from: number, to: number): readonly number[] {
  return [...occurringDays(schedule, from, to)].filter((each) => each.part === part).map(({ day }) => day);
}

/** The day of DTSTART must fall on the rule (RFC 5545 §3.8.5.3) and be no exception. */
function firstDay(schedule: Schedule, part: Part): number | undefined {
  return occurringDays(schedule, dayNumber(schedule.firstDate), lastDay).find((each) => each.part === part)
    ?.day;
}

/** The last of single dates; null for days that come again every year. */
function lastDayOf(set: DaySet): number | null {
  return isListed(set) ? Math.max(...spansOf(set).map(({ to }) => dayNumber(to))) : null;
}

/** True when an earlier part may have the same start on a day, which then counts (`plannedDays`). */
function isBehindOthers({ parts }: Schedule, part: Part): boolean {
  const startOf = ({ timing }: Part) => (timing.kind === 'timed' ? timing.start.toString() : 'day');
  return parts.slice(0, parts.indexOf(part)).some((other) => startOf(other) === startOf(part));
}

function ruleDays(
  rule: RecurrenceRule,
  { firstDate }: Schedule,
  from: number,
  to: number,
): readonly number[] {
  const days = daysOfYears({ kind: 'rule', rule, within: null }, firstDate, yearOfDay(from), yearOfDay(to));
  return days.filter((day) => from <= day && day <= to);
}

/** The last day of a rule up to `last`, found a year at a time. */
function lastDayBy(rule: RecurrenceRule, schedule: Schedule, first: number, last: number): number {
  for (let to = last; to >= first; to -= 366) {
    const day = ruleDays(rule, schedule, Math.max(first, to - 365), to).at(-1);
    if (day !== undefined) return day;
  }
  return last;
}
