import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { author, git, gitText } from '../git/git.ts';

/** A file as git keeps it. */
export interface Version {
  readonly mode: string;
  readonly blob: string;
}

/** The changed files of a repository by their paths from its top; undefined where there is none. */
export type Changes = ReadonlyMap<
  string,
  { readonly before: Version | undefined; readonly after: Version | undefined }
>;

/** What one commit has otherwise than another. A renamed file is one that has gone and one that is new. */
export async function changesBetween(top: string, from: string, to: string): Promise<Changes> {
  const plain = '-r -z --raw --no-renames --no-relative --ignore-submodules=none'.split(' ');
  const parts = (await gitText(top, ['diff-tree', ...plain, from, to])).split('\0');
  const versionOf = (mode = '', blob = '') => (/^0+$/.test(mode) ? undefined : { mode, blob });
  return new Map(
    parts.flatMap((line, index) => {
      if (!line.startsWith(':')) return [];
      const [mode, newMode, blob, newBlob] = line.slice(1).split(' ');
      return [
        [parts[index + 1] ?? '', { before: versionOf(mode, blob), after: versionOf(newMode, newBlob) }],
      ];
    }),
  );
}

/** Which version a file gets that both sides have changed. */
export type Merge = (
  path: string,
  base: Version | undefined,
  mine: Version | undefined,
  theirs: Version | undefined,
) => Promise<Version | undefined>;

/**
 * Makes our commits anew on top of theirs, by their authors and with their dates, in the repository's objects alone: neither a file of
 * the folder nor a branch changes. A file that both have changed is merged as a whole in each commit, from where the two parted, so
 * that the last commit has what the last merge says. A commit that then changes nothing is left out.
 * @returns the last of them
 */
export async function replay(
  top: string,
  { base, ours, theirs, who }: { base: string; ours: string; theirs: string; who: string },
  merge: Merge,
): Promise<string> {
  await using own = await mkdtempDisposable(join(tmpdir(), 'content-publish-'));
  const env = { GIT_INDEX_FILE: join(own.path, 'index') };
  const incoming = await changesBetween(top, base, theirs);
  const steps = (await gitText(top, ['rev-list', '--first-parent', '--reverse', `${theirs}..${ours}`])).split(
    '\n',
  );
  const made = new Map<string, string>();
  let tip = theirs;
  await git(top, ['read-tree', theirs], env);
  for (const step of steps) {
    const changes = new Map(await changesBetween(top, `${step}^`, step));
    // Where a merge by hand is among them, the steps alone may leave something out.
    if (step === ours)
      for (const [path, change] of await changesBetween(top, base, ours)) changes.set(path, change);
    const [put, gone]: [string[], string[]] = [[], []];
    for (const [path, { after }] of changes) {
      const met = incoming.get(path);
      const version = met === undefined ? after : await merge(path, met.before, after, met.after);
      if (version === undefined) gone.push(path);
      else put.push('--cacheinfo', `${version.mode},${version.blob},${path}`);
    }
    await git(top, ['update-index', '--add', ...put, '--force-remove', '--', ...gone], env);
    const tree = await gitText(top, ['write-tree'], env);
    if (tree !== (await gitText(top, ['rev-parse', `${tip}^{tree}`]))) {
      const [name = '', email = '', date = '', ...rest] = (
        await gitText(top, ['show', '-s', '--format=%an%x00%ae%x00%aI%x00%B', step])
      ).split('\0');
      // An undoing names the commit that it undoes.
      const message = rest.join('').replace(/\b[0-9a-f]{40,64}\b/g, (commit) => made.get(commit) ?? commit);
      const by = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date };
      const args = ['commit-tree', tree, '-p', tip, '-m', message.trim()];
      tip = await gitText(top, args, { ...author(who), ...by });
    }
    made.set(step, tip);
  }
  return tip;
}
