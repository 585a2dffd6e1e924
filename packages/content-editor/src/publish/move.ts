import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { GitFailed, git, gitFolderOf, gitText } from '../git/git.ts';
import { words } from '../words.ts';
import { changesBetween } from './changes.ts';
import { CannotPublish, topOf } from './destination.ts';

/** In git's own folder while files change: who does it, and the commit that they become. */
const journal = 'content-editor-publishes';

/** After this a lock of git's is one that a killed command has left behind, in milliseconds. To write a folder takes less than one second. */
const stale = 10_000;

/**
 * Makes the folder's files, and its branch, those of another commit. What somebody has changed and not committed stays; where that is
 * in the way, nothing changes.
 * @returns false when the branch is no longer at the commit `from`
 * @throws CannotPublish
 */
export async function moveTo(top: string, from: string, to: string): Promise<boolean> {
  const { refused } = words.publish;
  if (!(await mend(top))) throw new CannotPublish(refused.busy);
  const file = join(await gitFolderOf(top), journal);
  await writeFile(file, `${process.pid} ${to}`, { flag: 'wx', flush: true }).catch(() => {
    throw new CannotPublish(refused.busy);
  });
  const isThere = (await gitText(top, ['rev-parse', 'HEAD'])) === from;
  try {
    // Git exits with 1 when a file differs, which the next command looks at.
    await git(top, ['update-index', '-q', '--refresh']).catch(() => {});
    if (isThere) await git(top, ['read-tree', '-m', '-u', from, to], { LC_ALL: 'C' });
    // What was here stays in the log of the branch.
    const log = ['-c', 'core.logAllRefUpdates=always'];
    const why = ['-m', 'publish: onto what others have sent'];
    if (isThere) await git(top, [...log, 'update-ref', ...why, 'HEAD', to, from]);
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const found = error.message.matchAll(/Entry '(.+)' (?:not uptodate|would be)|file '(.+)' would be/g);
    const inTheWay = new Set(Array.from(found, ([, one, other]) => one ?? other));
    // Git has then looked at all files and written none.
    if (inTheWay.size === 0) await putBack(top, to);
    await rm(file);
    if (inTheWay.size === 0) throw error;
    throw new CannotPublish(refused.unsaved([...inTheWay].join(', ')));
  }
  await rm(file);
  return isThere;
}

/**
 * Ends what a killed process has begun, so that the folder is as it was before.
 * @returns false while another process still is at it
 */
export async function mend(folder: string): Promise<boolean> {
  const own = await gitFolderOf(folder).catch(() => undefined);
  if (own === undefined) return true;
  const [pid, to] = (await readFile(join(own, journal), 'utf8').catch(() => '')).split(' ');
  if (!pid) return true;
  if (isOther(Number(pid))) return false;
  // A git that it has started goes on without it for a moment. Then nobody is left who could remove the lock.
  const age = () =>
    stat(join(own, 'index.lock')).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => stale,
    );
  while ((await age()) < stale) await setTimeout(100);
  for (const lock of ['index.lock', 'HEAD.lock']) await rm(join(own, lock), { force: true });
  if (to) await putBack(await topOf(folder), to);
  await rm(join(own, journal), { force: true });
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
async function putBack(top: string, to: string): Promise<void> {
  const [back, gone]: [string[], string[]] = [[], []];
  for (const [path, { before }] of await changesBetween(top, 'HEAD', to)) {
    const written = await git(top, ['cat-file', '--filters', `${to}:${path}`]).catch(() => undefined);
    const now = await readFile(join(top, path)).catch(() => undefined);
    const isOurs = now === undefined || written?.subarray(0, now.length).equals(now);
    if (isOurs) (before === undefined ? gone : back).push(path);
  }
  for (const path of gone) await rm(join(top, path), { force: true });
  const literal = { GIT_LITERAL_PATHSPECS: '1' };
  if (gone.length > 0) await git(top, ['rm', '-q', '--cached', '--ignore-unmatch', '--', ...gone], literal);
  if (back.length > 0) await git(top, ['checkout', '-q', 'HEAD', '--', ...back], literal);
}
