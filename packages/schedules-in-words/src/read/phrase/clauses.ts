import type { DaySet } from '../../days/day-set.ts';
import type { Cursor } from './cursor.ts';
import { readWeekdayBefore } from './dates.ts';
import { noEnds, readEnds } from './ends.ts';
import { readFixedDays } from './fixed-days.ts';
import { readFrequency } from './frequency.ts';
import { readHolidays } from './holidays.ts';
import { takeSeparator } from './lists.ts';
import { readRule } from './rule.ts';
import { merged, refuseDayAlone, refuseHalfLimited } from './union.ts';

/** Of what days are read: of those on which something happens again and again, of lines with hours of their own, or of days left out. */
export type Use = 'series' | 'hours' | 'left-out';

/**
 * Days of one kind after another: "first Sunday and third Tuesday", "Christmas Eve, Christmas Day".
 * @param isLeftOut true after "except", where a semicolon begins something else
 */
export function readUnion(cursor: Cursor, use: Use, isLeftOut = false): readonly DaySet[] {
  const takeNext = () => {
    const isSeparated = takeSeparator(cursor);
    // "not in July or August" leaves out both. A semicolon may follow a bracket.
    return isLeftOut ? isSeparated || cursor.take('or') : cursor.takeMark(';') || isSeparated;
  };
  const { place } = cursor;
  const sets = cursor.readAll<DaySet>((before) => {
    const previous = before.at(-1);
    const { place } = cursor;
    if (previous !== undefined && !takeNext()) return null;
    if (previous !== undefined) cursor.skip('and', 'also');
    const isNamed = /and|also|[&+;]/i.test(cursor.since(place));
    // In "Wednesdays, 6 January to 10 February 2027" the stretch limits the days before it.
    const mayEnd = previous?.kind === 'rule' && !isNamed;
    if (mayEnd && cursor.ahead(() => cursor.read(readEnds, noEnds)) !== null) return null;
    return cursor.read(readClause, use, previous === undefined);
  });
  const all = merged(sets, cursor.text);
  const phrase = cursor.since(place);
  refuseDayAlone(all, phrase);
  if (!isLeftOut && !phrase.includes(';')) refuseHalfLimited(all, phrase);
  return all;
}

function readClause(cursor: Cursor, use: Use, isFirst: boolean): DaySet | null {
  const limited = isFirst && use === 'series' ? cursor.read(readRule, true) : null;
  if (limited !== null) return limited;
  cursor.skip('open', 'on', 'in', 'the', 'only', 'any');
  const holidays = cursor.read(readHolidays, use === 'left-out');
  return holidays ?? cursor.read(readYearly) ?? cursor.read(readFixed) ?? cursor.read(readRule);
}

/** "every year on 5 August", "annually on Good Friday". */
function readYearly(cursor: Cursor): DaySet | null {
  const frequency = readFrequency(cursor);
  if (frequency?.unit !== 'year') return null;
  cursor.takeMark(',', ':');
  cursor.skip('on', 'in', 'the');
  return everyYears(readFixedDays(cursor), frequency.interval);
}

function everyYears(days: DaySet | null, interval: number): DaySet | null {
  if (days === null || interval === 1) return days;
  return days.kind === 'rule' ? { ...days, rule: { ...days.rule, interval } } : null;
}

function readFixed(cursor: Cursor): DaySet | null {
  const isEvery = cursor.take('every', 'each');
  // "every Sunday 3 January to 7 March 2027" is no run of days.
  if (isEvery && cursor.ahead(readWeekdayBefore) !== null) return null;
  const days = readFixedDays(cursor, isEvery, cursor.take('between'));
  const interval = cursor.read(() => {
    cursor.takeMark(',');
    const frequency = days && readFrequency(cursor);
    return frequency?.unit === 'year' ? frequency.interval : null;
  });
  return everyYears(days, interval ?? 1);
}
