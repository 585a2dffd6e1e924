import { type DaySet, recurrence } from '../../days/day-set.ts';
import type { PublicHolidays } from '../../days/public-holidays.ts';
import { PhraseError } from '../problem.ts';
import { Cursor } from './cursor.ts';
import { readDate, readDayAndMonth } from './dates.ts';
import { readFixedDays } from './fixed-days.ts';
import { readFrequency } from './frequency.ts';
import { readHolidays } from './holidays.ts';
import { type Hours, readHoursList } from './hours.ts';
import { readOrdinals, takeRange, takeSeparator } from './lists.ts';
import { readRule } from './rule.ts';
import { unreadable } from './spelling.ts';
import { merged, refuseHalfLimited, refuseUnnamedDays } from './union.ts';

/** What a phrase for days says. */
export interface DaysPhrase {
  /** The days of all these sets; none when the phrase names school terms or holidays only. */
  readonly days: readonly DaySet[];
  readonly without: readonly DaySet[];
  /** "in term time", or "school holidays". */
  readonly school: 'terms' | 'holidays' | null;
  /** Hours that stand with the days: "every Sunday at 10.30am". */
  readonly hours: readonly Hours[];
}

const termTime = (
  'school term time only,school term time,school terms only,school term only,school term,school terms,' +
  'term time only,term time,term times,term only,term,terms,' +
  'not in the school holidays,not in school holidays,not school holidays,' +
  'not during school holidays,not in the holidays,except in school holidays,except school holidays,' +
  'except in the school holidays,except the school holidays,outside school holidays'
).split(',');
const except =
  'except,excepting,excluding,excl,exc,not,but not,but,closed,unless it is,unless its,unless,apart from,other than,without,omitting,save,bar,no'.split(
    ',',
  );

/** Reads a phrase for days to its end. @param example what could be written instead, for messages @throws PhraseError */
export function parseDays(text: string, example: string, holidays?: PublicHolidays): DaysPhrase {
  const cursor = new Cursor(text, holidays);
  const phrase = readDays(cursor);
  cursor.takeMark('.', ',');
  if (phrase !== null && cursor.isAtEnd) return phrase;
  if (phrase !== null) refuseHours(phrase, cursor);
  throw unreadable(text, cursor, example);
}

/** "10-12", "half past 7": numbers of the clock and nothing that could be a date. */
const bareHours = /^(?:[\d\s.,:;&–—-]|\b(?:at|to|until|till|and|from|between|half|past|quarter)\b)+$/i;

/** Refuses hours that could be in the morning or the evening, and further days with hours of their own. */
function refuseHours({ hours }: DaysPhrase, cursor: Cursor): void {
  cursor.takeMark(',', ';');
  const { rest } = cursor;
  if (hours.length === 0 && bareHours.test(rest)) readHoursList(cursor, false);
  if (hours.length > 0 && (readDays(cursor) !== null || readHoursList(cursor).length > 0)) {
    throw new PhraseError(
      'unknown-word',
      `"${rest}" cannot follow the hours; write days with hours of their own as other times, such as “Saturdays: 10am”.`,
    );
  }
}

/** Reads days with their exceptions, terms and hours; null when none come next. @param mayBeHolidays for days left out @throws PhraseError */
export function readDays(cursor: Cursor, mayBeHolidays = false): DaysPhrase | null {
  return cursor.attempt(() => {
    const school = readSchool(cursor);
    const beside = mayBeHolidays && school === 'holidays' ? readBeside(cursor, readHolidays) : null;
    const days = beside === null ? readUnion(cursor, false, mayBeHolidays) : [beside];
    if (days.length > 0 || school !== null)
      return readEndings(cursor, { days, without: [], school, hours: [] });
    const hours = readHoursList(cursor);
    cursor.takeMark(',', ':');
    const daysAfter = hours.length === 0 ? [] : readUnion(cursor);
    return daysAfter.length === 0
      ? null
      : readEndings(cursor, { days: daysAfter, without: [], school, hours });
  });
}

function readSchool(cursor: Cursor): DaysPhrase['school'] {
  return cursor.attempt(() => {
    cursor.takeMark(',');
    cursor.skip('in', 'during', 'only in', 'only during', 'the');
    if (cursor.take(...termTime)) return 'terms';
    return cursor.take('school holidays', 'school holiday', 'the school holidays') ? 'holidays' : null;
  });
}

/**
 * Days of one kind after another: "first Sunday and third Tuesday", "Christmas Eve, Christmas Day".
 * @param isLeftOut true after "except", where a semicolon begins something else
 * @param mayBeHolidays true where public holidays may be among them
 */
function readUnion(cursor: Cursor, isLeftOut = false, mayBeHolidays = isLeftOut): readonly DaySet[] {
  // "not in July or August" leaves out both.
  let isParted = false;
  const takeSemicolon = () => {
    const isTaken = cursor.takeMark(';');
    isParted ||= isTaken;
    return isTaken;
  };
  const takeNext = () => takeSeparator(cursor) || (isLeftOut ? cursor.take('or') : takeSemicolon());
  const { place } = cursor;
  const sets = cursor.readAll<DaySet>(([first]) => {
    if (first !== undefined && !takeNext()) return null;
    if (first !== undefined) cursor.skip('and', 'also');
    return readClause(cursor, mayBeHolidays);
  });
  const all = merged(sets, cursor.text);
  if (!isLeftOut && !isParted) refuseHalfLimited(all, cursor.since(place));
  return all;
}

