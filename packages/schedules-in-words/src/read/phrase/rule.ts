import { type DaySet, everyOne, type RecurrenceRule } from '../../days/day-set.ts';
import { allWeekdays } from '../../days/weekday.ts';
import { ordinalWord, weekdayName } from '../../words/en-GB/dates.ts';
import { inList } from '../../words/lists.ts';
import { ambiguous, invalid, type PhraseError, unknownWord } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { type Frequency, readFrequency } from './frequency.ts';
import { isOfMonths, type Limit, noLimit, readLimit } from './limit.ts';
import { readOrdinals } from './lists.ts';
import { noDays, type RuleDays, readRuleDays } from './rule-days.ts';
import { halfLimited, isLastApart } from './union.ts';

const wholeWeek: RuleDays = { ...noDays, byDay: everyOne(allWeekdays) };

/**
 * Reads what recurs: "every Sunday", "fortnightly on Mondays", "second Sunday of September", "Wednesdays in Lent"; null when
 * nothing of the kind comes next. A rule of weeks or months without any day takes it from other fields. @throws PhraseError
 */
export function readRule(cursor: Cursor, isLimitedBefore = false): DaySet | null {
  if (!isLimitedBefore) return readRuleWithin(cursor, null);
  const limit = cursor.sees('every', 'each') ? noLimit : readLimit(cursor);
  cursor.takeMark(',', ':', '-');
  return limit.months.length === 0 && limit.within === null ? null : readRuleWithin(cursor, limit);
}

function readRuleWithin(cursor: Cursor, limitBefore: Limit | null): DaySet | null {
  const place = cursor.place;
  const before = readFrequency(cursor);
  const isEveryOther =
    before === null && cursor.take('every other', 'every alternate', 'each alternate', 'alternate');
  const isEvery = before === null && !isEveryOther && cursor.take('every', 'each');
  const [nth = 0, ...others] = isEvery ? cursor.ahead(readOrdinals) : [];
  const isEveryNth = nth > 1 && others.length === 0;
  if (before !== null) cursor.takeMark(',', ':', '-');
  cursor.skip('on', 'the', 'a', 'every', 'all');
  const days = before?.unit === 'week' && cursor.take('daily') ? wholeWeek : readRuleDays(cursor);
  // In "25 and 26 December each year" the days stand before.
  if (days === null && (before === null || (limitBefore !== null && before.unit !== 'day'))) return null;
  if (isEveryOther && days?.byDay.some(({ ordinal }) => ordinal !== null)) return null;
  const isApart = isLastApart(cursor, place);
  const isOf = cursor.sees('of');
  const after = days === null ? null : cursor.read(readFrequencyAfter);
  // In "monthly on Wednesdays and first Monday" nothing says which Wednesday.
  const bare = before?.unit === 'month' && days?.byDay.find(({ ordinal }) => ordinal === null);
  if (bare) throw withoutOrdinal(cursor.since(place), weekdayName(bare.weekday));
  const limit = limitBefore ?? readLimit(cursor);
  const isMonthly = after?.unit === 'month' && after.interval === 1;
  // "4th Tuesday of the month, every other month".
  const last = days === null || (after !== null && !isMonthly) ? null : cursor.read(readFrequencyAfter);
  const frequency = isEveryOther
    ? { unit: 'week' as const, interval: 2 }
    : (before ?? (isMonthly && last?.unit === 'month' ? last : after) ?? last);
  const phrase = cursor.since(place);
  if (isApart && limit !== limitBefore && (limit.within ?? limit.months[0])) throw halfLimited(phrase);
  // "alternate Weds and Thurs", "fortnightly on Weds and every Thurs"; but "alternate weekends" are two days of one week.
  const either = isEveryOther
    ? /\band\b|[&+,/]/i
    : /(?:\band|[&+,/])\s*(?:every|each) (?:mon|tue|wed|thu|fri|sat|sun)/i;
  const isEither = isApart || either.test(phrase);
  if (frequency?.unit === 'week' && frequency.interval > 1 && isEither)
    refuseEitherWeek(days ?? noDays, frequency.interval, phrase);
  if (limit.within !== null && frequency?.unit !== 'month') refuseNthOfSeason(days ?? noDays, phrase);
  // "every second Sunday of May" is the second of the month; "in May" leaves it open.
  const isOfMonths = isOf && limit.months.length > 0;
  if (isEveryNth && days !== null && frequency === null && !isOfMonths) refuseEveryNth(days, phrase);
  return { kind: 'rule', rule: ruleOf(frequency, days ?? noDays, limit, phrase), within: limit.within };
}

/** "every second Tuesday" is every two weeks for some, and the second of the month for others. */
function refuseEveryNth({ byDay }: RuleDays, phrase: string): void {
  const [day] = byDay;
  if (day?.ordinal == null) return;
  const weekday = weekdayName(day.weekday);
  const weeks =
    day.ordinal === 2 ? `fortnightly on ${weekday}s` : `every ${ordinalWord(day.ordinal)} week on ${weekday}`;
  const apart = day.ordinal === 2 ? 'every other week' : `every ${day.ordinal} weeks`;
  throw ambiguous`"${phrase}" can be ${apart} or once a month; write “${weeks}” or “${ordinalWord(day.ordinal)} ${weekday} of the month”.`;
}

