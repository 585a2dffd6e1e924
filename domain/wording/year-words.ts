import { FESTIVALS, festivalDate, SEASONS } from '../schedule/church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from '../schedule/day-set.ts';
import { type Weekday, weekdayName } from '../schedule/weekday.ts';
import { monthName } from './date-words.ts';
import { ordinalWord } from './ordinal-words.ts';

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
  if ('month' in FESTIVALS[festival]) return `day ${offset < 0 ? 'before' : 'after'} ${name}`;
  const weekday = festivalDate(festival, 2027).add({ days: offset }).dayOfWeek as Weekday;
  const weeks = Math.ceil(Math.abs(offset) / 7);
  const which = weeks === 1 ? '' : `${ordinalWord(weeks)} `;
  return `${which}${weekdayName(weekday)} ${offset < 0 ? 'before' : 'after'} ${name}`;
}

/** "5 August", "Ash Wednesday". */
export function yearDayInWords(day: YearDay): string {
  return day.kind === 'festival' ? festivalDayInWords(day) : `${day.day} ${monthName(day.month)}`;
}

/** "August", "November to February", "Lent", "20 December to 6 January", "25 December". */
export function yearSpanInWords(span: YearSpan): string {
  const { from, to } = span;
  const season = Object.values(SEASONS).find(
    (each) => isSame(each.span.from, from) && isSame(each.span.to, to),
  );
  if (season !== undefined) return season.name;
  if (isSame(from, to)) return yearDayInWords(from);
  if (
    from.kind !== 'month-day' ||
    to.kind !== 'month-day' ||
    from.day !== 1 ||
    to.day !== lastDayOf(to.month)
  ) {
    return `${yearDayInWords(from)} to ${yearDayInWords(to)}`;
  }
  return from.month === to.month
    ? monthName(from.month)
    : `${monthName(from.month)} to ${monthName(to.month)}`;
}

function isSame(one: YearDay, other: YearDay): boolean {
  if (one.kind === 'festival')
    return other.kind === 'festival' && one.festival === other.festival && one.offset === other.offset;
  return other.kind === 'month-day' && one.month === other.month && one.day === other.day;
}

function lastDayOf(month: number): number {
  return new Temporal.PlainYearMonth(2028, month).daysInMonth;
}
