import type { Weekday } from '../../days/weekday.ts';
import { numeral, ordinalWord, weekdayName } from '../../words/en-GB/dates.ts';
import { inList } from '../../words/lists.ts';
import { ambiguous } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { readOrdinals } from './lists.ts';
import { monthWords, weekdayWords } from './vocabulary.ts';

/** What follows days that are counted in the month. */
export const ofTheMonth =
  'of the month,of each month,of every month,of month,in the month,in each month,each month,every month,monthly'.split(
    ',',
  );

/** What must not follow "Tuesdays, first": a day of its own, or a month, of which the number is a day. */
const daysAfterOrdinals =
  'day,days,weekday,weekdays,week,weeks,weekend,weekends,working,full,calendar,of'.split(',');

/** Reads "(1st & 3rd)", "- 2nd and last", "1st and 3rd of the month" after a weekday; null when they say nothing of it. @throws PhraseError */
export function readOrdinalsAfter(cursor: Cursor, weekday: Weekday, place: number): readonly number[] | null {
  return cursor.attempt(() => {
    const isPlural = /s$/i.test(cursor.since(place));
    const mark = cursor.text.charAt(cursor.peek()?.from ?? 0);
    const isApart = cursor.takeMark(',', '-', ':');
    cursor.skip('on', 'the');
    const ordinals = readOrdinals(cursor);
    const [only, ...others] = ordinals;
    if (only === undefined || ordinals.some((ordinal) => ordinal > 5)) return null;
    const phrase = cursor.since(place);
    const nth = `${inList(ordinals.map(ordinalWord))} ${weekdayName(weekday)} of the month`;
    const isOfMonth = cursor.sees(...ofTheMonth);
    const next = cursor.peek()?.text ?? '';
    if (!isOfMonth && [weekdayWords, monthWords].some((names) => names.has(next))) return null;
    if (!isOfMonth && daysAfterOrdinals.includes(next)) return null;
    const before = cursor.text.slice(0, cursor.text.indexOf(phrase));
    if (
      isApart &&
      /(?:day|mon|tue|wed|thu|fri|sat|sun)\w*\.?\s*(?:,|and|&|\/|\+)\s*(?:on\s+)?$/i.test(before)
    )
      throw ambiguous`"${phrase}" can be of the last of these days or of all; write “${nth}”, and so for each day.`;
    const isSaid = others.length > 0 || only < 0 || isOfMonth || isPlural;
    const couldBeDay = isOfMonth && mark === ',' && /\d/.test(phrase);
    if (couldBeDay || (!isSaid && (!isApart || mark === ','))) {
      const other = couldBeDay
        ? `“${weekdayName(weekday)}s and ${inList(ordinals.map(numeral))} of the month”`
        : 'the whole date, with its month and year';
      throw ambiguous`"${phrase}" can be a day of the month, or which ${weekdayName(weekday)} it is; write “${nth}”, or ${other}.`;
    }
    return ordinals;
  });
}