/** "alternate Wednesdays and Thursdays" can alternate with each other, and in "fortnightly on Wednesdays and every Thursday" nobody knows. */
function refuseEitherWeek({ byDay }: RuleDays, interval: number, phrase: string): void {
  if (byDay.length < 2) return;
  const often = interval === 2 ? 'fortnightly' : `every ${interval} weeks`;
  const weekdays = inList(byDay.map(({ weekday }) => `${weekdayName(weekday)}s`));
  throw ambiguous`"${phrase}" can be all of these days in the same week, or one of them only; write “${often} on ${weekdays}”, or an event of its own for each day.`;
}

/** "first Friday of Lent" is the first of the season for some, and of the month for others. */
function refuseNthOfSeason({ byDay, bySetPos: [position] }: RuleDays, phrase: string): void {
  const day = byDay.find(({ ordinal }) => ordinal !== null);
  const ordinal = position ?? day?.ordinal ?? null;
  if (ordinal === null || (position === undefined && isOfMonths(phrase))) return;
  const which = `${ordinalWord(ordinal)} ${day === undefined ? 'weekday' : weekdayName(day.weekday)}`;
  throw ambiguous`"${phrase}" can be counted from the beginning of that time or of the month; write “${which} of the month in …”, or the day itself, such as “Friday after Ash Wednesday”.`;
}

/** "of the month", "each month", "every other month", "monthly", "fortnightly", after the days. */
function readFrequencyAfter(cursor: Cursor): Frequency | null {
  cursor.takeMark(',');
  const isOf = cursor.take('of', 'in');
  cursor.skip('the', 'calendar');
  if (isOf && cursor.sees('each quarter', 'every quarter', 'quarter'))
    throw ambiguous`"of each quarter" can be counted from January or from the first date; write “first Monday of January, April, July and October”, or “quarterly on the first Monday”.`;
  if (cursor.take('month', 'months')) return { unit: 'month', interval: 1 };
  return readFrequency(cursor);
}

function ruleOf(frequency: Frequency | null, days: RuleDays, limit: Limit, phrase: string): RecurrenceRule {
  const { byDay, byMonthDay, bySetPos } = days;
  const parts = { byDay: inWeekOrder(byDay), byMonthDay, bySetPos, byMonth: limit.months };
  const { unit = null, interval = 1 } = frequency ?? {};
  const isOfMonth =
    byMonthDay.length > 0 || bySetPos.length > 0 || byDay.some(({ ordinal }) => ordinal !== null);
  if (isOfMonth) {
    // "Wednesdays and first Monday in March" is in March as a whole, or only in its last part.
    const isLimited = limit.months.length > 0 || limit.within !== null;
    const kinds = new Set(byDay.map(({ ordinal }) => ordinal === null));
    if (isLimited && kinds.size > 1) throw halfLimited(phrase);
    if (unit === 'week' || unit === 'day')
      throw ambiguous`"${phrase}" is both a day of the month and ${unit === 'week' ? 'a number of weeks' : 'daily'}; write only one, such as “first Tuesday of the month” or “fortnightly on Tuesdays”.`;
    if (byDay.length > 0 && byMonthDay.length > 0 && limit.months.length > 0)
      throw unknownWord`"${phrase}" cannot be told from the days of the month; write its dates under “more dates” (alsoOn).`;
    if (unit === 'year' && limit.months.length === 0)
      throw invalid`"${phrase}" does not say in which month; write, say, “second Sunday of September”.`;
    // Positions count within the period of the rule, so those of a month need a monthly rule.
    const isYearly = limit.months.length > 0 && bySetPos.length === 0 && (unit !== 'month' || interval === 1);
    return { freq: isYearly ? 'yearly' : 'monthly', interval: unit === null ? 1 : interval, ...parts };
  }
  if (byDay.length > 0) {
    const weekday = weekdayName(byDay[0]?.weekday ?? 7);
    if (unit === 'month' || unit === 'year') throw withoutOrdinal(phrase, weekday);
    return { freq: 'weekly', interval: unit === 'week' ? interval : 1, ...parts };
  }
  if (unit === 'year')
    throw invalid`"${phrase}" does not say on which day; write “every year on 5 August” or “second Sunday of September”.`;
  if (unit === 'day' || unit === null) return { freq: 'daily', interval, ...parts };
  return { freq: unit === 'week' ? 'weekly' : 'monthly', interval, ...parts };
}

function withoutOrdinal(phrase: string, weekday: string): PhraseError {
  return ambiguous`"${phrase}" does not say which ${weekday}; write “first ${weekday} of the month”, or “every ${weekday}” if it is each week.`;
}

function inWeekOrder(days: RuleDays['byDay']): RuleDays['byDay'] {
  const rank = (ordinal: number | null) => (ordinal === null ? 0 : ordinal < 0 ? 10 + ordinal : ordinal);
  return days.toSorted(
    (one, other) => rank(one.ordinal) - rank(other.ordinal) || one.weekday - other.weekday,
  );
}
