import { festivalDate, hasFixedDate, sundaysOfSeason } from '../../days/church-year.ts';
import { type DaySet, everyOne, type FestivalDay, recurrence, type YearDay } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import { ordinalWord } from '../../words/en-GB/dates.ts';
import { capitalized } from '../../words/lists.ts';
import { ambiguous, invalid } from '../problem.ts';
import { type Cursor, vocabularyOf } from './cursor.ts';
import { checkDayOfMonth, isClockNext, readDayAndMonth } from './dates.ts';
import { readOrdinals } from './lists.ts';
import { weekdayWords, yearDays } from './vocabulary.ts';

const seasonsWithSundays = vocabularyOf([
  ['advent', sundaysOfSeason.advent],
  ['lent', sundaysOfSeason.lent],
  ['easter, eastertide', sundaysOfSeason.eastertide],
]);

/** How far "the Sunday before", "after" or "nearest" may lie from its day: from the first number of days to the last. */
const reach = { before: [-7, -1], after: [1, 7], nearest: [-3, 3] } as const;
type Direction = keyof typeof reach;

/**
 * Reads days that are counted from a festival or a date: "second Sunday of Advent", "Saturday before Palm Sunday", "the day
 * after Ascension Day", "Sunday nearest 29 September"; null when none come next.
 * @param isEvery true after "every": "every Sunday after Easter" is not the one Sunday after it
 */
export function readCountedDays(cursor: Cursor, isEvery: boolean): DaySet | null {
  cursor.skip('the');
  const ordinals = readOrdinals(cursor);
  cursor.skip('the');
  if (ordinals.length === 0 && cursor.take('eve of', 'day before')) return nextTo(cursor, -1);
  if (ordinals.length === 0 && cursor.take('day after', 'day following')) return nextTo(cursor, 1);
  const isPlural = isEvery || (cursor.peek()?.text.endsWith('days') ?? false);
  const weekday = cursor.takeFrom(weekdayWords);
  if (weekday === null) return null;
  if (weekday === 7 && ordinals.length > 0) {
    const sundays = cursor.read(() =>
      cursor.take('of', 'in') ? sundaysOf(cursor, ordinals, isEvery) : null,
    );
    if (sundays !== null) return sundays;
  }
  if (!isPlural && ordinals.length === 0 && cursor.take('of holy week', 'in holy week')) {
    return { kind: 'festivals', days: [{ festival: 'palm-sunday', offset: weekday % 7 }] };
  }
  const direction = readDirection(cursor);
  if (direction === null || (isPlural && ordinals.length === 0)) return null;
  cursor.skip('the', 'feast of', 'to');
  const day = cursor.read(readYearDay, true);
  return day === null ? null : weekdaysNextTo(day, weekday, direction, ordinals);
}

/** Refuses "Advent 3", which is a Sunday of the season for some; a bare number after it would else be an hour. @throws PhraseError */
export function refuseNumberedSeason(cursor: Cursor): void {
  cursor.ahead(() => {
    const { place } = cursor;
    const name = capitalized(cursor.peek()?.text ?? '');
    const season = cursor.takeFrom(seasonsWithSundays);
    const [number, after] = [cursor.peek(), cursor.peek(1)];
    if (season === null || number?.kind !== 'number' || number.value < 1 || number.value > season.count)
      return;
    if (isClockNext(cursor) || after?.kind === 'word' || after?.text === '-') return;
    cursor.next();
    const sunday = `${ordinalWord(number.value)} Sunday of ${name}`;
    throw ambiguous`"${cursor.since(place)}" can be a Sunday of that season or a time; write “${sunday}” or “${number.text}pm”.`;
  });
}

/** Reads a festival, a day with a name or a date without its year; null when none comes next. */
export function readYearDay(cursor: Cursor, isLentADay = false): YearDay | null {
  cursor.skip('the', 'feast of');
  if (cursor.sees('remembrance day'))
    throw ambiguous`"Remembrance Day" can be two days; write “Remembrance Sunday” or “11 November”.`;
  if (isLentADay && cursor.take('lent')) return { kind: 'festival', festival: 'ash-wednesday', offset: 0 };
  const named = cursor.takeFrom(yearDays);
  if (named !== null) return named;
  const place = cursor.place;
  const typed = cursor.read(readDayAndMonth);
  if (typed === null || typed.year !== null) return null;
  checkDayOfMonth(typed.day, typed.month, cursor.since(place));
  return { kind: 'month-day', month: typed.month, day: typed.day };
}

