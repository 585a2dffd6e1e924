import { type DaySet, recurrence } from '../../days/day-set.ts';
import type { Weekday } from '../../days/weekday.ts';
import { ordinalWord, weekdayName } from '../../words/en-GB/dates.ts';
import { inList } from '../../words/lists.ts';
import { ambiguous, invalid, type PhraseError } from '../problem.ts';
import { readUnion, type Use } from './clauses.ts';
import type { Cursor } from './cursor.ts';
import { type Ends, isCountable, noEnds, readCourse, readEnds } from './ends.ts';
import { type Frequency, readFrequency } from './frequency.ts';
import { readHolidays, readInstead } from './holidays.ts';
import { type Hours, readHoursList } from './hours.ts';
import { readLimitAfter } from './limit.ts';
import { ofTheMonth, readOrdinals } from './lists.ts';
import { partWords, refuseOtherPart } from './part-of-day.ts';
import { isLastApart, refuseUnnamedDays } from './union.ts';

/** What a phrase for days says. */
export interface DaysPhrase {
  /** The days of all these sets; none when the phrase names school terms or holidays only. */
  readonly days: readonly DaySet[];
  readonly without: readonly DaySet[];
  /** "in term time", or "school holidays". */
  readonly school: 'terms' | 'holidays' | null;
  /** Hours that stand with the days: "every Sunday at 10.30am". */
  readonly hours: readonly Hours[];
  /** "until Easter", "from 6 January 2027": only where a series may have them. */
  readonly ends: Ends;
  /** Further days with hours of their own: "Tuesdays 1pm to 3pm; Fridays 10am to noon". */
  readonly others: readonly DaysPhrase[];
}

const termTime = (
  'school term time only,school term time,school terms only,school term only,school term,school terms,' +
  'term time only,term times only,termtime only,termtime,term time,term times,term only,terms only,term,terms,' +
  'not in the school holidays,not in school holidays,not school holidays,' +
  'not during school holidays,not in the holidays,except in school holidays,except school holidays,' +
  'except in the school holidays,except the school holidays,outside school holidays'
).split(',');
/** What limits nothing: "fifth Sundays (when there is one)". */
const sayingNothing =
  'throughout the year,all year round,all year,all the year round,only,when there is one,if there is one'.split(
    ',',
  );
const except =
  'except for,except,excepting,excluding,excl,exc,not,but not,but,closed,unless it is,unless its,unless,apart from,other than,with the exception of,without,omitting,save,bar,no'.split(
    ',',
  );

/** A phrase that says nothing. */
export const nothingSaid: DaysPhrase = {
  days: [],
  without: [],
  school: null,
  hours: [],
  ends: noEnds,
  others: [],
};

/** Reads days with their exceptions, terms and hours; null when none come next. @throws PhraseError */
export function readDays(cursor: Cursor, use: Use): DaysPhrase | null {
  const { place } = cursor;
  const start = readStart(cursor, use);
  const isApart = isLastApart(cursor, place);
  const phrase = start && readEndings(cursor, { ...nothingSaid, ...start }, use, isApart);
  if (phrase !== null) refuseOtherPart(cursor.since(place), phrase.hours);
  return phrase;
}

/** Reads the days, with what may stand before them. */
function readStart(cursor: Cursor, use: Use): Partial<DaysPhrase> | null {
  const series = use === 'series' ? (cursor.read(readParted) ?? cursor.read(readNumbered)) : null;
  if (series !== null) return series;
  const school = cursor.read(readSchool);
  // "(not in school holidays) Tuesdays".
  if (school !== null) cursor.takeMark(',', ':');
  const beside = use === 'left-out' && school === 'holidays' ? cursor.read(readBeside, readHolidays) : null;
  const days = beside === null ? readUnion(cursor, use) : [beside];
  if (days.length > 0 || school !== null) return { days, school };
  const hours = readHoursList(cursor);
  cursor.takeMark(',', ':', '-');
  const daysAfter = hours.length === 0 ? [] : readUnion(cursor, use);
  return daysAfter.length === 0 ? null : { days: daysAfter, hours };
}

