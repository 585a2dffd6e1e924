import type { Part } from '../dates/schedule.ts';
import { dayNumber } from '../days/day-number.ts';
import { type DaySet, datesOf, isListed } from '../days/day-set.ts';
import { comparedDays } from '../days/days-of-year.ts';
import type { Entry, Line } from './entry.ts';
import { parseHoursLine } from './parse-lines.ts';
import { checkHours, hoursOfDay, type PartHours } from './parse-times.ts';
import type { DaysPhrase } from './phrase/days.ts';
import type { Hours } from './phrase/hours.ts';
import { ambiguous, invalid, type PhraseError, type Report } from './problem.ts';

/** What could be written in a line, for messages. */
export const examples = {
  alsoOn: '“2027-01-15”, “15 January 2027” or “15 January 2027: 7pm to 9pm”',
  otherTimes: '“Saturdays: 10am to 10.30am”, “November to February: 4pm” or “8am”',
} as const;

/** A part for each set of days with the same hours. */
export function partsOf(days: readonly DaySet[], hours: PartHours): readonly Part[] {
  return days.map((set) => ({ ...on(set), ...hours }));
}

/** Parses the lines of `alsoOn`: the further dates, each with the event's hours unless it has its own. */
export function parseAlsoOn(entry: Entry, hours: PartHours): readonly Part[] {
  const example = examples.alsoOn;
  const parts: Part[] = [];
  const dates: Temporal.PlainDate[] = [];
  const lines = entry.lines('alsoOn', (line) => parseHoursLine(line, example));
  for (const { line, value: parsed, report } of lines) {
    if (checkHours(line, parsed.hours, report)) continue;
    const named = datesOf(parsed.days);
    if (named.length === 0 || !parsed.days.every(isListed)) {
      report.error`"${line}" is not a whole date; write ${example}. What comes again and again belongs to how often it happens.`;
    } else if (parsed.hours.length === 0) dates.push(...named);
    else parts.push(...withHours(on({ kind: 'dates', dates: named }), parsed.hours, report));
  }
  return dates.length === 0 ? parts : [...partsOf([{ kind: 'dates', dates }], hours), ...parts];
}

/** The parts with the lines of `otherTimes`: other hours on some of the days, or further hours on all. */
export function withOtherTimes(
  lines: readonly Line<DaysPhrase>[],
  parts: readonly Part[],
  countFrom: Temporal.PlainDate,
): readonly Part[] {
  const example = examples.otherTimes;
  let base = parts;
  const others: Part[] = [];
  const [further, stretches]: [string[], string[]] = [[], []];
  for (const { line, value: parsed, report } of lines) {
    if (parsed.hours.length === 0) {
      report.error`"${line}" says no time; write it like ${example}.`;
      continue;
    }
    if (checkHours(line, parsed.hours, report)) continue;
    const days = parsed.days.length === 0 ? null : parsed.days.flatMap(byWeekday);
    const fault =
      faultOfStretch(line, days, parts, countFrom) ??
      (days === null ? faultOfFurther(stretches[0], line) : null) ??
      (days?.some(isStretch) ? faultOfFurther(line, further[0]) : null);
    if (fault !== null) {
      report.add(fault);
      continue;
    }
    if (days === null) further.push(line);
    else if (days.some(isStretch)) stretches.push(line);
    const own =
      days === null
        ? base.map((part) => on(part.days))
        : days.flatMap((set) => onSomeDays(parts, set, countFrom));
    const hours = days === null ? parsed.hours.filter(({ start }) => !startsAt(parts, start)) : parsed.hours;
    others.push(...own.flatMap((part) => withHours({ ...part, without: parsed.without }, hours, report)));
    if (days !== null) base = base.map((part) => ({ ...part, without: [...part.without, ...days] }));
  }
  return [...base, ...others];
}

/** True when the event has the start already: "10.30am and 6.30pm" may name all its times again. */
function startsAt(parts: readonly Part[], start: Temporal.PlainTime): boolean {
  return parts.some(({ timing }) => timing.kind === 'timed' && timing.start.equals(start));
}

type PartDays = Pick<Part, 'days' | 'only' | 'without'>;

/** The parts of days without hours. */
export function on(days: DaySet, only: DaySet | null = null): PartDays {
  return { days, only, without: [] };
}

/** From one day to another: it has days of the event, and adds none. */
function isStretch({ kind }: DaySet): boolean {
  return kind === 'year-span' || kind === 'span';
}

/** A stretch in which the event has no day. */
function faultOfStretch(
  line: string,
  days: readonly DaySet[] | null,
  parts: readonly Part[],
  countFrom: Temporal.PlainDate,
): PhraseError | null {
  const isEmpty = (set: DaySet) => isStretch(set) && !parts.some((part) => meet(part.days, set, countFrom));
  if (!days?.some(isEmpty)) return null;
  return invalid`"${line}" is for no day of the event; other times for a stretch are for its days in it. Write each further date by itself, such as “24 December 2026: 6pm”.`;
}

/** "September to May: 8am" beside "5.30pm", which is on all days; null when one of them is missing. */
function faultOfFurther(stretch: string | undefined, further: string | undefined): PhraseError | null {
  if (stretch === undefined || further === undefined) return null;
  return ambiguous`"${stretch}" beside "${further}" can replace the usual time in that part of the year, or be one more; write all times of each part of the year in a line of its own, such as “September to May: 8am and 5.30pm”.`;
}

/** The days that a set names: those of the event that are in it, or the set itself where it names other days or single ones. */
function onSomeDays(parts: readonly Part[], set: DaySet, countFrom: Temporal.PlainDate): readonly PartDays[] {
  const isNamed = set.kind === 'festivals' || set.kind === 'dates';
  const limited = parts.filter(({ days }) => isStretch(set) || (!isNamed && meet(days, set, countFrom)));
  return limited.length === 0 ? [on(set)] : limited.map(({ days }) => on(days, set));
}

/** A part for each of the hours. */
export function withHours(part: PartDays, hours: readonly Hours[], report: Report): readonly Part[] {
  return hours.map((each) => ({ ...part, ...hoursOfDay(each, false, report) }));
}

/** "Sundays and Wednesdays: 6pm" is about either weekday by itself: one may be of the days already, and the other not. */
function byWeekday(set: DaySet): readonly DaySet[] {
  if (set.kind !== 'rule' || set.rule.freq !== 'weekly') return [set];
  return set.rule.byDay.map((day) => ({ ...set, rule: { ...set.rule, byDay: [day] } }));
}

/** True when two sets of days have a day in common, from a date on. */
function meet(one: DaySet, other: DaySet, countFrom: Temporal.PlainDate): boolean {
  const first = dayNumber(countFrom);
  const common = comparedDays(one, countFrom).intersection(comparedDays(other, countFrom));
  return [...common].some((day) => day >= first);
}
