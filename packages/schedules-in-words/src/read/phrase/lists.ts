import type { Weekday } from '../../days/weekday.ts';
import { numeral, ordinalWord, weekdayName } from '../../words/en-GB/dates.ts';
import { inList } from '../../words/lists.ts';
import { ambiguous, invalid } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { counts, monthWords, ordinals, weekdayWords } from './vocabulary.ts';

/** Reads "first", "1st and 3rd", "1st 3rd 5th", "second, fourth & last", "first three": numbers from 1, or -1 for the last; none when none come next. */
export function readOrdinals(cursor: Cursor): readonly number[] {
  const firstFew = cursor.read(readFirstFew);
  if (firstFew !== null) return firstFew;
  return cursor.readAll(([first]) => {
    // A bracket ends the list: "Saturdays (last) (5 January to 23 March)".
    const isClosed = /[()]/.test(cursor.text.charAt(cursor.peek()?.from ?? cursor.text.length));
    const isNext =
      first === undefined || (!isClosed && takeSeparator(cursor)) || cursor.peek()?.kind === 'ordinal';
    if (!isNext) return null;
    if (first !== undefined) cursor.skip('the');
    return readOrdinal(cursor);
  });
}

/** "first three Sundays", "last two Fridays". */
function readFirstFew(cursor: Cursor): readonly number[] | null {
  const isLast = cursor.take('last');
  if (!isLast && !cursor.take('first')) return null;
  const count = cursor.read(readCount);
  if (count === null || count > 4 || !weekdayWords.has(cursor.peek()?.text ?? '')) return null;
  return Array.from({ length: count }, (_, index) => (isLast ? -1 - index : index + 1));
}

/** "six" or "6", from two on; null when no such number comes next. */
export function readCount(cursor: Cursor): number | null {
  const token = cursor.peek();
  if (token?.kind !== 'number') return cursor.takeFrom(counts);
  cursor.next();
  return token.value > 1 && token.value < 100 ? token.value : null;
}

function readOrdinal(cursor: Cursor): number | null {
  const word = cursor.takeFrom(ordinals);
  if (word !== null || cursor.peek()?.kind !== 'ordinal') return word;
  return cursor.next()?.value ?? null;
}

/** Takes what stands between the items of a list: "," "and" "/" or ", and". */
export function takeSeparator(cursor: Cursor): boolean {
  const hasMark = cursor.takeMark(',', '/');
  const hasWord = cursor.take('and');
  return hasMark || hasWord;
}

/** Takes what stands between a first and a last: "to", "until", a dash. @param isBetween true after "between", where "and" is so as well */
export function takeRange(cursor: Cursor, isBetween = false): boolean {
  const isTo = cursor.takeMark('-') || cursor.take('to', 'until', 'till', 'through', 'thru', 'up to');
  return isTo || (isBetween && cursor.take('and'));
}

/**
 * Refuses "from January" without an end: January alone, or January and all that follows.
 * @param place of its first word; what is without "from", or has an end, passes
 * @throws PhraseError
 */
export function refuseFromAlone(cursor: Cursor, place: number): void {
  const phrase = cursor.since(place);
  if (!/^from\b/i.test(phrase) || /\b(?:to|until|till|through)\b|[-–—]/i.test(phrase)) return;
  if (cursor.take('onwards', 'onward'))
    throw invalid`"${cursor.since(place)}" needs days before it and the whole date; write it like “Tuesdays from 5 January 2027”.`;
  const named = phrase.replace(/^from\s+/i, '');
  throw ambiguous`"${phrase}" can be that time alone or all that follows; leave out “from”, or write the end as well, such as “from ${named} to …”. For what changes for good write the whole date among the other times, such as “from 6 January 2027: 8pm”.`;
}

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
  if (isApart && /(?:day|mon|tue|wed|thu|fri|sat|sun)\w*\.?\s*(?:,|and|&|\/|\+)\s*(?:on\s+)?$/i.test(before))
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
}
