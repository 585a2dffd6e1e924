import { isDeepStrictEqual } from 'node:util';
import { type EditorContext, typeOf } from '../context.ts';
import { entryOfFile } from '../files/content-folder.ts';
import type { Version } from '../git/diff.ts';
import { blobOf, gitText, type Repository } from '../git/git.ts';
import { type Choice, type FieldConflict, mergeEntry } from './merge-entry.ts';

/** What two people have changed in two ways. */
export interface Conflict extends FieldConflict {
  /** The path from the top of the repository. */
  readonly path: string;
  /** The path from the content folder, where it lies in that. */
  readonly file: string;
}

/** What is decided about a field, or about a whole file, whose field is empty. */
export type Choose = (path: string, field: string) => Choice | undefined;

/** A file as it was when the two parted, as ours is and as theirs is; undefined where there is none. */
export type Versions = readonly [
  base: Version | undefined,
  mine: Version | undefined,
  theirs: Version | undefined,
];

export interface Merged {
  /** The version to keep. */
  readonly version: Version | undefined;
  /** What is to be decided; until it is, that is as theirs. */
  readonly conflicts: readonly Conflict[];
}

/** Merges two changes of a file: of an entry by its fields; of others one version must be chosen. */
export async function mergeFile(
  context: EditorContext,
  repository: Repository,
  path: string,
  versions: Versions,
  choose: Choose,
): Promise<Merged> {
  const [, mine, theirs] = versions;
  if (isDeepStrictEqual(mine, theirs)) return { version: mine, conflicts: [] };
  const { prefix } = repository;
  const own = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
  const entry = entryOfFile(own ?? '');
  const type = entry && typeOf(context, entry.typeId);
  const conflictOf = (conflict: FieldConflict): Conflict => ({ ...conflict, path, file: own ?? path });
  if (entry && type && mine && theirs) {
    const blobs = await Promise.all(versions.map((version) => version && blobOf(repository, version.blob)));
    const merged = mergeEntry(type, entry.id, blobs, (field) => choose(path, field));
    if (merged !== undefined) {
      const hash = ['hash-object', '-w', '--no-filters', '--stdin'];
      const blob = await gitText(repository, hash, { input: merged.text });
      return { version: { ...mine, blob }, conflicts: merged.conflicts.map(conflictOf) };
    }
  }
  const choice = choose(path, '');
  const whole = conflictOf({ field: '', mine: mine && '', theirs: theirs && '', canBeBoth: false });
  const isDecided = choice === 'mine' || choice === 'theirs';
  return { version: choice === 'mine' ? mine : theirs, conflicts: isDecided ? [] : [whole] };
}
