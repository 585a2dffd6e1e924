import { type Festival, festivalDate, SEASONS, type Season } from '../../schedule/days/church-year.ts';
import type { FestivalDay, YearDay, YearSpan } from '../../schedule/days/day-set.ts';
import { dayAndMonth, monthName, weekdayName } from './dates.ts';

/** The festivals, each with what stands before it: "am Karfreitag", "an Heiligabend". */
const FESTIVALS: Readonly<Record<Festival, readonly [on: 'am' | 'an', name: string]>> = {
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
  'low-sunday': ['am', 'Sonntag nach Ostern'],
  'rogation-sunday': ['am', 'Sonntag Rogate'],
  'ascension-day': ['an', 'Christi Himmelfahrt'],
  pentecost: ['am', 'Pfingstsonntag'],
  'trinity-sunday': ['am', 'Sonntag Trinitatis'],
  'corpus-christi': ['an', 'Fronleichnam'],
  'all-saints': ['an', 'Allerheiligen'],
  // The Sunday between 30 October and 5 November, and the second of November, have no German name of their own.
  'all-saints-sunday': ['am', 'Sonntag um Allerheiligen'],
  'all-souls': ['an', 'Allerseelen'],
  'remembrance-sunday': ['am', '2. Sonntag im November'],
  'christ-the-king': ['am', 'letzten Sonntag vor dem 1. Advent'],
  'stir-up-sunday': ['am', 'letzten Sonntag vor dem 1. Advent'],
};

const SEASON_NAMES: Readonly<Record<Season, readonly [inSeason: string, name: string]>> = {
  advent: ['im Advent', 'Advent'],
  christmastide: ['in der Weihnachtszeit', 'Weihnachtszeit'],
  lent: ['in der Passionszeit', 'Passionszeit'],
  'holy-week': ['in der Karwoche', 'Karwoche'],
  eastertide: ['in der Osterzeit', 'Osterzeit'],
};

/** The seasons whose Sundays have a number, with the number of days from the festival to the first of them. */
const NUMBERED = [
  { festival: 'advent-sunday', first: 0, count: 4, name: (number: number) => `${number}. Advent` },
  {
    festival: 'easter-day',
    first: -42,
    count: 5,
    name: (number: number) => `${number}. Sonntag der Passionszeit`,
  },
] as const;

/** "Aschermittwoch", "2. Advent", "Samstag vor Palmsonntag"; with "am" or "an" before it if it is a day of a sentence. */
export function festivalDayInWords({ festival, offset }: FestivalDay, withOn = false): string {
  const [on, name] = FESTIVALS[festival];
  const said = (words: string, preposition = 'am') => (withOn ? `${preposition} ${words}` : words);
  if (offset === 0) return said(name, on);
  for (const season of NUMBERED) {
    const week = (offset - season.first) / 7;
    if (season.festival === festival && Number.isInteger(week) && week >= 0 && week < season.count)
      return said(season.name(week + 1));
  }
  const date = festivalDate(festival, 2027).add({ days: offset });
  if (isFixed(festival))
    return Math.abs(offset) === 1
      ? said(`Tag ${offset < 0 ? 'vor' : 'nach'} ${dative(festival)}`)
      : said(dayAndMonth(date));
  if (festival === 'palm-sunday' && offset >= 1 && offset <= 3)
    return said(`${weekdayName(date.dayOfWeek)} der Karwoche`);
  const weeks = Math.ceil(Math.abs(offset) / 7);
  const which = weeks === 1 ? '' : `${weeks}. `;
  return said(`${which}${weekdayName(date.dayOfWeek)} ${offset < 0 ? 'vor' : 'nach'} ${dative(festival)}`);
}

/** "dem 1. Weihnachtstag", "Karfreitag": the festival after "vor" and "nach". */
function dative(festival: Festival): string {
  const [, name] = FESTIVALS[festival];
  return /^\d|^letzten/.test(name) ? `dem ${name}` : name;
}

/** True for a festival on the same date each year. */
function isFixed(festival: Festival): boolean {
  const [one, other] = [festivalDate(festival, 2027), festivalDate(festival, 2028)];
  return one.month === other.month && one.day === other.day;
}

