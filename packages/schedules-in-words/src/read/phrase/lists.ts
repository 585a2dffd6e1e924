import { PhraseError } from '../problem.ts';
import type { Cursor } from './cursor.ts';
import { ordinals } from './vocabulary.ts';

/** Reads "first", "1st and 3rd", "second, fourth & last": numbers from 1, or -1 for the last; none when none come next. */
export function readOrdinals(cursor: Cursor): readonly number[] {
  return cursor.readAll(([first]) => {
    if (first !== undefined && !takeSeparator(cursor)) return null;
    if (first !== undefined) cursor.skip('the');
    return readOrdinal(cursor);
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
  throw new PhraseError(
    'ambiguous',
    `"${phrase}" can be that time alone or all that follows; leave out “from”, or write the end as well, such as “from ${named} to …”. For what changes for good give this event a last date, and make another.`,
  );
}
