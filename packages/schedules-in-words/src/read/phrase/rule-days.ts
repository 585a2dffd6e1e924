import { everyOne, type RecurrenceRule, type RuleDay } from '../../days/day-set.ts';
import { daysNextTo } from '../../days/rule-patterns.ts';
import { allWeekdays, type Weekday } from '../../days/weekday.ts';
import { numeral, ordinalWord, weekdayName } from '../../words/en-GB/dates.ts';
import { inList } from '../../words/lists.ts';
import { ambiguous, invalid } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { readDayAndMonth } from './dates.ts';
import { ofTheMonth, readOrdinals, readOrdinalsAfter, takeRange, takeSeparator } from './lists.ts';
import { partWords } from './part-of-day.ts';
import { monthWords, seasonSpans, weekdayWords } from './vocabulary.ts';

/** Which days a rule has. */
export type RuleDays = Pick<RecurrenceRule, 'byDay' | 'byMonthDay' | 'bySetPos'>;

export const noDays: RuleDays = { byDay: [], byMonthDay: [], bySetPos: [] };

const workingWeek: readonly Weekday[] = [1, 2, 3, 4, 5];
/** Reads "Sundays", "Mon–Fri", "first and third Sundays", "13th", "last weekday", "Saturday before the first Sunday"; null when none come next. */
export function readRuleDays(cursor: Cursor): RuleDays | null {
  const { place } = cursor;
  const relative = cursor.read(readBeforeOrAfter);
  if (relative !== null) return relative;
  const items = cursor.readAll<RuleDays>(([first]) => {
    if (first === undefined) return cursor.read(readItem);
    takeSeparator(cursor);
    cursor.skip('on', 'the');
    const isEvery = cursor.take('every', 'each');
    const item = cursor.read(readItem);
    // "every 2nd Wednesday" may be of every second week: `readRule` refuses it.
    const isNth = isEvery && item?.byDay.some(({ ordinal }) => ordinal !== null);
    if (isNth && !cursor.sees(...ofTheMonth)) return null;
    // "Tuesdays and the 13th" are two kinds of days: together in one rule only Tuesdays on a 13th would be left.
    return item !== null && kindOf(item) === kindOf(first) ? item : null;
  });
  if (items.length === 0) return null;
  refuseWeekdayTwice(items, cursor.since(place));
  return {
    byDay: uniqueDays(items.flatMap(({ byDay }) => byDay)),
    byMonthDay: [...new Set(items.flatMap(({ byMonthDay }) => byMonthDay))],
    bySetPos: items.flatMap(({ bySetPos }) => bySetPos),
  };
}

/** Refuses "Sundays and Sundays in August", of which the month could limit both, "weekdays and Mondays" and "Wednesdays, 1st Wednesday". */
function refuseWeekdayTwice(items: readonly RuleDays[], phrase: string): void {
  const days = items.flatMap(({ byDay }) => byDay);
  const isEvery = ({ weekday }: RuleDay, but: RuleDay) =>
    days.some((day) => day !== but && day.weekday === weekday && day.ordinal === null);
  const twice = days.findLast((day) => isEvery(day, day));
  if (twice === undefined || items.some(({ bySetPos }) => bySetPos.length > 0)) return;
  const name = weekdayName(twice.weekday);
  const some =
    twice.ordinal === null ? `${name}s in August` : `${ordinalWord(twice.ordinal)} ${name} of the month`;
  throw ambiguous`"${phrase}" names ${name} twice, so it can be every ${name} or only some of them; write it once, such as “every ${name}” or “${some}”.`;
}

function kindOf({ byMonthDay, bySetPos }: RuleDays): 'month-days' | 'positions' | 'weekdays' {
  if (byMonthDay.length > 0) return 'month-days';
  return bySetPos.length > 0 ? 'positions' : 'weekdays';
}

function readItem(cursor: Cursor): RuleDays | null {
  return readOrdinalItem(cursor) ?? readWeekdayItem(cursor);
}

function readWeekdayItem(cursor: Cursor): RuleDays | null {
  const { place } = cursor;
  const weekdays = readWeekdays(cursor);
  if (weekdays === null) return null;
  const [weekday, ...others] = weekdays;
  const ordinals =
    weekday === undefined || others.length > 0 ? null : cursor.read(readOrdinalsAfter, weekday, place);
  return {
    ...noDays,
    byDay: weekdays.flatMap((day) => (ordinals ?? [null]).map((ordinal) => ({ weekday: day, ordinal }))),
  };
}

/** One weekday, several by a class or a range. "Tuesday evenings" are Tuesdays: the time is said by the hours. */
function readWeekdays(cursor: Cursor): readonly Weekday[] | null {
  const weekdays = readWeekdayNames(cursor);
  if (weekdays !== null) cursor.take(...partWords);
  return weekdays;
}

function readWeekdayNames(cursor: Cursor): readonly Weekday[] | null {
  if (cursor.take('seven days a week', '7 days a week', 'day of the week')) return allWeekdays;
  if (cursor.take('weekday', 'weekdays')) return workingWeek;
  if (cursor.take('weekend', 'weekends')) return [6, 7];
  const isFrom = cursor.take('from');
  const first = cursor.takeFrom(weekdayWords);
  if (first === null) return null;
  const last = cursor.read(() => {
    const to = takeRange(cursor) ? cursor.takeFrom(weekdayWords) : null;
    // "Mondays until Sunday 25 July" ends with a date.
    return to === null || cursor.ahead(readDayAndMonth) !== null ? null : to;
  });
  // "from Monday" does not say until when.
  if (last === null) return isFrom ? null : [first];
  cursor.take('inclusive');
  const week = [...allWeekdays.slice(first - 1), ...allWeekdays.slice(0, first - 1)];
  return week.slice(0, week.indexOf(last) + 1);
}

