import type { DaySet, HolidaySet } from '../../days/day-set.ts';
import { invalid } from '../problem.ts';
import { type Cursor, vocabularyOf } from './cursor.ts';
import { weekdayWords } from './vocabulary.ts';

/** The words, and whether a weekday may follow: "bank holiday Mondays". */
const holidays = vocabularyOf([
  ['bank holiday, public holiday', true],
  ['bank holidays, public holidays, bank hols, bank and public holidays, bank or public holidays', false],
]);

/**
 * Reads public holidays; null when none come next.
 * @param atWeekends false for those on which something happens: of one at a weekend that is the day which stands for it
 * @throws PhraseError where nobody knows when they are
 */
export function readHolidays(cursor: Cursor, atWeekends = true): HolidaySet | null {
  cursor.skip('a', 'any', 'all', 'every', 'each', 'on');
  const { place } = cursor;
  const mayHaveWeekday = cursor.takeFrom(holidays);
  if (mayHaveWeekday === null) return null;
  const { nation, otherPublicHolidays: others = [] } = cursor.holidays ?? {};
  if (nation === undefined)
    throw invalid`Which days "${cursor.since(place)}" means is known only once the settings name the church’s nation (nation); name it there, or write the dates one by one, as left out (leftOut) or as “more dates” (alsoOn).`;
  const weekday = mayHaveWeekday ? cursor.takeFrom(weekdayWords) : null;
  return { kind: 'public-holidays', nation, others, weekday, atWeekends };
}

/** Reads ", if it is a bank holiday, on the Tuesday after": the days instead, and the holidays that are left out; null when that does not come next. */
export function readInstead(
  cursor: Cursor,
  days: readonly DaySet[],
): { readonly days: readonly DaySet[]; readonly holidays: HolidaySet } | null {
  cursor.take('and', 'or');
  if (days.length === 0 || !cursor.take('if', 'when', 'where')) return null;
  cursor.skip('it', 'its', 'this', 'that', 'is', 'falls', 'on');
  const holidays = readHolidays(cursor);
  if (holidays === null) return null;
  cursor.takeMark(',');
  cursor.skip('then', 'on', 'the', 'following', 'next');
  const weekday = cursor.takeFrom(weekdayWords);
  if (weekday === null && !cursor.take('day')) return null;
  cursor.skip('after', 'following', 'instead', 'it');
  return { days: days.map((of) => ({ kind: 'after-holidays', of, holidays, weekday })), holidays };
}
