import { namedFestivals, seasons } from '../../days/church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from '../../days/day-set.ts';
import {
  festivalDayName,
  isSameYearDay,
  seasonOf,
  type WeekOfYear,
  wholeMonths,
} from '../../days/year-span.ts';
import { monthName, ordinalWord, weekdayName } from './dates.ts';

/** "Ash Wednesday", "second Sunday of Advent", "Saturday before Palm Sunday", "day after Epiphany". */
export function festivalDayInWords(day: FestivalDay): string {
  const [festival] = namedFestivals[day.festival].names;
  const name = festivalDayName(day);
  switch (name.kind) {
    case 'festival':
      return festival;
    case 'sunday':
      return `${ordinalWord(name.number)} Sunday of ${seasons[name.season].name}`;
    case 'next-day':
      return `day ${name.direction} ${festival}`;
    case 'date':
      return `${name.day} ${monthName(name.month)}`;
    case 'holy-week':
      return `${weekdayName(name.weekday)} in Holy Week`;
    case 'weekday':
      return `${weekInWords(name)}${weekdayName(name.weekday)} ${name.direction} ${festival}`;
  }
}

/** "second ", before a weekday that is not the next one. */
export function weekInWords({ weeks }: Pick<WeekOfYear, 'weeks'>): string {
  return weeks === 1 ? '' : `${ordinalWord(weeks)} `;
}

/** "5 August", "Ash Wednesday". */
export function yearDayInWords(day: YearDay): string {
  return day.kind === 'festival' ? festivalDayInWords(day) : `${day.day} ${monthName(day.month)}`;
}

/** "August", "November to February", "Lent", "20 December to 6 January", "25 December". */
export function yearSpanInWords(span: YearSpan): string {
  const { from, to } = span;
  const season = seasonOf(span);
  if (season !== undefined) return seasons[season].name;
  if (isSameYearDay(from, to)) return yearDayInWords(from);
  const months = wholeMonths(span);
  if (months !== null) {
    const { first, last } = months;
    return first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`;
  }
  const isOneMonth = from.kind === 'month-day' && to.kind === 'month-day' && from.month === to.month;
  const start = isOneMonth && from.day < to.day ? from.day : yearDayInWords(from);
  return `${start} to ${yearDayInWords(to)}`;
}
