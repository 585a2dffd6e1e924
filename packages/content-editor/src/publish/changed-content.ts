import type { Link } from '../components/Links.tsx';
import { type EditorContext, entryPath, pathWith } from '../context.ts';
import { readAssets } from '../files/assets.ts';
import { entryOfFile } from '../files/content-folder.ts';
import type { SavedChange } from '../git/history.ts';
import { subjectOf } from '../translation.ts';

/** A file of the content by its title: as its entry or its picture, or else by its path. It leads to its page, or to its history. */
export async function linkTo(context: EditorContext, file: string): Promise<Link> {
  const entry = entryOfFile(file);
  const subject = entry && (await subjectOf(context, entry.typeId, entry.id));
  if (entry && subject) return { title: subject.title, path: entryPath(entry.typeId, entry.id) };
  const assets = file.startsWith('assets/') ? await readAssets(context.folder) : [];
  const isOf = (asset: (typeof assets)[number]) => [`${asset.id}.yaml`, asset.file].includes(file.slice(7));
  const path = entry ? `${entryPath(entry.typeId, entry.id)}/history` : pathWith('/history', { of: file });
  return { title: assets.find(isOf)?.title ?? entry?.id ?? file, path };
}

/** What some changes change, each with the sentences about it; first what was changed first. A change of nothing here is told by its sentence. */
export async function changedContent(
  context: EditorContext,
  changes: readonly SavedChange[],
): Promise<readonly Link[]> {
  const sentences = new Map<string, Set<string>>();
  const elsewhere: Link[] = [];
  for (const { commit, files, what } of changes.toReversed()) {
    if (files.length === 0) elsewhere.push({ title: what, path: pathWith('/history', { of: commit }) });
    const entries = files.filter((file) => entryOfFile(file) !== undefined);
    // A picture is an entry and its files.
    for (const file of entries.length > 0 ? entries : files)
      sentences.getOrInsertComputed(file, () => new Set()).add(what);
  }
  const links = Array.from(sentences, async ([file, whats]) => ({
    ...(await linkTo(context, file)),
    hint: [...whats].join('; '),
  }));
  return [...(await Promise.all(links)), ...elsewhere];
}
