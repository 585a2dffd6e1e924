import { isDeepStrictEqual } from 'node:util';
import { type Changes, changesBetween, type Version } from '../git/diff.ts';
import { author, gitText, type Repository } from '../git/git.ts';
import type { Conflict, Merged, Versions } from './merge-file.ts';
import type { ScratchRepository } from './scratch-repository.ts';

/** What a commit has otherwise than theirs. */
type Files = ReadonlyMap<string, Version | undefined>;

/**
 * Makes our commits anew on top of theirs, by their authors and with their days and sentences, in git's objects alone: neither a file of
 * the folder nor a branch changes. Each has theirs and all that ours had changed since it parted from theirs; a file that both have
 * changed is merged. A commit that then changes nothing is left out.
 * @param heads the last commit of each; who is the committer of the new ones
 * @returns the last of them, or what must be decided first
 */
export async function rebase(
  repository: Repository,
  scratch: ScratchRepository,
  { ours, theirs, who }: Readonly<Record<'ours' | 'theirs' | 'who', string>>,
  merge: (path: string, versions: Versions) => Promise<Merged>,
): Promise<string | readonly Conflict[]> {
  const incomings = new Map<string, Promise<Changes>>();
  const merges = new Map<string, Promise<Merged>>();
  const planned: { readonly commit: Commit; readonly files: Files }[] = [];
  let conflicts: Conflict[] = [];
  for (const commit of await commitsBetween(repository, theirs, ours)) {
    const files = new Map<string, Version | undefined>();
    conflicts = [];
    // Before a merge by hand it has parted from theirs earlier than the last has, or had nothing in common with it.
    const base = await gitText(repository, ['merge-base', commit.id, theirs]).catch(() => theirs);
    const sinceBase = () => changesBetween(repository, base, theirs);
    const incoming = await incomings.getOrInsertComputed(base, sinceBase);
    for (const [path, { before, after }] of await changesBetween(repository, base, commit.id)) {
      const met = incoming.get(path);
      // A file that several commits have in the same version is merged once.
      const version = [base, after?.mode, after?.blob, path].join(' ');
      const merged =
        met && (await merges.getOrInsertComputed(version, () => merge(path, [before, after, met.after])));
      conflicts.push(...(merged?.conflicts ?? []));
      const resolved = merged === undefined ? after : merged.version;
      if (!isDeepStrictEqual(resolved, met === undefined ? before : met.after)) files.set(path, resolved);
    }
    planned.push({ commit, files });
  }
  if (conflicts.length > 0) return conflicts;
  const tree = await gitText(repository, ['rev-parse', `${theirs}^{tree}`]);
  const made = new Map<string, string>();
  let [tip, last]: [string, Files] = [theirs, new Map()];
  for (const { commit, files } of planned) {
    // An undoing names the commit that it undoes.
    const message = commit.message.replace(/\b[0-9a-f]{40,64}\b/g, (id) => made.get(id) ?? id);
    const isChange = !isDeepStrictEqual(files, last);
    if (isChange) tip = await scratch.commit(streamOf({ ...commit, message }, who, [tip, tree], files));
    made.set(commit.id, tip);
    last = files;
  }
  return tip;
}

interface Commit {
  readonly id: string;
  /** Its author and day as git writes them: `Anna <anna@example.org> 1764115200 +0000`. */
  readonly by: string;
  readonly message: string;
}

/** What leads to a commit and not to another, the oldest first. */
async function commitsBetween(repository: Repository, from: string, to: string): Promise<readonly Commit[]> {
  const how = '--first-parent --reverse -z --date=raw --encoding=UTF-8'.split(' ');
  const format = '--format=%H%x00%an <%ae> %ad%x00%B';
  const parts = (await gitText(repository, ['log', ...how, format, `${from}..${to}`])).split('\0');
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, index) => {
    const [id = '', by = '', message = ''] = parts.slice(3 * index);
    return { id, by, message: message.trim() };
  });
}

/** A commit of some files on top of another and its tree, as `git fast-import` reads it: https://git-scm.com/docs/git-fast-import#_commit */
function streamOf(
  { by, message }: Commit,
  who: string,
  [parent, tree]: readonly string[],
  files: Files,
): string {
  const { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email } = author(who);
  const changes = Array.from(files, ([path, version]) => {
    // Git reads a quoted path as JSON does.
    const quoted = JSON.stringify(path);
    return version === undefined ? `D ${quoted}` : `M ${version.mode} ${version.blob} ${quoted}`;
  });
  return [
    `author ${by}`,
    `committer ${name} <${email}> ${Math.floor(Date.now() / 1000)} +0000`,
    `data ${Buffer.byteLength(message)}\n${message}`,
    `from ${parent}`,
    `M 040000 ${tree} ""`,
    ...changes,
  ].join('\n');
}
