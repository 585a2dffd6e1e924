import { FESTIVALS, festivalDate, SEASONS } from '../../schedule/days/church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from '../../schedule/days/day-set.ts';
import { type Weekday, weekdayName } from '../../schedule/days/weekday.ts';
import { monthName } from './dates.ts';
import { ordinalWord } from './ordinals.ts';

/** The seasons whose Sundays have a number, with the number of days from the festival to the first of them. */
const NUMBERED = [
  { festival: 'advent-sunday', name: 'Advent', first: 0, count: 4 },
  { festival: 'easter-day', name: 'Lent', first: -42, count: 5 },
] as const;

/** "Ash Wednesday", "second Sunday of Advent", "Saturday before Palm Sunday", "day after Epiphany". */
export function festivalDayInWords({ festival, offset }: FestivalDay): string {
  const [name] = FESTIVALS[festival].names;
  if (offset === 0) return name;
  for (const season of NUMBERED) {
    const week = (offset - season.first) / 7;
    if (season.festival === festival && Number.isInteger(week) && week >= 0 && week < season.count) {
      return `${ordinalWord(week + 1)} Sunday of ${season.name}`;
    }
  }
  if ('month' in FESTIVALS[festival]) {
    if (Math.abs(offset) === 1) return `day ${offset < 0 ? 'before' : 'after'} ${name}`;
    const { month, day } = festivalDate(festival, 2027).add({ days: offset });
    return `${day} ${monthName(month)}`;
  }
  const weekday = festivalDate(festival, 2027).add({ days: offset }).dayOfWeek as Weekday;
  if (festival === 'palm-sunday' && offset >= 1 && offset <= 3) return `${weekdayName(weekday)} in Holy Week`;
  const weeks = Math.ceil(Math.abs(offset) / 7);
  const which = weeks === 1 ? '' : `${ordinalWord(weeks)} `;
  return `${which}${weekdayName(weekday)} ${offset < 0 ? 'before' : 'after'} ${name}`;
}

/** "5 August", "Ash Wednesday". */
export function yearDayInWords(day: YearDay): string {
  return day.kind === 'festival' ? festivalDayInWords(day) : `${day.day} ${monthName(day.month)}`;
}

/** "Sunday nearest 29 June": the words around a weekday for seven days of the year. */
interface WeekWords {
  /** "second " before the weekday, or nothing. */
  readonly which: string;
  /** "before Christmas Day", "nearest 29 June". */
  readonly near: string;
}

/** Says seven days of the year by the day that they lie before, after or around; null for other parts of the year. */
export function weekInWords({ from, to }: YearSpan): WeekWords | null {
  if (from.kind === 'month-day') return to.kind === 'month-day' ? nearestDate(from, to) : null;
  if (to.kind === 'month-day' || from.festival !== to.festival || to.offset - from.offset !== 6) return null;
  const day = festivalDayInWords({ festival: from.festival, offset: 0 });
  if (from.offset === -3) return { which: '', near: `nearest ${day}` };
  const weeks = from.offset < 0 ? -from.offset / 7 : (from.offset - 1) / 7 + 1;
  if (!Number.isInteger(weeks)) return null;
  const which = weeks === 1 ? '' : `${ordinalWord(weeks)} `;
  return { which, near: `${from.offset < 0 ? 'before' : 'after'} ${day}` };
}

type MonthDay = Extract<YearDay, { readonly kind: 'month-day' }>;

function nearestDate(from: MonthDay, to: MonthDay): WeekWords | null {
  const first = new Temporal.PlainDate(2027, from.month, from.day);
  const [middle, last] = [first.add({ days: 3 }), first.add({ days: 6 })];
  const isWeek = last.month === to.month && last.day === to.day;
  // In leap years 29 February makes it eight days.
  const hasLeapDay = from.month === 2 && to.month === 3;
  return isWeek && !hasLeapDay
    ? { which: '', near: `nearest ${middle.day} ${monthName(middle.month)}` }
    : null;
}

/** "August", "November to February", "Lent", "20 December to 6 January", "25 December". */
export function yearSpanInWords(span: YearSpan): string {
  const { from, to } = span;
  const season = Object.values(SEASONS).find(
    (each) => isSame(each.span.from, from) && isSame(each.span.to, to),
  );
  if (season !== undefined) return season.name;
  if (isSame(from, to)) return yearDayInWords(from);
  if (from.kind === 'month-day' && to.kind === 'month-day' && from.month === to.month && from.day < to.day) {
    const isWhole = from.day === 1 && to.day === lastDayOf(to.month);
    return isWhole ? monthName(to.month) : `${from.day} to ${yearDayInWords(to)}`;
  }
  if (
    from.kind !== 'month-day' ||
    to.kind !== 'month-day' ||
    from.day !== 1 ||
    to.day !== lastDayOf(to.month)
  ) {
    return `${yearDayInWords(from)} to ${yearDayInWords(to)}`;
  }
  return `${monthName(from.month)} to ${monthName(to.month)}`;
}

function isSame(one: YearDay, other: YearDay): boolean {
  if (one.kind === 'festival')
    return other.kind === 'festival' && one.festival === other.festival && one.offset === other.offset;
  return other.kind === 'month-day' && one.month === other.month && one.day === other.day;
}

function lastDayOf(month: number): number {
  return new Temporal.PlainYearMonth(2028, month).daysInMonth;
}
