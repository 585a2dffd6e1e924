import { lastDayOf, occurringDays } from '../dates/planned-days.ts';
import type { Part, Phase } from '../dates/schedule.ts';
import { dayNumber, lastDay, yearOfDay } from '../days/day-number.ts';
import { type RecurrenceRule, spansOf } from '../days/day-set.ts';
import { daysOfYears, ruleDayCode } from '../days/days-of-year.ts';
import { templateRules } from './template-rules.ts';

/** A part of a phase, or of its days, as iCalendar says it: a rule, its first and last day, and the days of it that are left out. */
export interface Series {
  readonly phase: Phase;
  readonly part: Part;
  readonly rule: RecurrenceRule;
  /** Day numbers: the first occurrence, and the last day of the rule; null without an end. */
  readonly first: number;
  readonly last: number | null;
  readonly exceptions: readonly number[];
  /** True when it goes on, but ends here with the horizon since its exceptions come again every year. */
  readonly isCutOff: boolean;
}

/** The first and the last day, as day numbers, of the dates that a file lists where no rule says them. */
export type ListedDays = ReturnType<typeof listedDays>;

/** From the beginning of last year to the end of the year after next, so that it moves at New Year only. */
export function listedDays(now: Temporal.Instant, zone: string) {
  const { year } = now.toZonedDateTimeISO(zone);
  return {
    from: dayNumber(new Temporal.PlainDate(year - 1, 1, 1)),
    to: dayNumber(new Temporal.PlainDate(year + 2, 12, 31)),
  };
}

/** A part's rules may have so many times its own days; where more are left out, its dates are listed instead. */
const mostLeftOut = 4;

/**
 * The series of a part, one for each of the rules that it takes. None for a part without such rules, or where few of their days
 * are left: then its dates are listed.
 */
export function seriesOf(phase: Phase, part: Part, listed: ListedDays): readonly Series[] {
  const { rules, leftOut, isLimited } = templateRules(part, phase.exceptions);
  const isRecurring = isLimited || phase.terms !== null || isBehindOthers(phase, part);
  const [start, end] = [dayNumber(phase.firstDate), lastDayOf(phase)];
  const horizon = Math.max(start + 366, listed.to);
  const from = isRecurring ? Math.max(start, listed.from) : start;
  const lastLeftOut = Math.max(horizon, ...leftOut.flatMap(spansOf).map((span) => dayNumber(span.to)));
  const to = Math.min(end, isRecurring ? horizon : lastLeftOut);
  const occurring = new Set(partDays(phase, part, from, to));
  const found = rules.flatMap((rule) => {
    const days = ruleDays(rule, phase, from, to);
    const own = days.filter((day) => occurring.has(day));
    const [first] = own;
    return first === undefined ? [] : [{ rule, days: days.slice(days.indexOf(first)), own, first }];
  });
  const owned = found.flatMap(({ own }) => own).length;
  const all = found.flatMap(({ days }) => days).length;
  // A fourth Sunday may be the last one too, and would be in two series.
  if (owned !== occurring.size || all > mostLeftOut * owned) return [];
  return found.map(({ rule, days, own, first }) => {
    const leftOutDays = days.filter((day) => !occurring.has(day));
    const isCutOff = isRecurring && leftOutDays.length > 0 && horizon < end;
    const lastKnown = isCutOff || end <= to ? own.at(-1) : end;
    const last = lastKnown === undefined || lastKnown === lastDay ? null : lastKnown;
    const exceptions = leftOutDays.filter((day) => last === null || day < last);
    return { phase, part, rule, first, last, exceptions, isCutOff };
  });
}

/** The days, from one to another, on which a part of a phase occurs. */
export function partDays(phase: Phase, part: Part, from: number, to: number): readonly number[] {
  return [...occurringDays({ phases: [phase] }, from, to)]
    .filter((each) => each.part === part)
    .map(({ day }) => day);
}

/** True for a day of the rule of a series, whether it is left out or not. */
export function isInSeries({ phase, rule, first, last }: Series, day: number): boolean {
  return first <= day && day <= (last ?? day) && ruleDays(rule, phase, day, day).length > 0;
}

/** True when an earlier part may have the same start on a day, which then counts (`occurringDays`). */
function isBehindOthers({ parts }: Phase, part: Part): boolean {
  const startOf = ({ timing }: Part) => (timing.kind === 'timed' ? timing.start.toString() : 'day');
  return parts.slice(0, parts.indexOf(part)).some((other) => startOf(other) === startOf(part));
}

function ruleDays(rule: RecurrenceRule, { countFrom }: Phase, from: number, to: number): readonly number[] {
  const days = daysOfYears({ kind: 'rule', rule, within: null }, countFrom, yearOfDay(from), yearOfDay(to));
  return days.filter((day) => from <= day && day <= to);
}

/**
 * The first halves of the UIDs of series, each once. All but the first say which they are by their rule, and by their start if they
 * are of another part than the first, so that they stay when others come or go: `worship`, `worship-3SU`, `worship-1600-SU`.
 * @param name that of the first, which keeps it for ever
 */
export function seriesNames(all: readonly Series[], name: string): ReadonlyMap<Series, string> {
  const names = new Map<Series, string>();
  const count = new Map<string, number>();
  for (const series of all) {
    const own = names.size === 0 ? name : [name, ...startOf(series, all[0]), daysOf(series)].join('-');
    const number = (count.get(own) ?? 0) + 1;
    count.set(own, number);
    // In two parts of the year something may begin at the same time of the same days.
    names.set(series, number === 1 ? own : `${own}-${number}`);
  }
  return names;
}

/** `1600`; nothing for whole days, and for a series of the same part as the first. */
function startOf({ part }: Series, first: Series | undefined): readonly string[] {
  if (part === first?.part || part.timing.kind === 'all-day') return [];
  return [part.timing.start.toString({ smallestUnit: 'minute' }).replace(':', '')];
}

/** `3SU`, `MO-TU`, `15`, `5-8` for 5 August, `daily`. */
function daysOf({ rule: { byDay, byMonthDay, byMonth } }: Series): string {
  return [...byDay.map(ruleDayCode), ...byMonthDay, ...byMonth].join('-') || 'daily';
}
