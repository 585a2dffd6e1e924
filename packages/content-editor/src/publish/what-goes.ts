import type { EditorContext } from '../context.ts';
import { readAssets } from '../files/assets.ts';
import { entryOfFile } from '../files/content-folder.ts';
import type { SavedChange } from '../git/history.ts';
import { entryPath, pathWith } from '../paths.ts';
import { subjectOf } from '../translation.ts';

/** Something of the content: an entry, a picture or another file. */
export interface Named {
  readonly title: string;
  /** The path of its page; of the history for what has none, or has been deleted. */
  readonly path: string;
}

/** What a file of the content is called: as its entry or its picture, or else by its path. */
export async function nameOf(context: EditorContext, file: string): Promise<Named> {
  const entry = entryOfFile(file);
  const subject = entry && (await subjectOf(context, entry.typeId, entry.id));
  if (entry && subject) return { title: subject.title, path: entryPath(entry.typeId, entry.id) };
  const assets = file.startsWith('assets/') ? await readAssets(context.folder) : [];
  const isOf = (asset: (typeof assets)[number]) => [`${asset.id}.yaml`, asset.file].includes(file.slice(7));
  const path = entry ? `${entryPath(entry.typeId, entry.id)}/history` : pathWith('/history', { of: file });
  return { title: assets.find(isOf)?.title ?? entry?.id ?? file, path };
}

/** What some changes change, by titles, each with the sentences about it; first what was changed first. */
export async function whatGoes(
  context: EditorContext,
  changes: readonly SavedChange[],
): Promise<readonly (Named & { readonly what: readonly string[] })[]> {
  const sentences = new Map<string, string[]>();
  for (const { files, what } of changes.toReversed()) {
    const entries = files.filter((file) => entryOfFile(file) !== undefined);
    // A picture is an entry and its files.
    for (const file of entries.length > 0 ? entries : files)
      sentences.getOrInsertComputed(file, () => []).push(what);
  }
  return Promise.all(
    Array.from(sentences, async ([file, what]) => ({ ...(await nameOf(context, file)), what })),
  );
}
