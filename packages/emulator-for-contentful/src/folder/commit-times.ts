import { execFile } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { disk, inTime } from './disk.ts';
import { safeGitEnvironment } from './foreign-settings.ts';

export interface CommitTimes {
  /** When the current version of a file was committed; undefined for a file that differs from its commit or was never in one. */
  readonly of: (file: string) => number | undefined;
  /** When a file whose front matter named this id was last deleted, which is a change of the entry with the id. */
  readonly referrerDeleted: (id: string) => number | undefined;
}

/** When an entity was last changed: the time of its commit, or else of its file, or of the deletion of an entry that linked to it; never in the future. */
export function lastChange(times: CommitTimes, path: string, id: string, mtime: number): Date {
  const changed = Math.max(times.of(path) ?? mtime, times.referrerDeleted(id) ?? 0);
  return new Date(Math.min(changed, Date.now()));
}

const noTimes: CommitTimes = { of: () => undefined, referrerDeleted: () => undefined };

const run = promisify(execFile);

const timeout = 10_000;

/** Marks the line with the time of a commit in the output of `git log`. */
const commitMark = '\u0001';

/** A deleted line of front matter whose value can be an id: `event: sunday-worship` or `- sunday-worship`. */
const deletedReference = /^-\s*(?:-|[\w-]+:)\s+["']?([\w.-]{1,64})["']?\s*$/;

/**
 * Reads from git when the files of a folder were last changed, since clones, copies and checkouts give files new times.
 * Without git, or outside a repository, all times are undefined. In a shallow clone the oldest commit counts for all
 * earlier ones.
 */
export async function readCommitTimes(folder: string): Promise<CommitTimes> {
  try {
    // A symbolic link belongs to the repository of its target.
    const place = await inTime(folder, () => disk.realpath(folder));
    const repository = place && (await repositoryOf(place));
    if (repository === undefined || place === undefined) return noTimes;
    const git = await gitIn(folder);
    const [names, deleted, status] = await Promise.all([
      git('log', `--format=${commitMark}%ct`, '--name-only', '--no-renames', '--relative', '--', '.'),
      git('log', `--format=${commitMark}%ct`, '--diff-filter=D', '-p', ...plainDiff, '--', 'entries'),
      git(...'status --porcelain --untracked-files=all --ignored -z --no-renames -- .'.split(' ')),
    ]);
    const root = resolve(folder);
    const committed = newest(names, (line) => join(root, line));
    const deletions = newest(deleted, (line) => deletedReference.exec(line)?.[1]);
    // Each line is "XY path": a status of two letters, a space and the path from the root of the repository.
    const differs = new Set(
      status.split('\0').map((line) => join(root, relative(place, join(repository, line.slice(3))))),
    );
    return {
      of: (file) => (differs.has(resolve(file)) ? undefined : committed.get(resolve(file))),
      referrerDeleted: (id) => deletions.get(id),
    };
  } catch {
    return noTimes;
  }
}

/** The folder of the repository that a place is in; undefined when it is in none. */
async function repositoryOf(place: string): Promise<string | undefined> {
  const own = join(place, '.git');
  if (await inTime(own, () => disk.lstat(own))) return place;
  return dirname(place) === place ? undefined : repositoryOf(dirname(place));
}

/** The lines of a deleted file as they stood there, without a program that a folder names to show them. */
const plainDiff = ['--no-renames', '--no-ext-diff', '--no-textconv'] as const;

async function gitIn(folder: string): Promise<(...args: readonly string[]) => Promise<string>> {
  // In a git hook, GIT_DIR and similar variables would point these commands to another repository.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const env = await safeGitEnvironment(folder, own);
  const options = { cwd: folder, env, timeout, maxBuffer: 256 * 1024 * 1024, windowsHide: true };
  return async (...args) => (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
}

/** The time of the latest commit for each key that `keyOf` finds in the lines of a log. */
function newest(log: string, keyOf: (line: string) => string | undefined): Map<string, number> {
  const times = new Map<string, number>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [time, ...lines] = commit.split('\n');
    for (const line of lines.filter((one) => one !== '')) {
      const key = keyOf(line);
      if (key !== undefined) times.set(key, Math.max(Number(time) * 1000, times.get(key) ?? 0));
    }
  }
  return times;
}
