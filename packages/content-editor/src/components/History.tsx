import type { SavedChange } from '../git/history.ts';
import { canUndo, undoneOf, whatWasUndone } from '../git/undo.ts';
import { when, words } from '../words.ts';
import { PostForm } from './Forms.tsx';

/** Changes with who, when and what, each with a button that undoes it. The newest comes first. */
export function HistoryList({ changes }: { readonly changes: readonly SavedChange[] }) {
  const undone = undoneOf(changes);
  return (
    <ol className="history">
      {changes.map(({ commit, who, when: at, what, files }) => (
        <li key={commit}>
          <p>
            <b>{what}</b>
            <br />
            <span className="hint">
              {who}, <time dateTime={at.toISOString()}>{when.format(at)}</time>
            </span>
          </p>
          {undone.has(commit) && <p className="hint">{words.history.isUndone}</p>}
          {!undone.has(commit) && canUndo(files) && <UndoButton commit={commit} what={what} />}
        </li>
      ))}
    </ol>
  );
}

interface UndoButtonProps {
  readonly commit: string;
  readonly what: string;
  /** By default “Undo”. */
  readonly label?: string;
}

/** A button that undoes a change. An undo is not undone, but what it undid is done after all. */
export function UndoButton({ commit, what, label = words.history.undo }: UndoButtonProps) {
  const undoneBefore = whatWasUndone(what);
  const name = undoneBefore === undefined ? label : words.result.redo;
  return (
    <PostForm action="/undo">
      <input type="hidden" name="commit" defaultValue={commit} />
      <button type="submit" className="plain" aria-label={`${name}: ${undoneBefore ?? what}`}>
        {name}
      </button>
    </PostForm>
  );
}
