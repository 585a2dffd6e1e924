import type { DaySet, RuleDay } from '../../days/day-set.ts';
import type { PublicHolidays } from '../../days/public-holidays.ts';
import { unknownWord } from '../problem.ts';
import { Cursor } from './cursor.ts';
import { type DaysPhrase, readDays } from './days.ts';
import { noEnds } from './ends.ts';
import { readHoursList } from './hours.ts';
import { unreadable } from './spelling.ts';

/** Reads a phrase for days to its end. @param example what could be written instead, for messages @throws PhraseError */
export function parseDays(text: string, example: string, holidays?: PublicHolidays): DaysPhrase {
  const cursor = new Cursor(text, holidays);
  cursor.takeMark(',');
  const phrase = cursor.read(readDays, 'series');
  cursor.takeMark('.', ',');
  if (phrase !== null && cursor.isAtEnd) return phrase;
  const others = phrase?.hours.length ? cursor.ahead(() => readOthers(cursor, phrase)) : [];
  if (phrase !== null && others.length > 0) return { ...phrase, others };
  if (phrase !== null) refuseHours(phrase, cursor);
  // "10-5, Tuesday to Saturday".
  else if (/^(?:between )?\d{1,2}(?:[.:]\d\d)?\s*(?:[-–—]|to|until|and)\s*\d/i.test(cursor.rest))
    readHoursList(cursor, false);
  throw unreadable(text, cursor, example);
}

/** Reads further days with their hours to the end; none where some of the days could be those of another. @throws PhraseError */
function readOthers(cursor: Cursor, first: DaysPhrase): readonly DaysPhrase[] {
  let hasOrdinals = isOfMonth(first);
  const others = cursor.readAll(() => {
    cursor.takeMark(',', ';');
    cursor.skip('and');
    const { place } = cursor;
    const phrase = cursor.read(readDays, 'hours');
    // In "first Monday 10am and Tuesday 2pm" the Tuesday could be the first as well.
    const isSingular = !/every|each|weekday|weekend|days\b/i.test(cursor.since(place));
    if (phrase === null || (isSingular && hasOrdinals && !isOfMonth(phrase))) return null;
    hasOrdinals ||= isOfMonth(phrase);
    return phrase;
  });
  cursor.takeMark('.', ',');
  const all = [first, ...others];
  const isPlain = ({ days, hours, without, school, ends }: DaysPhrase) =>
    hours.length > 0 && without.length === 0 && school === null && ends === noEnds && days.every(isByWeekday);
  const weekdays = all.flatMap(weekdaysOf);
  const isTwice = weekdays.some(({ weekday, ordinal }, index) =>
    weekdays
      .slice(0, index)
      .some((other) => other.weekday === weekday && [null, ordinal].includes(ordinal && other.ordinal)),
  );
  return all.every(isPlain) && !isTwice && cursor.isAtEnd ? others : [];
}

function weekdaysOf({ days }: DaysPhrase): readonly RuleDay[] {
  return days.flatMap((set) => (set.kind === 'rule' ? set.rule.byDay : []));
}

function isOfMonth(phrase: DaysPhrase): boolean {
  return weekdaysOf(phrase).some(({ ordinal }) => ordinal !== null);
}

/** True for weekdays of every week or month. */
function isByWeekday(set: DaySet): boolean {
  if (set.kind !== 'rule' || set.within !== null) return false;
  const { interval, byDay, byMonth, byMonthDay, bySetPos } = set.rule;
  return interval === 1 && byDay.length > 0 && [...byMonth, ...byMonthDay, ...bySetPos].length === 0;
}

/** "10-12", "half past 7", "9 & 11am": numbers of the clock and nothing that could be a date. */
const bareHours =
  /^(?:[\d\s.,:;&–—-]|(?<![a-z])(?:at|to|until|till|and|from|between|half|past|quarter|[ap]\.?m)\b)+(?:$|mon|tue|wed|thu|fri|sat|sun|in |not |except |during )/i;

/** Refuses hours that could be in the morning or the evening, and further days with hours of their own. */
function refuseHours({ hours }: DaysPhrase, cursor: Cursor): void {
  cursor.takeMark(',', ';');
  cursor.skip('and');
  const { rest } = cursor;
  if (hours.length === 0 && bareHours.test(rest)) readHoursList(cursor, false);
  if (hours.length > 0 && (cursor.read(readDays, 'hours') !== null || readHoursList(cursor).length > 0))
    throw unknownWord`"${rest}" cannot follow the hours; write days with hours of their own as other times, such as “Saturdays: 10am”.`;
}