function readOrdinalItem(cursor: Cursor): RuleDays | null {
  const place = cursor.place;
  cursor.skip('the');
  const ordinals = readOrdinals(cursor);
  if (ordinals.length === 0) return null;
  cursor.skip('full', 'calendar');
  if (cursor.take('working day', 'working days')) {
    const weekday = `${inList(ordinals.map(ordinalWord))} weekday of the month`;
    throw ambiguous`"${cursor.since(place)}" can leave out public holidays or not; write “${weekday}”, or its dates under “more dates” (alsoOn).`;
  }
  if (cursor.take('weekday', 'weekdays')) {
    return { ...noDays, byDay: everyOne(workingWeek), bySetPos: ordinals };
  }
  if (cursor.take('weekend', 'weekends', 'week', 'weeks')) {
    const phrase = cursor.since(place);
    throw ambiguous`"${phrase}" does not say which day; write, say, “${inList(ordinals.map(ordinalWord))} Saturday of the month” or “Saturday before the first Sunday”.`;
  }
  if (cursor.take('day', 'days')) return monthDays(ordinals);
  const weekdays = readWeekdays(cursor);
  if (weekdays === null) return dayNumbers(cursor, ordinals, cursor.since(place));
  refuseSecondWeekday(cursor, ordinals, weekdays, place);
  const wrong = ordinals.find((ordinal) => ordinal > 5 || ordinal < -5);
  if (wrong !== undefined)
    throw invalid`"${cursor.since(place)}": a month has five at most; write first, second, third, fourth, fifth or last.`;
  return {
    ...noDays,
    byDay: ordinals.flatMap((ordinal) => weekdays.map((weekday) => ({ weekday, ordinal }))),
  };
}

/** "first Monday and Tuesday" can be two first days, or a Monday and the Tuesday after it. */
function refuseSecondWeekday(
  cursor: Cursor,
  ordinals: readonly number[],
  weekdays: readonly Weekday[],
  place: number,
): void {
  const next = cursor.read(() => (takeSeparator(cursor) ? cursor.takeFrom(weekdayWords) : null));
  const second = weekdays.length > 1 ? weekdays[1] : next;
  const [first] = weekdays;
  if (second == null || first === undefined) return;
  const word = inList(ordinals.map(ordinalWord));
  const [one, other] = [weekdayName(first), weekdayName(second)];
  throw ambiguous`"${cursor.since(place)}" does not say which ${other}; write “${word} ${one} and ${word} ${other}” or “${other} after the ${word} ${one}”.`;
}

/** "13th", "1st and 15th": days of the month, unless a weekday seems to be missing. */
function dayNumbers(cursor: Cursor, ordinals: readonly number[], phrase: string): RuleDays | null {
  const next = cursor.peek();
  if (next !== undefined && monthWords.has(next.text)) return null;
  const saysMonth = cursor.sees(...ofTheMonth, 'of');
  const couldBeWeeks = ordinals.every((ordinal) => ordinal <= 5);
  if (saysMonth || !couldBeWeeks) return monthDays(ordinals, phrase);
  if (
    cursor.peek()?.kind === 'word' &&
    !cursor.sees('and', 'in', 'at', 'not', 'except', 'from', 'during', 'between', 'until')
  )
    return null;
  const [ordinal = 1] = ordinals;
  throw ambiguous`"${phrase}" does not say of what; write “${inList(ordinals.map(ordinalWord))} Sunday of the month” or “${ordinal > 0 ? numeral(ordinal) : 'last day'} of the month”.`;
}

function monthDays(ordinals: readonly number[], phrase = ''): RuleDays {
  const wrong = ordinals.find((day) => day > 31);
  if (wrong !== undefined)
    throw invalid`"${phrase}": months have 31 days at most; write “last day of the month” if that is meant.`;
  return { ...noDays, byMonthDay: ordinals };
}

/** "Saturday before the first Sunday": the seven days of the month that it can be (RFC 5545 has no words for it). */
function readBeforeOrAfter(cursor: Cursor): RuleDays | null {
  cursor.skip('the');
  const weekday = cursor.takeFrom(weekdayWords);
  if (weekday === null) return null;
  const isBefore = cursor.take('before', 'preceding');
  if (!isBefore && !cursor.take('after', 'following')) return null;
  const direction = isBefore ? 'before' : 'after';
  cursor.skip('the');
  const ordinals = readOrdinals(cursor);
  const base = cursor.takeFrom(weekdayWords);
  const [ordinal, ...others] = ordinals;
  if (ordinal === undefined || base === null || others.length > 0) return null;
  // "Saturday before the second Sunday of Advent" is not of the month.
  if (cursor.ahead(() => (cursor.take('of', 'in') ? cursor.takeFrom(seasonSpans) : null)) !== null)
    return null;
  const days = daysNextTo({ weekday, direction, ordinal, base });
  if (days === null)
    throw invalid`"${cursor.text}" is not in every month, or falls into the next; write its dates under “more dates” (alsoOn).`;
  return { ...noDays, byDay: everyOne([weekday]), byMonthDay: days };
}

function uniqueDays(days: readonly RuleDay[]): readonly RuleDay[] {
  return [...new Map(days.map((day) => [`${day.ordinal} ${day.weekday}`, day])).values()];
}
