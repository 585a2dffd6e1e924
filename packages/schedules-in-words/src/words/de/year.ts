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

/** The festivals, each with what stands before it: "am Karfreitag", "an Heiligabend"; and a pattern of all that is understood, if that is more. */
export const germanFestivals: Readonly<
  Record<Festival, readonly [on: 'am' | 'an', name: string, understood?: string]>
> = {
  'advent-sunday': ['am', '1. Advent', '(?:1st|erste[rnms]?) Advents?(?:sonntag)?s?'],
  'christmas-eve': ['an', 'Heiligabend', String.raw`(?:Heilige?[rnm]? ?|Hl\. ?)abend`],
  'christmas-day': [
    'am',
    '1. Weihnachtstag',
    '(?:1st|erste[rnms]?) (?:Weihnachts(?:feier)?tag|Christtag)|Christtag',
  ],
  'boxing-day': ['am', '2. Weihnachtstag', '(?:2nd|zweite[rnms]?) Weihnachts(?:feier)?tag|Step(?:h|f)anstag'],
  'new-years-eve': ['an', 'Silvester', 'Silvester(?:abend)?|Sylvester|Altjahr(?:s|es)abend'],
  'new-years-day': ['an', 'Neujahr', 'Neujahr(?:stag)?'],
  epiphany: [
    'am',
    'Dreikönigstag',
    String.raw`Epiphanias|Dreikönig(?:e|stag|sfest)?|(?:Heilige|Hl\.) (?:Drei|3) Könige`,
  ],
  candlemas: ['an', 'Lichtmess', '(?:Mariä )?Licht(?:mess|meß)'],
  'shrove-tuesday': ['am', 'Fastnachtsdienstag', '(?:Fastnachts|Faschings)dienstag'],
  'ash-wednesday': ['am', 'Aschermittwoch'],
  'mothering-sunday': ['am', 'Sonntag Lätare', '(?:Sonntag )?L(?:ä|ae)tare'],
  'passion-sunday': ['am', 'Sonntag Judika', '(?:Sonntag )?Judika'],
  'palm-sunday': ['am', 'Palmsonntag', 'Palmsonntag|Palmarum'],
  'maundy-thursday': ['am', 'Gründonnerstag', 'Gr(?:ü|ue)ndonnerstag'],
  'good-friday': ['am', 'Karfreitag'],
  'holy-saturday': ['am', 'Karsamstag'],
  'easter-day': ['am', 'Ostersonntag'],
  'easter-monday': ['am', 'Ostermontag'],
  'low-sunday': ['am', 'Sonntag Quasimodogeniti', 'Wei(?:ß|ss)er Sonntag|(?:Sonntag )?Quasimodogeniti'],
  'rogation-sunday': ['am', 'Sonntag Rogate', '(?:Sonntag )?Rogate'],
  'ascension-day': ['an', 'Christi Himmelfahrt', '(?:Christi )?Himmelfahrt(?:stag)?'],
  pentecost: ['am', 'Pfingstsonntag'],
  'whit-monday': ['am', 'Pfingstmontag'],
  'trinity-sunday': ['am', 'Sonntag Trinitatis', '(?:Sonntag )?Trinitatis|Dreifaltigkeitssonntag'],
  'corpus-christi': ['an', 'Fronleichnam', 'Fronleichnam(?:stag)?'],
  'all-saints': ['an', 'Allerheiligen'],
  'all-saints-sunday': ['am', 'Allerheiligensonntag'],
  'all-souls': ['an', 'Allerseelen'],
  // The second Sunday of November has no German name of its own.
  'remembrance-sunday': [
    'am',
    '2. Sonntag im November',
    '(?<=(?:vor|nach|um|von|bis)(?: de[mn])? )2nd Sonntag im November|2nd Sonntag im November(?= bis)',
  ],
  'christ-the-king': ['am', 'Christkönigssonntag', 'Christk(?:ö|oe)nig(?:s?(?:sonntag|fest))?'],
  'eternity-sunday': ['am', 'Ewigkeitssonntag', '(?:Ewigkeits|Toten)sonntag'],
  'day-of-repentance': ['am', 'Buß- und Bettag'],
  erntedank: ['an', 'Erntedank', 'Erntedank(?:fest|tag|sonntag)?'],
  'reformation-day': ['am', 'Reformationstag', 'Reformations(?:tag|fest)'],
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
  const [on, festival] = germanFestivals[day.festival];
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
  const [, name] = germanFestivals[festival];
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
