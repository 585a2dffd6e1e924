import type { Festival } from './church-year.ts';
import type { Nation } from './public-holidays.ts';
import { allWeekdays, type Weekday } from './weekday.ts';

/** A weekday of a rule: the one with this ordinal of its month (or of its year), from 1 to 5, or from -1 (last) to -5; every one for null. */
export interface RuleDay {
  readonly weekday: Weekday;
  readonly ordinal: number | null;
}

/**
 * A recurrence rule (RFC 5545 §3.3.10) with the parts that churches need. A list without items does not limit. A weekly rule
 * has weekdays; a monthly or yearly one has weekdays or days of the month; nothing is taken from a first date.
 */
export interface RecurrenceRule {
  readonly freq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** From 1. It counts days, weeks (from Monday), months or years from those of the schedule's first date. */
  readonly interval: number;
  readonly byDay: readonly RuleDay[];
  /** 1 to 31, and -1 (the last day) to -31. */
  readonly byMonthDay: readonly number[];
  /** 1 to 12. */
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
}

/** A rule with nothing but these parts. */
export function recurrence(
  freq: RecurrenceRule['freq'],
  parts: Partial<Omit<RecurrenceRule, 'freq'>>,
): RecurrenceRule {
  return { freq, interval: 1, byDay: [], byMonthDay: [], byMonth: [], bySetPos: [], ...parts };
}

/** Every one of the weekdays, for a rule. */
export function everyOne(weekdays: readonly Weekday[]): readonly RuleDay[] {
  return weekdays.map((weekday) => ({ weekday, ordinal: null }));
}

/** A day counted from a festival of the church's year: the festival itself for 0, the day before it for -1. */
export interface FestivalDay {
  readonly festival: Festival;
  readonly offset: number;
}

/** A day of every year. 29 February is 28 February in years without it. */
export type YearDay =
  | { readonly kind: 'month-day'; readonly month: number; readonly day: number }
  | ({ readonly kind: 'festival' } & FestivalDay);

/** A part of every year, both ends included. One whose end comes before its start in the year goes over New Year. */
export interface YearSpan {
  readonly from: YearDay;
  readonly to: YearDay;
}

/** Dates from the first to the last, both included. */
export interface DateSpan {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** A set of days, whatever words they were typed in. */
export type DaySet =
  /** By a rule, only those within the span if there is one: "Wednesdays in Lent". */
  | { readonly kind: 'rule'; readonly rule: RecurrenceRule; readonly within: YearSpan | null }
  /** "Ash Wednesday", "Monday to Wednesday of Holy Week". */
  | { readonly kind: 'festivals'; readonly days: readonly FestivalDay[] }
  /** A list. */
  | { readonly kind: 'dates'; readonly dates: readonly Temporal.PlainDate[] }
  | ({ readonly kind: 'span' } & DateSpan)
  /** "August", "25 December", "Lent". */
  | { readonly kind: 'year-span'; readonly span: YearSpan }
  /** Instead of days that are public holidays the next of that weekday after each, or the next day for null. */
  | {
      readonly kind: 'after-holidays';
      readonly of: DaySet;
      readonly holidays: HolidaySet;
      readonly weekday: Weekday | null;
    }
  | HolidaySet;

/**
 * Those of a nation and `others`, all or those on a weekday: "bank holiday Mondays"; `atWeekends` with those at a weekend for which
 * another day stands.
 */
export interface HolidaySet {
  readonly kind: 'public-holidays';
  readonly nation: Nation;
  readonly others: readonly DaySet[];
  readonly weekday: Weekday | null;
  readonly atWeekends: boolean;
}

/** True for dates that are named one by one, or from one to another. All others come again every week, month or year. */
export function isListed(set: DaySet): set is Extract<DaySet, { readonly kind: 'dates' | 'span' }> {
  return set.kind === 'dates' || set.kind === 'span';
}

/** True for every day of all years. */
export function isEveryDay(set: DaySet): boolean {
  if (set.kind !== 'rule' || set.within !== null) return false;
  const { freq, interval, byDay, byMonth, byMonthDay } = set.rule;
  return freq === 'daily' && interval === 1 && [...byDay, ...byMonth, ...byMonthDay].length === 0;
}

/** The weekdays of a set that is nothing but weekdays of every week, or every day; null for any other. */
export function everyWeekOn(set: DaySet): readonly Weekday[] | null {
  if (isEveryDay(set)) return allWeekdays;
  if (set.kind !== 'rule' || set.within !== null) return null;
  const { freq, interval, byDay, byMonth } = set.rule;
  const isPlain = freq === 'weekly' && interval === 1 && byMonth.length === 0;
  return isPlain ? byDay.map(({ weekday }) => weekday) : null;
}

/** The listed dates, each as a span of one day, and runs of them; none for days that come again. */
export function spansOf(set: DaySet): readonly DateSpan[] {
  if (set.kind === 'span') return [set];
  return set.kind === 'dates' ? set.dates.map((date) => ({ from: date, to: date })) : [];
}

/** All listed dates of the sets. */
export function datesOf(sets: readonly DaySet[]): readonly Temporal.PlainDate[] {
  return sets
    .flatMap(spansOf)
    .flatMap(({ from, to }) =>
      Array.from({ length: from.until(to).days + 1 }, (_, days) => from.add({ days })),
    );
}
