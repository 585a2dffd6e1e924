import { ambiguous } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { counts, ordinals, weekdayWords } from './vocabulary.ts';

/** Reads "first", "1st and 3rd", "1st 3rd 5th", "second, fourth & last", "first three": numbers from 1, or -1 for the last; none when none come next. */
export function readOrdinals(cursor: Cursor): readonly number[] {
  const firstFew = readFirstFew(cursor);
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
  return cursor.attempt(() => {
    const isLast = cursor.take('last');
    if (!isLast && !cursor.take('first')) return null;
    const count = readCount(cursor);
    if (count === null || count > 4 || !weekdayWords.has(cursor.peek()?.text ?? '')) return null;
    return Array.from({ length: count }, (_, index) => (isLast ? -1 - index : index + 1));
  });
}

/** "six" or "6", from two on; null when no such number comes next. */
export function readCount(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    const token = cursor.peek();
    if (token?.kind !== 'number') return cursor.takeFrom(counts);
    cursor.next();
    return token.value > 1 && token.value < 100 ? token.value : null;
  });
}

function readOrdinal(cursor: Cursor): number | null {
  const word = cursor.takeFrom(ordinals);
  if (word !== null) return word;
  const token = cursor.peek();
  if (token?.kind !== 'ordinal') return null;
  cursor.next();
  return token.value;
}

/** Takes what stands between the items of a list: "," "and" "/" or ", and". */
export function takeSeparator(cursor: Cursor): boolean {
  const hasMark = cursor.takeMark(',', '/');
  const hasWord = cursor.take('and');
  return hasMark || hasWord;
}

/** Takes what stands between a first and a last: "to", "until", a dash. */
export function takeRange(cursor: Cursor): boolean {
  return cursor.takeMark('-') || cursor.take('to', 'until', 'till', 'through', 'up to');
}

/**
 * Refuses "from January" without an end: January alone, or January and all that follows.
 * @param phrase from its first word on; one without "from", or with an end, passes
 * @throws PhraseError
 */
export function refuseFromAlone(phrase: string): void {
  if (!/^from\b/i.test(phrase) || /\b(?:to|until|till|through)\b|[-–—]/i.test(phrase)) return;
  const named = phrase.replace(/^from\s+/i, '');
  throw ambiguous`"${phrase}" can be that time alone or all that follows; leave out “from”, or write the end as well, such as “from ${named} to …”. For what changes for good write the whole date among the other times, such as “from 6 January 2027: 8pm”.`;
}
