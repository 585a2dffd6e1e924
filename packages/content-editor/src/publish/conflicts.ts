import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText } from 'emulator-for-contentful/folder';
import { type EditorContext, hintsOf, typeOf } from '../context.ts';
import { entryOfFile } from '../files/content-folder.ts';
import { UnreadableFile } from '../files/entry-file.ts';
import { git, gitText } from '../git/git.ts';
import { changesBetween, type Merge, replay, type Version } from './changes.ts';
import type { Destination } from './destination.ts';
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

/**
 * Puts our commits on top of theirs. Entries that both have changed are merged by their fields; of other files one version must be chosen.
 * @returns the last commit, or what must be decided first
 */
export async function onTop(
  context: EditorContext,
  { top, prefix }: Destination,
  { choose, ...from }: { base: string; ours: string; theirs: string; who: string; choose: Choose },
): Promise<string | readonly Conflict[]> {
  const conflicts: Conflict[] = [];
  const merge: Merge = async (path, base, mine, theirs) => {
    if (isSame(mine, base)) return theirs;
    if (isSame(theirs, base) || isSame(mine, theirs)) return mine;
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    const decide = (field: string) => choose(path, field);
    const merged = await mergedEntry(context, top, name, [base, mine, theirs], decide);
    const choice = decide('');
    if (merged === undefined && choice === 'mine') return mine;
    const whole = { field: '', mine: mine && '', theirs: theirs && '', canBeBoth: false };
    const open = merged?.conflicts ?? (choice === 'theirs' ? [] : [whole]);
    conflicts.push(...open.map((conflict) => ({ ...conflict, path, file: name || path })));
    return merged?.version ?? theirs;
  };
  const incoming = await changesBetween(top, from.base, from.theirs);
  for (const [path, { before, after }] of await changesBetween(top, from.base, from.ours)) {
    const met = incoming.get(path);
    if (met !== undefined) await merge(path, before, after, met.after);
  }
  return conflicts.length > 0 ? conflicts : replay(top, from, merge);
}

function isSame(one: Version | undefined, other: Version | undefined): boolean {
  return one?.blob === other?.blob && one?.mode === other?.mode;
}

/** An entry that both have changed; undefined for what is no entry, or cannot be read as one. */
async function mergedEntry(
  context: EditorContext,
  top: string,
  name: string,
  versions: readonly [base: Version | undefined, mine: Version | undefined, theirs: Version | undefined],
  choose: (field: string) => Choice | undefined,
) {
  const entry = entryOfFile(name);
  const type = entry && typeOf(context, entry.typeId);
  const isFile = versions.every((version) => version === undefined || version.mode.startsWith('100'));
  if (!isFile || entry === undefined || type === undefined) return undefined;
  const read = async ({ blob }: Version) => decodeText(await git(top, ['cat-file', 'blob', blob]));
  const files = await Promise.all(versions.map((version) => version && read(version)));
  const [base, mine, theirs] = files.map((file) => file?.text);
  const isText = files.every((file) => file === undefined || file.encoding === 'utf-8');
  if (!isText || mine === undefined || theirs === undefined) return undefined;
  try {
    const merged = mergeEntry(type, entry.id, hintsOf(context, type), { base, mine, theirs }, choose);
    if (merged === undefined) return undefined;
    await using own = await mkdtempDisposable(join(tmpdir(), 'content-publish-'));
    const path = join(own.path, 'text');
    await writeFile(path, merged.text);
    const blob = await gitText(top, ['hash-object', '-w', '--no-filters', path]);
    return { version: { mode: versions[1]?.mode ?? '100644', blob }, conflicts: merged.conflicts };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
