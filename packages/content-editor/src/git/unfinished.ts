import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words.ts';
import { gitFolderOf, historyStateOf } from './git.ts';

/** What git leaves in its folder while a command has stopped, for a person to go on. https://git-scm.com/docs/gitrepository-layout */
const stoppedOperations = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

/** After this a lock is one that a command has left behind, in milliseconds. */
const stale = 5 * 60_000;

/**
 * What is unfinished in the repository, so that a change saved now is not kept in its history, or may be lost from it.
 * @param isGitAtWork for tests
 * @returns a sentence with what to do; undefined when all is well, or there is no repository
 */
export async function unfinishedOf(
  folder: string,
  isGitAtWork: () => Promise<boolean> = isGitRunning,
): Promise<string | undefined> {
  const own = await gitFolderOf(folder).catch(() => undefined);
  if (own === undefined) return undefined;
  const found = await unfinishedIn(own, isGitAtWork);
  // A folder that a repository around it ignores has nothing to do with its state.
  return found !== undefined && (await historyStateOf(folder)) === 'history' ? found : undefined;
}

/** @param own the folder of git's own files */
async function unfinishedIn(own: string, isGitAtWork: () => Promise<boolean>): Promise<string | undefined> {
  const { unfinished } = words;
  const stopped = stoppedOperations.find(([name]) => existsSync(join(own, name)));
  if (stopped !== undefined) return unfinished.stopped(stopped[1]);
  const lock = join(own, 'index.lock');
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > stale && !(await isGitAtWork()))
    return unfinished.locked(lock);
  const head = join(own, 'HEAD');
  const isDetached = existsSync(head) && !readFileSync(head, 'utf8').startsWith('ref: ');
  return isDetached ? unfinished.detached : undefined;
}

/** Whether a git that this process has not started runs on the machine; false where that cannot be asked. */
function isGitRunning(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('ps', ['-A', '-o', 'ppid=,comm='], (error, output) => {
      const lines = error === null ? output.split('\n').map((line) => line.trim().split(/\s+/)) : [];
      resolve(
        lines.some(([parent, name = '']) => /(?:^|\/)git$/.test(name) && parent !== String(process.pid)),
      );
    });
  });
}