/** "fortnightly at 10am on a Monday", "weekly in term time on Thursdays": how often, and the days after something else. */
function readParted(cursor: Cursor): Pick<DaysPhrase, 'days' | 'hours' | 'school'> | null {
  const frequency = readFrequency(cursor);
  if (frequency === null) return null;
  const school = cursor.read(readSchool);
  const hours = readHoursList(cursor);
  if (hours.length === 0 && school === null) return null;
  const [set, ...others] = readUnion(cursor, 'series');
  const days = set === undefined || others.length > 0 ? null : withFrequency(set, frequency);
  return days && { days: [days], hours, school };
}

/** The days as often as it was said before them; null where the two do not go together. */
function withFrequency(set: DaySet, { unit, interval }: Frequency): DaySet | null {
  if (set.kind !== 'rule' || set.rule.interval > 1) return null;
  const { freq, byDay } = set.rule;
  if (unit === 'week' && freq === 'weekly')
    return interval === 1 ? set : { ...set, rule: { ...set.rule, interval } };
  const isOfMonth = byDay.length > 0 && byDay.every(({ ordinal }) => ordinal !== null);
  return unit === 'month' && interval === 1 && isOfMonth ? set : null;
}

/**
 * "Tuesday 7pm (fortnightly)": how often, after the only hours and at the end of the days. In "Tuesday 7pm (fortnightly), 9pm" it could be of
 * one of the two, and in "first Monday, 7pm; monthly on Tuesdays" it is of what follows.
 */
function readFrequencyAfter(cursor: Cursor, { days: [set, ...others], hours }: DaysPhrase): DaySet | null {
  if (set === undefined || others.length > 0 || hours.length !== 1) return null;
  const { place } = cursor;
  const frequency = readFrequency(cursor);
  if (frequency === null) return null;
  const said = cursor.since(place);
  const isApart = cursor.takeMark(',', ';', ':', '-');
  cursor.skip('and', 'on');
  const hasMore = cursor.ahead(() => [...readHoursList(cursor), ...readUnion(cursor, 'series')].length > 0);
  if (hasMore && isApart)
    throw ambiguous`"${said}" can be of the days and hours before it or of those after it; make an event of its own for each.`;
  return hasMore ? null : withFrequency(set, frequency);
}

/** "six Wednesdays from 6 January 2027". */
function readNumbered(cursor: Cursor): Pick<DaysPhrase, 'days' | 'ends'> | null {
  const weeks = cursor.read(readCourse);
  const days = weeks === null ? [] : readUnion(cursor, 'series');
  return isCountable(days) ? { days, ends: { ...noEnds, weeks } } : null;
}

function readSchool(cursor: Cursor): DaysPhrase['school'] {
  cursor.takeMark(',');
  cursor.skip('in', 'during', 'only in', 'only during', 'the');
  if (cursor.take(...termTime)) return 'terms';
  return cursor.take('school holidays', 'school holiday', 'the school holidays') ? 'holidays' : null;
}

/** @param isApart true where the last of the days is set apart, as in "Mondays, and Fridays in term time" */
function readEndings(cursor: Cursor, phrase: DaysPhrase, use: Use, isApart: boolean): DaysPhrase {
  const more = cursor.read(() => {
    while (cursor.takeMark(',', ';', ':', '-'));
    const from = cursor.place;
    const ending = readEnding(cursor, phrase, use);
    if (ending !== null) refuseOfLast(phrase, ending, isApart, cursor.since(from));
    return ending;
  });
  return more === null ? phrase : readEndings(cursor, more, use, isApart);
}

/** Refuses what is said after days, and may not be of all of them; hours are of all. */
function refuseOfLast(before: DaysPhrase, after: DaysPhrase, isApart: boolean, said: string): void {
  if (isApart && after !== before && after.hours === before.hours)
    throw ambiguous`"${said}" can be of all days or of the last only; write only “and” before the last if it is of all, or make an event of its own for the last.`;
  // “Not in school holidays” is of Good Friday as well; “in term time” nobody can say of it.
  const kinds = new Set(before.days.map(({ kind }) => kind === 'rule'));
  if (after.school === 'terms' && before.school === null && kinds.size > 1 && /\bterm/i.test(said))
    throw ambiguous`"${said}" can be of all days or of the weekdays only; make an event of its own for the other days.`;
}

