import { mkdtempDisposable, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText, inTime } from 'emulator-for-contentful/folder';
import { plainLineEnds, readBytes, undefinedIfRefused } from '../files/content-folder.ts';
import type { FileChanges } from '../files/write-files.ts';
import { changesIn, rawFormat } from './diff.ts';
import { blobOf, GitFailed, git, gitText, type NoHistory, type Repository } from './git.ts';

/** One saved change. */
export interface SavedChange {
  readonly commit: string;
  readonly who: string;
  readonly when: Date;
  readonly what: string;
  /** The commit that it undoes; empty for any other change. */
  readonly undoes: string;
  /** The changed files, by their path in the content folder. */
  readonly files: readonly string[];
}

const commitMark = '\u0001';

/** The trailer of a commit that undoes another. */
export const undoesPrefix = 'Undoes';

/**
 * The latest changes of a folder, or of some of its files, the newest first.
 * @param from the commit to begin with
 */
export async function readHistory(
  repository: Repository | NoHistory,
  limit: number,
  files: readonly string[] = ['.'],
  from = 'HEAD',
): Promise<readonly SavedChange[]> {
  if (typeof repository === 'string') return [];
  const format = `--format=${commitMark}%H%x00%an%x00%aI%x00%s%x00%(trailers:key=${undoesPrefix},valueonly,separator=%x2C)`;
  const plain = '--name-only --no-ext-diff --no-textconv -z --no-renames --relative'.split(' ');
  const args = ['log', format, ...plain, `-n${limit}`, from, '--', ...files];
  const output = await gitText(repository, args).catch(() => '');
  return output
    .split(commitMark)
    .slice(1)
    .map((entry) => {
      const [commit = '', who = '', when = '', what = '', undoes = '', ...files] = entry.split('\0');
      const names = files.map((name) => name.trim()).filter((name) => name !== '');
      return { commit, who, when: new Date(when), what: what.trim(), undoes: undoes.trim(), files: names };
    });
}

/**
 * Who has saved a file since it had a text, or who has deleted it, and when last: by the history, or where that does not have the file
 * as it is now, by the file's own time and without names.
 */
export async function savedSince(
  { folder, repository }: { folder: string; repository: Repository | NoHistory },
  file: string,
  text: string,
) {
  const changes = await readHistory(repository, 20, [file]);
  const versionAt = async ({ commit }: SavedChange) =>
    typeof repository === 'string' ? undefined : blobOf(repository, `${commit}:./${file}`);
  const versions = await Promise.all(changes.map(versionAt));
  const [last] = changes;
  if (last === undefined || !isEqual(versions[0], await readBytes(folder, file).catch(undefinedIfRefused))) {
    const path = join(folder, file);
    const about = await inTime(path, () => stat(path)).catch(() => undefined);
    return { who: [], when: about?.mtime };
  }
  const known = versions.findIndex((bytes) => bytes && plainLineEnds(decodeText(bytes).text) === text);
  const since = known > 0 && versions[0] !== undefined ? changes.slice(0, known) : [last];
  return { who: [...new Set(since.map(({ who }) => who))], when: last.when };
}

/** A change cannot be undone, because somebody has changed the same lines since. */
export class CannotUndo extends Error {
  override readonly name = 'CannotUndo';
}

export function isCommit(text: string): boolean {
  return /^[0-9a-f]{40,64}$/.test(text);
}

/** Changes the first version of a file as the second must be changed to become the third, by what its lines mean; undefined where it cannot. */
type MergeByMeaning = (file: string, versions: readonly Buffer[]) => string | undefined;

/**
 * What the files must be so that a commit is undone and everything since stays.
 * @param mergeByMeaning asked where the same or neighbouring lines have been changed since
 * @throws CannotUndo
 */
export async function undoing(
  repository: Repository,
  commit: string,
  mergeByMeaning: MergeByMeaning = () => undefined,
): Promise<FileChanges> {
  const { folder } = repository;
  const asked = ['diff-tree', '--no-commit-id', '--root', ...rawFormat, '--relative', commit];
  const changes = new Map<string, Buffer | undefined>();
  for (const [name, versions] of changesIn(await gitText(repository, asked))) {
    const [before, after] = await Promise.all(
      [versions.before, versions.after].map((version) => version && blobOf(repository, version.blob)),
    );
    const current = await readBytes(folder, name).catch(undefinedIfRefused);
    if (isEqual(current, before)) continue;
    if (isEqual(current, after)) changes.set(name, before);
    else if (before === undefined || after === undefined || current === undefined) throw new CannotUndo(name);
    else {
      const texts = [current, after, before].map(decodeText);
      const [own] = texts;
      // A change from before a conversion is undone in UTF-8; no undoing takes a file out of it, or converts it by the way.
      const isSame = texts.every(({ encoding }) => encoding === own?.encoding);
      if (!isSame && own?.encoding !== 'utf-8') throw new CannotUndo(name);
      const bytes = isSame ? [current, after, before] : texts.map(({ text }) => Buffer.from(text));
      const byLines = await merged(repository, bytes);
      const undone = byLines ?? mergeByMeaning(name, bytes);
      if (undone === undefined) throw new CannotUndo(name);
      changes.set(name, Buffer.from(undone));
    }
  }
  return changes;
}

function isEqual(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}

/** Changes the first version as the second must be changed to become the third; undefined where they change the same or neighbouring lines. */
async function merged(repository: Repository, versions: readonly Buffer[]): Promise<Buffer | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'content-undo-'));
  const paths = ['current', 'from', 'to'].map((each) => join(folder.path, each));
  await Promise.all(versions.map((bytes, index) => writeFile(paths[index] ?? '', bytes)));
  try {
    return await git(repository, ['merge-file', '-p', ...paths]);
  } catch (error) {
    if (error instanceof GitFailed) return undefined;
    throw error;
  }
}
