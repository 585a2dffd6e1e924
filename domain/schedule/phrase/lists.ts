import type { Cursor } from './cursor.ts';
import { ORDINALS } from './vocabulary.ts';

/** Reads "first", "1st and 3rd", "second, fourth & last": numbers from 1, or -1 for the last; none when none come next. */
export function readOrdinals(cursor: Cursor): readonly number[] {
  return cursor.readAll(([first]) => {
    if (first !== undefined && !takeSeparator(cursor)) return null;
    if (first !== undefined) cursor.skip('the');
    return readOrdinal(cursor);
  });
}

function readOrdinal(cursor: Cursor): number | null {
  const word = cursor.takeFrom(ORDINALS);
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
