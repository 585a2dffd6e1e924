import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** What git knows of the times of a folder's files, in milliseconds since 1970; undefined where it knows nothing. */
export type CommitTimes = {
  /** When the current version of a file was committed; undefined for a file that differs from its commit or was never in one. */
  readonly of: (file: string) => number | undefined;
  /** When an entry's file was last deleted that named the id in its front matter: the fields of that entry have changed. */
  readonly lostBy: (id: string) => number | undefined;
};

/** When an entity was last changed: its file's commit, the deletion of what spoke of it, else the time of its file; never later than now. */
export function lastChange(times: CommitTimes, path: string, id: string, mtime: number): Date {
  const changed = Math.max(times.of(path) ?? mtime, times.lostBy(id) ?? 0);
  return new Date(Math.min(changed, Date.now()));
}

export const NO_TIMES: CommitTimes = { of: () => undefined, lostBy: () => undefined };

const run = promisify(execFile);

/** Git is not waited for longer, in milliseconds. */
const TIMEOUT = 10_000;

/** Begins the line that says when a commit was made. */
const COMMIT = '\u0001';

/** A line of front matter, taken away, that is one word: `event: sunday-worship` or `- sunday-worship`. */
const NAMED = /^-\s*(?:-|[\w-]+:)\s+["']?([\w.-]{1,64})["']?\s*$/;

/**
 * Reads from git when the files of a folder were last changed. A clone, a copy of the whole repository and a checkout give files new
 * times; commits keep theirs. Without git, or outside a repository, nothing is known. In a shallow clone the oldest commit
 * that is there stands for all before it.
 */
export async function readCommitTimes(folder: string): Promise<CommitTimes> {
  try {
    // A folder that is linked to from elsewhere belongs to the repository in which it really is.
    if (!isInRepository(realpathSync(folder))) return NO_TIMES;
    const [names, deleted, status] = await Promise.all([
      git(folder, 'log', `--format=${COMMIT}%ct`, '--name-only', '--no-renames', '--relative', '--', '.'),
      git(folder, 'log', `--format=${COMMIT}%ct`, '--diff-filter=D', '-p', '--no-renames', '--', 'entries'),
      git(folder, ...'status --porcelain --untracked-files=all --ignored -z --no-renames -- .'.split(' ')),
    ]);
    const root = resolve(folder);
    const prefix = (await git(folder, 'rev-parse', '--show-prefix')).replace('\n', '');
    const committed = newest(names, (line) => join(root, line));
    const lost = newest(deleted, (line) => NAMED.exec(line)?.[1]);
    // "XY path": two letters of state, a space and the path from the top of the repository.
    const differs = new Set(status.split('\0').map((line) => resolve(root, line.slice(3 + prefix.length))));
    return {
      of: (file) => (differs.has(resolve(file)) ? undefined : committed.get(resolve(file))),
      lostBy: (id) => lost.get(id),
    };
  } catch {
    return NO_TIMES;
  }
}

function isInRepository(place: string): boolean {
  if (existsSync(join(place, '.git'))) return true;
  return dirname(place) !== place && isInRepository(dirname(place));
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  // Within a hook, git names its own repository to what it starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const quiet = ['--no-optional-locks', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  const options = { cwd: folder, env, timeout: TIMEOUT, maxBuffer: 256 * 1024 * 1024, windowsHide: true };
  return (await run('git', [...quiet, ...args], options)).stdout;
}

/** The time of the latest commit for each key that the lines of a log give. */
function newest(log: string, keyOf: (line: string) => string | undefined): Map<string, number> {
  const times = new Map<string, number>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [time, ...lines] = commit.split('\n');
    for (const line of lines.filter((one) => one !== '')) {
      const key = keyOf(line);
      if (key !== undefined) times.set(key, Math.max(Number(time) * 1000, times.get(key) ?? 0));
    }
  }
  return times;
}
