import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, copyEntries } from './content-folder.ts';
import { type EditorUnderTest, editorOf } from './editor.ts';

/** The editing page of a copy of the demonstration's content, or some of it, which has a git history of its own. */
export interface EditorWithHistory {
  readonly editor: EditorUnderTest;
  readonly folder: string;
  /** @returns what git writes */
  git(...args: readonly string[]): string;
  /** The last change of the history: who, and what. */
  log(): string;
  /** The file of an entry, such as `eventPage/lunch-club`. */
  path(entry: string): string;
  read(entry: string): string;
  close(): Promise<void>;
}

/**
 * @param names the entries of the demonstration that the folder has, such as `role/vicar`; without it all
 * @param access how people get in; without it by the address with the key
 */
export async function editorWithHistory(
  names?: readonly string[],
  access?: Parameters<typeof editorOf>[3],
): Promise<EditorWithHistory> {
  const { folder, remove } = names ? copyEntries(names) : copyContent();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Start');
  const editor = await editorOf(folder, undefined, undefined, access);
  const path = (entry: string) => join(folder, 'entries', `${entry}.md`);
  return {
    editor,
    folder,
    git,
    log: () => git('log', '--format=%an: %s', '-n1').trim(),
    path,
    read: (entry) => readFileSync(path(entry), 'utf8'),
    async close() {
      await editor.close();
      remove();
    },
  };
}
