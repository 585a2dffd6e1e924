import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { changesBetween } from '../git/diff.ts';
import { GitFailed, git, gitText, type Repository } from '../git/git.ts';
import { words } from '../words.ts';
import { atTop, CannotPublish } from './destination.ts';

/** In git's own folder while files change: who does it, and the commit that they become. */
const journalOf = ({ gitFolder }: Repository) => join(gitFolder, 'content-editor-publishes');

/** After this a lock of git's is one that a killed command has left behind, in milliseconds. To write a folder takes less than one second. */
const stale = 10_000;

/**
 * Makes the folder's files, and its branch, those of another commit. What somebody has changed and not committed stays; where that is
 * in the way, nothing changes. Call it after `recover`.
 * @returns false when the branch is no longer at the commit `from`
 * @throws CannotPublish
 */
export async function checkOut(repository: Repository, from: string, to: string): Promise<boolean> {
  const { refused } = words.publish;
  const [place, journal] = [atTop(repository), journalOf(repository)];
  await writeFile(journal, `${process.pid} ${to}`, { flag: 'wx', flush: true }).catch(() => {
    throw new CannotPublish(refused.busy);
  });
  const isThere = (await gitText(place, ['rev-parse', 'HEAD'])) === from;
  try {
    if (isThere) await replaceFiles(place, from, to);
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const found = error.message.matchAll(/Entry '(.+)' (?:not uptodate|would be)|file '(.+)' would be/g);
    const inTheWay = new Set(Array.from(found, ([, one, other]) => one ?? other));
    // Git has then looked at all files and written none.
    if (inTheWay.size === 0) await putBack(place, to);
    await rm(journal);
    if (inTheWay.size === 0) throw error;
    throw new CannotPublish(refused.unsaved([...inTheWay].join(', ')));
  }
  await rm(journal);
  return isThere;
}

/** Unlike `git reset --keep` it moves the branch only from where it is known to be, and leaves alone what is prepared for a commit. */
async function replaceFiles(place: Repository, from: string, to: string): Promise<void> {
  // Git exits with 1 when a file differs, which the next command looks at.
  await git(place, ['update-index', '-q', '--refresh']).catch(() => {});
  await git(place, ['read-tree', '-m', '-u', from, to], { env: { LC_ALL: 'C' } });
  // What was here stays in the log of the branch.
  const why = ['-m', 'publish: onto what others have sent'];
  await git(place, ['-c', 'core.logAllRefUpdates=always', 'update-ref', ...why, 'HEAD', to, from]);
}

/**
 * Ends what a killed process has begun, so that the folder is as it was before.
 * @returns false while another process still is at it
 */
export async function recover(repository: Repository): Promise<boolean> {
  const [pid, to] = (await readFile(journalOf(repository), 'utf8').catch(() => '')).split(' ');
  if (!pid) return true;
  if (isOther(Number(pid))) return false;
  // A git that it has started goes on without it for a moment. Then nobody is left who could remove the lock.
  const locks = ['index.lock', 'HEAD.lock'].map((name) => join(repository.gitFolder, name));
  const since = async () => (await stat(locks[0] ?? '').catch(() => undefined))?.mtimeMs ?? 0;
  while (Date.now() - (await since()) < stale) await setTimeout(100);
  for (const lock of locks) await rm(lock, { force: true });
  if (to) await putBack(atTop(repository), to);
  await rm(journalOf(repository), { force: true });
  return true;
}

/** Whether another process of this number runs. */
function isOther(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Gives the files that were written for a commit, wholly or in part, the text that they have in the branch. */
async function putBack(place: Repository, to: string): Promise<void> {
  const [back, gone]: [string[], string[]] = [[], []];
  for (const [path, { before }] of await changesBetween(place, 'HEAD', to)) {
    const written = await git(place, ['cat-file', '--filters', `${to}:${path}`]).catch(() => undefined);
    const now = await readFile(join(place.folder, path)).catch(() => undefined);
    const isOurs = now === undefined || written?.subarray(0, now.length).equals(now);
    if (isOurs) (before === undefined ? gone : back).push(path);
  }
  for (const path of gone) await rm(join(place.folder, path), { force: true });
  const env = { GIT_LITERAL_PATHSPECS: '1' };
  if (gone.length > 0) await git(place, ['rm', '-q', '--cached', '--ignore-unmatch', '--', ...gone], { env });
  if (back.length > 0) await git(place, ['checkout', '-q', 'HEAD', '--', ...back], { env });
}