function readDirection(cursor: Cursor): Direction | null {
  if (cursor.take('before', 'next before', 'preceding')) return 'before';
  if (cursor.take('after', 'following')) return 'after';
  return cursor.take('nearest', 'closest') ? 'nearest' : null;
}

function sundaysOf(cursor: Cursor, ordinals: readonly number[], isEvery: boolean): DaySet | null {
  const season = cursor.takeFrom(seasonsWithSundays);
  if (season === null) return null;
  const days = ordinals.map((ordinal) => (ordinal > 0 ? ordinal : season.count + 1 + ordinal));
  const wrong = days.find((number) => number < 1 || number > season.count);
  if (wrong !== undefined)
    throw invalid`"${cursor.text}": that season has ${season.count} Sundays; write a number from 1 to ${season.count}, such as “second Sunday of Advent”.`;
  const [nth = 1, ...others] = ordinals;
  if (isEvery && nth > 1 && others.length === 0)
    throw ambiguous`"${cursor.text}" can be every ${nth} weeks or once a year; write “every ${nth} weeks on Sunday in …”, or “${ordinalWord(nth)} Sunday of …” without “every”.`;
  const { festival, offset } = season.first;
  return { kind: 'festivals', days: days.map((number) => ({ festival, offset: offset + 7 * (number - 1) })) };
}

function nextTo(cursor: Cursor, days: number): DaySet | null {
  const day = cursor.read(readYearDay);
  return day && everyYearOn(moved(day, days));
}

/** The day of every year as a set. */
export function everyYearOn(day: YearDay): DaySet {
  return day.kind === 'festival'
    ? { kind: 'festivals', days: [{ festival: day.festival, offset: day.offset }] }
    : yearly([day.month], [day.day]);
}

/** Days of every year, as a rule. */
export function yearly(months: readonly number[], days: readonly number[]): DaySet {
  return { kind: 'rule', rule: recurrence('yearly', { byMonthDay: days, byMonth: months }), within: null };
}

function weekdaysNextTo(
  day: YearDay,
  weekday: Weekday,
  direction: Direction,
  ordinals: readonly number[],
): DaySet | null {
  // The last Friday before Christmas is the Friday before it.
  const isNext = ordinals.length === 0 || (direction === 'before' && ordinals.join() === '-1');
  const steps = (isNext ? [1] : ordinals).map((ordinal) => 7 * (ordinal - 1));
  if (steps.some((step) => step < 0) || (direction === 'nearest' && ordinals.length > 0)) return null;
  const sign = direction === 'before' ? -1 : 1;
  const [from, to] = reach[direction];
  if (day.kind === 'festival' && !hasFixedDate(day.festival)) {
    const offset = firstOffset(day, weekday, from);
    return {
      kind: 'festivals',
      days: steps.map((step) => ({ festival: day.festival, offset: day.offset + offset + sign * step })),
    };
  }
  const [step] = steps;
  if (step === undefined || steps.length > 1) return null;
  return {
    kind: 'rule',
    rule: recurrence('weekly', { byDay: everyOne([weekday]) }),
    within: { from: moved(day, from + sign * step), to: moved(day, to + sign * step) },
  };
}

/** The offset, from `from` on, of a weekday from a festival that has the same weekday every year. */
function firstOffset({ festival, offset }: FestivalDay, weekday: Weekday, from: number): number {
  const { dayOfWeek } = festivalDate(festival, 2027).add({ days: offset + from });
  return from + ((weekday - dayOfWeek + 7) % 7);
}

/** The day so many days later. @throws PhraseError when it is not the same in leap years */
function moved(day: YearDay, days: number): YearDay {
  if (day.kind === 'festival') return { ...day, offset: day.offset + days };
  const dateIn = (year: number) =>
    Temporal.PlainDate.from({ year, month: day.month, day: day.day }).add({ days });
  const date = dateIn(2027);
  if (date.day !== dateIn(2028).day)
    throw ambiguous`What is counted over the end of February lies on another day in leap years; write its dates under “more dates” (alsoOn).`;
  return { kind: 'month-day', month: date.month, day: date.day };
}
