import { type DateRule, fromEaster, on, weekdayFrom } from './date-rules.ts';
import type { FestivalDay, YearSpan } from './day-set.ts';

/**
 * The festivals of the church's year, as the Church of England keeps them (Common Worship, Rules to Order the Christian
 * Year), New Year, and the days of the Protestant churches in Germany. The first name is the one to write; the others are understood
 * as well.
 */
export const namedFestivals = {
  'advent-sunday': { names: ['Advent Sunday', 'Advent'], date: weekdayFrom(7, 11, 27) },
  'christmas-eve': { names: ['Christmas Eve', 'Xmas Eve'], date: on(12, 24) },
  'christmas-day': { names: ['Christmas Day', 'Christmas', 'Xmas', 'Xmas Day'], date: on(12, 25) },
  'boxing-day': { names: ['Boxing Day', 'St Stephen’s Day'], date: on(12, 26) },
  'new-years-eve': { names: ['New Year’s Eve'], date: on(12, 31) },
  'new-years-day': { names: ['New Year’s Day', 'New Year'], date: on(1, 1) },
  epiphany: { names: ['Epiphany'], date: on(1, 6) },
  candlemas: { names: ['Candlemas'], date: on(2, 2) },
  'shrove-tuesday': { names: ['Shrove Tuesday', 'Pancake Day'], date: fromEaster(-47) },
  'ash-wednesday': { names: ['Ash Wednesday'], date: fromEaster(-46) },
  'mothering-sunday': { names: ['Mothering Sunday', 'Mother’s Day'], date: fromEaster(-21) },
  'passion-sunday': { names: ['Passion Sunday'], date: fromEaster(-14) },
  'palm-sunday': { names: ['Palm Sunday'], date: fromEaster(-7) },
  'maundy-thursday': { names: ['Maundy Thursday', 'Holy Thursday'], date: fromEaster(-3) },
  'good-friday': { names: ['Good Friday'], date: fromEaster(-2) },
  'holy-saturday': { names: ['Holy Saturday', 'Easter Eve', 'Easter Saturday'], date: fromEaster(-1) },
  'easter-day': { names: ['Easter Day', 'Easter Sunday', 'Easter'], date: fromEaster(0) },
  'easter-monday': { names: ['Easter Monday'], date: fromEaster(1) },
  'low-sunday': { names: ['Low Sunday'], date: fromEaster(7) },
  'rogation-sunday': { names: ['Rogation Sunday'], date: fromEaster(35) },
  'ascension-day': { names: ['Ascension Day', 'Ascension', 'Ascension Thursday'], date: fromEaster(39) },
  pentecost: {
    names: ['Pentecost', 'Whit Sunday', 'Whitsun', 'Pentecost Sunday', 'Whit'],
    date: fromEaster(49),
  },
  'whit-monday': { names: ['Whit Monday', 'Pentecost Monday'], date: fromEaster(50) },
  'trinity-sunday': { names: ['Trinity Sunday', 'Trinity'], date: fromEaster(56) },
  'corpus-christi': { names: ['Corpus Christi'], date: fromEaster(60) },
  'all-saints': { names: ['All Saints’ Day', 'All Saints'], date: on(11, 1) },
  // The Sunday between 30 October and 5 November.
  'all-saints-sunday': {
    names: ['All Saints’ Sunday', 'All Saints Sunday'],
    date: weekdayFrom(7, 10, 30),
  },
  'all-souls': { names: ['All Souls’ Day', 'All Souls'], date: on(11, 2) },
  // The second Sunday of November.
  'remembrance-sunday': { names: ['Remembrance Sunday'], date: weekdayFrom(7, 11, 8) },
  // The Sunday next before Advent.
  'christ-the-king': { names: ['Christ the King'], date: weekdayFrom(7, 11, 20) },
  // In Germany the dead are remembered on that Sunday, and the Wednesday before it is for repentance (reformiert.de/buss-und-bettag.html).
  'eternity-sunday': {
    names: ['Ewigkeitssonntag', 'Totensonntag', 'Eternity Sunday'],
    date: weekdayFrom(7, 11, 20),
  },
  'day-of-repentance': {
    names: ['Buß- und Bettag', 'Buss- und Bettag', 'Day of Repentance and Prayer'],
    date: weekdayFrom(3, 11, 16),
  },
  // By the German bishops’ conference of 1972. It has no English name, as a harvest festival is on any Sunday of the autumn.
  erntedank: { names: ['Erntedank', 'Erntedankfest'], date: weekdayFrom(7, 10, 1) },
  'reformation-day': { names: ['Reformation Day', 'Reformationstag'], date: on(10, 31) },
} as const satisfies Readonly<Record<string, { readonly names: readonly string[]; readonly date: DateRule }>>;

/** A day with a name in the church's year. */
export type Festival = keyof typeof namedFestivals;

/** The seasons of the church's year with their names. Eastertide ends with Pentecost. */
export const seasons = {
  advent: { name: 'Advent', span: spanOf('advent-sunday', 0, 'christmas-eve', 0) },
  christmastide: {
    name: 'Christmastide',
    span: spanOf('christmas-day', 0, 'epiphany', -1),
  },
  lent: { name: 'Lent', span: spanOf('ash-wednesday', 0, 'holy-saturday', 0) },
  'holy-week': { name: 'Holy Week', span: spanOf('palm-sunday', 0, 'holy-saturday', 0) },
  eastertide: { name: 'Eastertide', span: spanOf('easter-day', 0, 'pentecost', 0) },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly span: YearSpan }>>;

/** A part of the church's year with a name. */
export type Season = keyof typeof seasons;

/** The seasons whose Sundays are counted, with their first Sunday and how many they have. */
export const sundaysOfSeason: Readonly<
  Record<'advent' | 'lent' | 'eastertide', { readonly first: FestivalDay; readonly count: number }>
> = {
  advent: { first: { festival: 'advent-sunday', offset: 0 }, count: 4 },
  lent: { first: { festival: 'easter-day', offset: -42 }, count: 6 },
  eastertide: { first: { festival: 'easter-day', offset: 0 }, count: 7 },
};

/** The date of a festival in a year from 1583, when the Gregorian calendar had begun. */
export function festivalDate(name: Festival, year: number): Temporal.PlainDate {
  return namedFestivals[name].date(year);
}

/** The date of a day that is counted from a festival of a year; it may lie in the year before or after. */
export function festivalDayDate({ festival, offset }: FestivalDay, year: number): Temporal.PlainDate {
  return festivalDate(festival, year).add({ days: offset });
}

/** True for a festival that has the same date every year, and not the same weekday. */
export function hasFixedDate(festival: Festival): boolean {
  const [one, other] = [2026, 2027].map((year) => festivalDate(festival, year).toPlainMonthDay());
  return one?.equals(other ?? '') ?? false;
}

/** A part of the year, from so many days after a festival to so many after another. */
export function spanOf(from: Festival, after: number, to: Festival, afterThat: number): YearSpan {
  return {
    from: { kind: 'festival', festival: from, offset: after },
    to: { kind: 'festival', festival: to, offset: afterThat },
  };
}
