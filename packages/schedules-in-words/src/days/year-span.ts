import { festivalDate, hasFixedDate, type Season, seasons, sundaysOfSeason } from './church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from './day-set.ts';
import type { Run } from './rule-patterns.ts';
import { type Weekday, weekdayOf } from './weekday.ts';

/** The last day of a month, in February the 29th. @param month 1 to 12 */
export function lastDayOfMonth(month: number): number {
  return new Temporal.PlainYearMonth(2028, month).daysInMonth;
}

/** True for the same date, and for the same distance from the same festival. */
export function isSameYearDay(one: YearDay, other: YearDay): boolean {
  if (one.kind === 'festival')
    return other.kind === 'festival' && one.festival === other.festival && one.offset === other.offset;
  return other.kind === 'month-day' && one.month === other.month && one.day === other.day;
}

/** The season that is this part of the year; undefined for others. */
export function seasonOf({ from, to }: YearSpan): Season | undefined {
  const all = Object.entries(seasons) as [Season, (typeof seasons)[Season]][];
  return all.find(([, { span }]) => isSameYearDay(span.from, from) && isSameYearDay(span.to, to))?.[0];
}

/** The first and the last month of a part of the year that is made of whole months; null for others. */
export function wholeMonths({ from, to }: YearSpan): Run | null {
  const isWhole =
    from.kind === 'month-day' &&
    to.kind === 'month-day' &&
    from.day === 1 &&
    to.day === lastDayOfMonth(to.month);
  return isWhole ? { first: from.month, last: to.month } : null;
}

/** Seven days of the year, of which a weekday is one: "the second week before Christmas Day", "the days nearest 29 June". */
export interface WeekOfYear {
  readonly weeks: number;
  readonly direction: 'before' | 'after' | 'nearest';
  readonly day: YearDay;
}

/** Describes seven days of the year by the day that they lie before, after or around; null for other parts of the year. */
export function weekOfYear({ from, to }: YearSpan): WeekOfYear | null {
  if (from.kind === 'month-day') return to.kind === 'month-day' ? weekAround(from, to) : null;
  if (to.kind === 'month-day' || from.festival !== to.festival || to.offset - from.offset !== 6) return null;
  const day: YearDay = { ...from, offset: 0 };
  if (from.offset === -3) return { weeks: 1, direction: 'nearest', day };
  const weeks = from.offset < 0 ? -from.offset / 7 : (from.offset - 1) / 7 + 1;
  return Number.isInteger(weeks) ? { weeks, direction: from.offset < 0 ? 'before' : 'after', day } : null;
}

type MonthDay = Extract<YearDay, { readonly kind: 'month-day' }>;

function weekAround(from: MonthDay, to: MonthDay): WeekOfYear | null {
  const first = new Temporal.PlainDate(2027, from.month, from.day);
  const [{ month, day }, last] = [first.add({ days: 3 }), first.add({ days: 6 })];
  const isWeek = last.month === to.month && last.day === to.day;
  // In leap years 29 February makes it eight days.
  const hasLeapDay = from.month === 2 && to.month === 3;
  return isWeek && !hasLeapDay
    ? { weeks: 1, direction: 'nearest', day: { kind: 'month-day', month, day } }
    : null;
}

/** How a day that is counted from a festival is said. */
export type FestivalDayName =
  | { readonly kind: 'festival' }
  /** "Second Sunday of Advent". */
  | { readonly kind: 'sunday'; readonly season: 'advent' | 'lent'; readonly number: number }
  /** The day next to a festival with a date of its own. */
  | { readonly kind: 'next-day'; readonly direction: 'before' | 'after' }
  | { readonly kind: 'date'; readonly month: number; readonly day: number }
  /** Monday to Wednesday before Easter. */
  | { readonly kind: 'holy-week'; readonly weekday: Weekday }
  /** "Second Sunday after Pentecost". */
  | {
      readonly kind: 'weekday';
      readonly weekday: Weekday;
      readonly weeks: number;
      readonly direction: 'before' | 'after';
    };

/** Chooses how to say a day that is counted from a festival. */
export function festivalDayName({ festival, offset }: FestivalDay): FestivalDayName {
  if (offset === 0) return { kind: 'festival' };
  for (const season of ['advent', 'lent'] as const) {
    const { first, count } = sundaysOfSeason[season];
    const number = (offset - first.offset) / 7 + 1;
    // The sixth Sunday of Lent is Palm Sunday.
    const last = season === 'lent' ? count - 1 : count;
    if (first.festival === festival && Number.isInteger(number) && number >= 1 && number <= last)
      return { kind: 'sunday', season, number };
  }
  const date = festivalDate(festival, 2027).add({ days: offset });
  const direction = offset < 0 ? 'before' : 'after';
  if (hasFixedDate(festival))
    return Math.abs(offset) === 1
      ? { kind: 'next-day', direction }
      : { kind: 'date', month: date.month, day: date.day };
  const weekday = weekdayOf(date);
  if (festival === 'palm-sunday' && offset >= 1 && offset <= 3) return { kind: 'holy-week', weekday };
  return { kind: 'weekday', weekday, weeks: Math.ceil(Math.abs(offset) / 7), direction };
}
