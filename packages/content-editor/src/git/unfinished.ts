import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words.ts';
import type { Repository } from './git.ts';

/** What git leaves in its folder while a command has stopped, for a person to go on. https://git-scm.com/docs/gitrepository-layout */
const stoppedOperations = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

/** After this a lock may be one that a command has left behind, in milliseconds. */
const stale = 5 * 60_000;

/**
 * What is unfinished in the repository, so that a change saved now is not kept in its history, or may be lost from it.
 * @returns a sentence with what to do; undefined when all is well
 */
export function unfinishedIn({ gitFolder }: Repository): string | undefined {
  const { unfinished } = words;
  const stopped = stoppedOperations.find(([name]) => existsSync(join(gitFolder, name)));
  if (stopped !== undefined) return unfinished.stopped(stopped[1]);
  const lock = join(gitFolder, 'index.lock');
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  if (Date.now() - since > stale) return unfinished.locked(lock);
  const isOnBranch = readFileSync(join(gitFolder, 'HEAD'), 'utf8').startsWith('ref: ');
  return isOnBranch ? undefined : unfinished.detached;
}
