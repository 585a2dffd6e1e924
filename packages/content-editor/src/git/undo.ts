import { words } from '../words.ts';
import type { SavedChange } from './history.ts';

const { undoes: undo, again } = words.history;

/** What a change undid, by its sentence; undefined for a change that undid nothing. */
export function whatWasUndone(what: string): string | undefined {
  return what.startsWith(undo('')) ? what.slice(undo('').length) : undefined;
}

/** What undoing a change is called: "Undo: Move …", then "Again: Move …" and "Undo: Move …" by turns, however often. */
export function undoSentence(what: string): string {
  const plain = what.replace(undo(''), '').replace(again(''), '');
  return whatWasUndone(what) === undefined ? undo(plain) : again(plain);
}

/** The changes that are undone, unless that has been undone in turn. @param changes the newest first */
export function undoneOf(changes: readonly SavedChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { commit, undoes } of changes) if (undoes !== '' && !undone.has(commit)) undone.add(undoes);
  return undone;
}

/** A change of many files, such as the first of a repository or an update by a program, is undone by somebody who knows git. */
const maxFiles = 8;

export function canUndo(files: readonly string[]): boolean {
  return (
    files.length > 0 && files.length <= maxFiles && files.every((file) => /^(?:entries|assets)\//.test(file))
  );
}