function readClause(cursor: Cursor, mayBeHolidays: boolean): DaySet | null {
  return cursor.attempt(() => {
    cursor.skip('open', 'on', 'in', 'the', 'only');
    const holidays = mayBeHolidays ? cursor.attempt(() => readHolidays(cursor)) : null;
    return holidays ?? readYearly(cursor) ?? readFixed(cursor) ?? readRule(cursor);
  });
}

/** "every year on 5 August", "annually on Good Friday". */
function readYearly(cursor: Cursor): DaySet | null {
  return cursor.attempt(() => {
    const frequency = readFrequency(cursor);
    if (frequency?.unit !== 'year') return null;
    cursor.takeMark(',', ':');
    cursor.skip('on', 'in', 'the');
    const days = readFixedDays(cursor);
    if (days === null || frequency.interval === 1) return days;
    return days.kind === 'rule' ? { ...days, rule: { ...days.rule, interval: frequency.interval } } : null;
  });
}

function readFixed(cursor: Cursor): DaySet | null {
  return cursor.attempt(() => {
    const days = readFixedDays(cursor, cursor.take('every', 'each'));
    if (days === null) return null;
    cursor.attempt(() => {
      cursor.takeMark(',');
      return readFrequency(cursor)?.unit === 'year' ? true : null;
    });
    return days;
  });
}

function readEndings(cursor: Cursor, phrase: DaysPhrase): DaysPhrase {
  const more = cursor.attempt(() => {
    const isApart = cursor.takeMark(',', ';', ':');
    return readEnding(cursor, phrase, isApart);
  });
  return more === null ? phrase : readEndings(cursor, more);
}

function readEnding(cursor: Cursor, phrase: DaysPhrase, isApart: boolean): DaysPhrase | null {
  const { place } = cursor;
  if (phrase.school === null) {
    const school = readSchool(cursor);
    // "Term time and bank holidays" names days on which it happens.
    const isLeftOut = school === 'terms' && /holidays$/i.test(cursor.since(place));
    const beside = isLeftOut ? readBeside(cursor, readHolidays) : null;
    if (school !== null)
      return { ...phrase, school, without: beside ? [...phrase.without, beside] : phrase.without };
  }
  refuseEnds(cursor);
  cursor.skip('but');
  if (cursor.take(...except) || cursor.place > place) {
    cursor.skip('in', 'on', 'for', 'during', 'the', 'month of', 'months of');
    const without = readOrdinalsOf(cursor, phrase.days) ?? readUnion(cursor, true);
    refuseUnnamedDays(without, cursor.text);
    const isInTerm = readBeside(cursor, () => cursor.take('school holidays') || null);
    const school = isInTerm ? 'terms' : phrase.school;
    return without.length === 0 ? null : { ...phrase, school, without: [...phrase.without, ...without] };
  }
  // In "every Sunday 9.15am except the first, 10am" the second time is not one of every Sunday.
  if (phrase.without.length > 0 && (!isApart || phrase.hours.length > 0)) return null;
  const hours = readHoursList(cursor);
  return hours.length === 0 ? null : { ...phrase, hours: [...phrase.hours, ...hours] };
}

/** What is left out as well: "not in school holidays or on bank holidays". */
function readBeside<Value>(cursor: Cursor, read: (cursor: Cursor) => Value | null): Value | null {
  return cursor.attempt(() => {
    cursor.takeMark(',');
    if (!cursor.take('or', 'nor', 'and')) return null;
    cursor.skip('not', 'in', 'on', 'during', 'the');
    return read(cursor);
  });
}

/** "every Sunday except the first": the ordinal is of the weekday before. */
function readOrdinalsOf(cursor: Cursor, days: readonly DaySet[]): readonly DaySet[] | null {
  return cursor.attempt(() => {
    const ordinals = readOrdinals(cursor);
    const [only] = days;
    if (ordinals.length === 0 || only?.kind !== 'rule' || days.length > 1) return null;
    cursor.take('one', 'ones');
    cursor.take(
      'of the month',
      'of each month',
      'of every month',
      'in the month',
      'each month',
      'every month',
    );
    const weekdays = [...new Set(only.rule.byDay.map(({ weekday }) => weekday))];
    if (weekdays.length === 0 || cursor.peek()?.kind === 'word') return null;
    const byDay = ordinals.flatMap((ordinal) => weekdays.map((weekday) => ({ weekday, ordinal })));
    return [{ kind: 'rule', rule: recurrence('monthly', { byDay }), within: null }];
  });
}

/** The ends of a series have fields of their own. */
function refuseEnds(cursor: Cursor): void {
  for (const [words, field] of [
    [['until', 'till', 'to', 'ending', 'ends'], 'last date'],
    [['from', 'starting', 'beginning', 'starts', 'since'], 'first date'],
  ] as const) {
    const place = cursor.place;
    const found = cursor.attempt(() => {
      if (!cursor.take(...words)) return null;
      cursor.skip('on', 'from');
      // "from 9 September" is one end as well, but "from 9 September to 3 October" a part of the year.
      const isDate = readDate(cursor) !== null || (readDayAndMonth(cursor) !== null && !takeRange(cursor));
      return isDate ? cursor.since(place) : null;
    });
    if (found !== null)
      throw new PhraseError(
        'field-ignored',
        `"${found}" belongs in another field: write that date as the ${field}.`,
      );
  }
}
