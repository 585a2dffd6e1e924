import type { Festival, Season } from '../../days/church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import {
  festivalDayName,
  isSameYearDay,
  seasonOf,
  type WeekOfYear,
  wholeMonths,
} from '../../days/year-span.ts';
import { dayAndMonth, monthName, weekdayName } from './dates.ts';

/** The festivals, each with what stands before it: "am Karfreitag", "an Heiligabend". */
const festivals: Readonly<Record<Festival, readonly [on: 'am' | 'an', name: string]>> = {
  'advent-sunday': ['am', '1. Advent'],
  'christmas-eve': ['an', 'Heiligabend'],
  'christmas-day': ['am', '1. Weihnachtstag'],
  'boxing-day': ['am', '2. Weihnachtstag'],
  'new-years-eve': ['an', 'Silvester'],
  'new-years-day': ['an', 'Neujahr'],
  epiphany: ['am', 'Dreikönigstag'],
  candlemas: ['an', 'Lichtmess'],
  'shrove-tuesday': ['am', 'Fastnachtsdienstag'],
  'ash-wednesday': ['am', 'Aschermittwoch'],
  'mothering-sunday': ['am', 'Sonntag Lätare'],
  'passion-sunday': ['am', 'Sonntag Judika'],
  'palm-sunday': ['am', 'Palmsonntag'],
  'maundy-thursday': ['am', 'Gründonnerstag'],
  'good-friday': ['am', 'Karfreitag'],
  'holy-saturday': ['am', 'Karsamstag'],
  'easter-day': ['am', 'Ostersonntag'],
  'easter-monday': ['am', 'Ostermontag'],
  'low-sunday': ['am', 'Sonntag Quasimodogeniti'],
  'rogation-sunday': ['am', 'Sonntag Rogate'],
  'ascension-day': ['an', 'Christi Himmelfahrt'],
  pentecost: ['am', 'Pfingstsonntag'],
  'whit-monday': ['am', 'Pfingstmontag'],
  'trinity-sunday': ['am', 'Sonntag Trinitatis'],
  'corpus-christi': ['an', 'Fronleichnam'],
  'all-saints': ['an', 'Allerheiligen'],
  'all-saints-sunday': ['am', 'Allerheiligensonntag'],
  'all-souls': ['an', 'Allerseelen'],
  // The second Sunday of November has no German name of its own.
  'remembrance-sunday': ['am', '2. Sonntag im November'],
  'christ-the-king': ['am', 'Christkönigssonntag'],
  'eternity-sunday': ['am', 'Ewigkeitssonntag'],
  'day-of-repentance': ['am', 'Buß- und Bettag'],
  erntedank: ['an', 'Erntedank'],
  'reformation-day': ['am', 'Reformationstag'],
};

const seasonNames: Readonly<Record<Season, readonly [inSeason: string, name: string]>> = {
  advent: ['im Advent', 'Advent'],
  christmastide: ['in der Weihnachtszeit', 'Weihnachtszeit'],
  lent: ['in der Passionszeit', 'Passionszeit'],
  'holy-week': ['in der Karwoche', 'Karwoche'],
  eastertide: ['in der Osterzeit', 'Osterzeit'],
};

const sundays = { advent: 'Advent', lent: 'Sonntag der Passionszeit' } as const;

export const directions = { before: 'vor', after: 'nach', nearest: 'um' } as const;

/** "Aschermittwoch", "2. Advent", "Samstag vor Palmsonntag"; with "am" or "an" before it if it is a day of a sentence. */
export function festivalDayInWords(day: FestivalDay, withOn = false): string {
  const [on, festival] = festivals[day.festival];
  const name = festivalDayName(day);
  const preposition = name.kind === 'festival' ? on : 'am';
  const words = () => {
    switch (name.kind) {
      case 'festival':
        return festival;
      case 'sunday':
        return `${name.number}. ${sundays[name.season]}`;
      case 'next-day':
        return `Tag ${nextTo(day.festival, name.direction)}`;
      case 'date':
        return dayAndMonth(name);
      case 'holy-week':
        return `${weekdayName(name.weekday)} der Karwoche`;
      case 'weekday':
        return nearWeekday(name.weekday, { ...name, day: { ...day, kind: 'festival', offset: 0 } });
    }
  };
  return withOn ? `${preposition} ${words()}` : words();
}

/** "vor dem 1. Weihnachtstag", "um den 1. Advent", "nach Karfreitag". */
function nextTo(festival: Festival, direction: keyof typeof directions): string {
  const [, name] = festivals[festival];
  const article = direction === 'nearest' ? 'den ' : 'dem ';
  return `${directions[direction]} ${/^\d/.test(name) ? article : ''}${name}`;
}

/** "5. August", "Aschermittwoch". */
function yearDayInWords(day: YearDay): string {
  return day.kind === 'festival' ? festivalDayInWords(day) : dayAndMonth(day);
}

/** "2. Sonntag nach Ostersonntag", "Sonntag um den 29. Juni": a weekday of seven days of the year. */
export function nearWeekday(weekday: Weekday, { weeks, direction, day }: WeekOfYear): string {
  const near = day.kind === 'festival' ? nextTo(day.festival, direction) : `um den ${dayAndMonth(day)}`;
  return `${weeks === 1 ? '' : `${weeks}. `}${weekdayName(weekday)} ${near}`;
}

/** "im August", "von November bis Februar", "in der Passionszeit", "vom 20. Dezember bis 6. Januar", "am 25. Dezember". */
export function inYearSpan(span: YearSpan): string {
  const { from, to } = span;
  const season = seasonOf(span);
  if (season !== undefined) return seasonNames[season][0];
  if (isSameYearDay(from, to))
    return from.kind === 'festival' ? festivalDayInWords(from, true) : `am ${dayAndMonth(from)}`;
  const months = wholeMonths(span);
  if (months !== null) {
    const { first, last } = months;
    return first === last ? `im ${monthName(first)}` : `von ${monthName(first)} bis ${monthName(last)}`;
  }
  const isOneMonth = from.kind === 'month-day' && to.kind === 'month-day' && from.month === to.month;
  const start = isOneMonth && from.day < to.day ? `${from.day}.` : yearDayInWords(from);
  return `${from.kind === 'month-day' ? 'vom' : 'von'} ${start} bis ${yearDayInWords(to)}`;
}

/** The same as a name of its own: "August", "November bis Februar", "Passionszeit", "20. Dezember bis 6. Januar". */
export function yearSpanInWords(span: YearSpan): string {
  const season = seasonOf(span);
  return season === undefined
    ? inYearSpan(span).replace(/^(?:im|am|an|vom|von) /, '')
    : seasonNames[season][1];
}