function readEnding(cursor: Cursor, phrase: DaysPhrase, use: Use): DaysPhrase | null {
  const { place } = cursor;
  if (use === 'series' && cursor.take(...sayingNothing)) return phrase;
  const often = use === 'series' ? cursor.read(readFrequencyAfter, phrase) : null;
  if (often !== null) return often === phrase.days[0] ? phrase : { ...phrase, days: [often] };
  // "Good Friday evening 7.30", "every Sunday in the evening at 6".
  if (phrase.hours.length === 0 && cursor.take(...partWords)) return phrase;
  if (phrase.school === null) {
    const school = cursor.read(readSchool);
    // "Term time and bank holidays" names days on which it happens.
    const isLeftOut = school === 'terms' && /holidays$/i.test(cursor.since(place));
    const beside = isLeftOut ? cursor.read(readBeside, readHolidays) : null;
    if (school !== null)
      return { ...phrase, school, without: beside ? [...phrase.without, beside] : phrase.without };
  }
  const instead = use === 'series' ? cursor.read(readInstead, phrase.days) : null;
  if (instead !== null)
    return {
      ...phrase,
      days: [...phrase.days, ...instead.days],
      without: [...phrase.without, instead.holidays],
    };
  const ends = cursor.read(readEnds, phrase.ends);
  if (ends !== null) {
    if (use === 'series') return { ...phrase, ends };
    throw invalid`"${cursor.since(place)}" is an end of the whole; write it as first date or last date.`;
  }
  // In "Mondays 2pm (3pm in August)" the month is of the last hours.
  const limited = phrase.hours.length === 1 ? cursor.read(readLimitAfter, phrase.days) : null;
  if (limited !== null) return { ...phrase, days: limited };
  cursor.skip('but');
  if (cursor.take(...except) || cursor.place > place) {
    cursor.skip('in', 'on', 'for', 'during', 'the', 'month of', 'months of');
    const without = cursor.read(readOrdinalsOf, phrase.days) ?? readUnion(cursor, 'left-out', true);
    refuseUnnamedDays(without, cursor.text);
    const isInTerm = cursor.read(readBeside, () => cursor.take('school holidays') || null);
    const school = isInTerm ? 'terms' : phrase.school;
    return without.length === 0 ? null : { ...phrase, school, without: [...phrase.without, ...without] };
  }
  // In "every Sunday 9.15am except the first, 10am" the second time is not one of every Sunday.
  if (phrase.without.length > 0 && phrase.hours.length > 0) return null;
  const hours = readHoursList(cursor);
  return hours.length === 0 ? null : { ...phrase, hours: [...phrase.hours, ...hours] };
}

/** What is left out as well: "not in school holidays or on bank holidays". */
function readBeside<Value>(cursor: Cursor, read: (cursor: Cursor) => Value | null): Value | null {
  cursor.takeMark(',');
  if (!cursor.take('or', 'nor', 'and')) return null;
  cursor.skip('not', 'in', 'on', 'during', 'the');
  return read(cursor);
}

/** "every Sunday except the first": the ordinal is of the weekday before. */
function readOrdinalsOf(cursor: Cursor, days: readonly DaySet[]): readonly DaySet[] | null {
  const { place } = cursor;
  const ordinals = readOrdinals(cursor);
  const isInFigures = /\d/.test(cursor.since(place));
  const [only] = days;
  if (ordinals.length === 0 || only?.kind !== 'rule' || days.length > 1) return null;
  // In "Tuesdays except the 10th" it is a day of the month.
  if (ordinals.some((ordinal) => ordinal > 5)) return null;
  const isOfDays = cursor.take('one', 'ones');
  cursor.take(...ofTheMonth);
  const weekdays = [...new Set(only.rule.byDay.map(({ weekday }) => weekday))];
  if (weekdays.length === 0 || cursor.peek()?.kind === 'word') return null;
  if (isInFigures && !isOfDays) throw eitherNth(cursor.since(place), ordinals, weekdays);
  const byDay = ordinals.flatMap((ordinal) => weekdays.map((weekday) => ({ weekday, ordinal })));
  return [{ kind: 'rule', rule: recurrence('monthly', { byDay }), within: null }];
}

/** "Tuesdays, not the 3rd" is without the third Tuesday for some, and for others without the third day of the month. */
function eitherNth(phrase: string, ordinals: readonly number[], weekdays: readonly Weekday[]): PhraseError {
  const [names, days] = [inList(ordinals.map(ordinalWord)), inList(weekdays.map(weekdayName))];
  return ambiguous`"${phrase}" can be a day of the month, or which of those days it is; write “${names} ${days}” or, as left out (leftOut), “${phrase.replace(/^the | of .*$/g, '')} of the month”.`;
}