/** "5. August", "Aschermittwoch". */
function yearDayInWords(day: YearDay): string {
  return day.kind === 'festival' ? festivalDayInWords(day) : dayAndMonth(day);
}

/** "nächsten Sonntag zum 29. Juni": what stands before and after a weekday for seven days of the year. */
interface WeekWords {
  readonly which: string;
  readonly near: string;
}

/** Says seven days of the year by the day that they lie before, after or around; null for other parts of the year. */
export function weekInWords({ from, to }: YearSpan): WeekWords | null {
  if (from.kind === 'month-day') return to.kind === 'month-day' ? nearestDate(from, to) : null;
  if (to.kind === 'month-day' || from.festival !== to.festival || to.offset - from.offset !== 6) return null;
  const { festival } = from;
  if (from.offset === -3)
    return { which: '', near: `um ${/^\d/.test(dative(festival)) ? 'den ' : ''}${FESTIVALS[festival][1]}` };
  const weeks = from.offset < 0 ? -from.offset / 7 : (from.offset - 1) / 7 + 1;
  if (!Number.isInteger(weeks)) return null;
  const which = weeks === 1 ? '' : `${weeks}. `;
  return { which, near: `${from.offset < 0 ? 'vor' : 'nach'} ${dative(festival)}` };
}

type MonthDay = Extract<YearDay, { readonly kind: 'month-day' }>;

function nearestDate(from: MonthDay, to: MonthDay): WeekWords | null {
  const first = new Temporal.PlainDate(2027, from.month, from.day);
  const [middle, last] = [first.add({ days: 3 }), first.add({ days: 6 })];
  const isWeek = last.month === to.month && last.day === to.day;
  // In leap years 29 February makes it eight days.
  const hasLeapDay = from.month === 2 && to.month === 3;
  return isWeek && !hasLeapDay ? { which: '', near: `um den ${dayAndMonth(middle)}` } : null;
}

/** "im August", "von November bis Februar", "in der Passionszeit", "vom 20. Dezember bis 6. Januar", "am 25. Dezember". */
export function inYearSpan({ from, to }: YearSpan): string {
  const season = seasonOf({ from, to });
  if (season !== undefined) return SEASON_NAMES[season][0];
  if (isSame(from, to))
    return from.kind === 'festival' ? festivalDayInWords(from, true) : `am ${dayAndMonth(from)}`;
  const [first, last] = monthsOf({ from, to });
  if (first !== undefined && last !== undefined)
    return first === last ? `im ${monthName(first)}` : `von ${monthName(first)} bis ${monthName(last)}`;
  const isOneMonth = from.kind === 'month-day' && to.kind === 'month-day' && from.month === to.month;
  const start = isOneMonth && from.day < to.day ? `${from.day}.` : yearDayInWords(from);
  return `${from.kind === 'month-day' ? 'vom' : 'von'} ${start} bis ${yearDayInWords(to)}`;
}

/** The same as a name of its own: "August", "November bis Februar", "Passionszeit", "20. Dezember bis 6. Januar". */
export function yearSpanInWords(span: YearSpan): string {
  const season = seasonOf(span);
  return season === undefined
    ? inYearSpan(span).replace(/^(?:im|am|an|vom|von) /, '')
    : SEASON_NAMES[season][1];
}

function seasonOf({ from, to }: YearSpan): Season | undefined {
  const all = Object.entries(SEASONS) as [Season, (typeof SEASONS)[Season]][];
  return all.find(([, { span }]) => isSame(span.from, from) && isSame(span.to, to))?.[0];
}

/** The first and the last month of a span of whole months; nothing for another. */
function monthsOf({ from, to }: YearSpan): readonly number[] {
  const isWhole =
    from.kind === 'month-day' &&
    to.kind === 'month-day' &&
    from.day === 1 &&
    to.day === new Temporal.PlainYearMonth(2028, to.month).daysInMonth;
  return isWhole && from.month <= 12 && !(from.month === to.month && from.day > to.day)
    ? [from.month, to.month]
    : [];
}

function isSame(one: YearDay, other: YearDay): boolean {
  if (one.kind === 'festival')
    return other.kind === 'festival' && one.festival === other.festival && one.offset === other.offset;
  return other.kind === 'month-day' && one.month === other.month && one.day === other.day;
}
