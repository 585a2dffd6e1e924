import { basename, join } from 'node:path';
import { checkReferences, checkUnique } from './check-references.ts';
import type { ContentType } from './content-type.ts';
import { namesIn } from './folder-files.ts';
import { type FolderMemory, makeFolderMemory } from './folder-memory.ts';
import { KEPT_FILE, type Kept, NOTHING_KEPT, readKept, textHash } from './kept.ts';
import { type Problem, type Report, reportInto, sortProblems } from './problem.ts';
import { readContentType } from './read-content-type.ts';
import { readAssets } from './read-folder-assets.ts';
import { type Model, readEntries } from './read-folder-entries.ts';
import { readSpaceFile } from './read-space-file.ts';
import type { Asset, Entry, Space } from './space.ts';
import { filesByKey, type StoredFile } from './stored-file.ts';

export type ReadContent = {
  readonly name: string;
  readonly space: Space;
  /** The files of the assets, by `fileKey`. */
  readonly files: ReadonlyMap<string, StoredFile>;
};

export type ContentReading =
  | ({ readonly ok: true } & ReadContent)
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a whole content folder: `space.yaml`, `model/`, `entries/` and `assets/`. Either everything is sound, or all
 * faults are told, ordered by file and line; file names begin with `folder` as it was given.
 * @param memory of the readings before, so that files that have not changed are not read again
 */
export async function readContentFolder(
  folder: string,
  memory = makeFolderMemory(),
): Promise<ContentReading> {
  try {
    return await readWhole(folder, memory);
  } finally {
    memory.endOfReading();
  }
}

async function readWhole(folder: string, memory: FolderMemory): Promise<ContentReading> {
  const problems: Problem[] = [];
  const spacePath = join(folder, 'space.yaml');
  const about = await readText(spacePath, memory, problems, readSpaceFile);
  if (about === 'absent') {
    const message = 'There is no such file. A content folder needs it.';
    return { ok: false, problems: [{ file: spacePath, line: 1, message }] };
  }
  const found = await readText(join(folder, KEPT_FILE), memory, problems, (text, report) => {
    const kept = readKept(text);
    if (kept === undefined) report(1, 'This is not what the import wrote.');
    return kept;
  });
  const kept = found === 'absent' || found === undefined ? NOTHING_KEPT : found;
  const model = await readModel(join(folder, 'model'), kept, memory, problems);
  if (about === undefined) return { ok: false, problems: sortProblems(problems) };

  const place = { about, kept, problems, memory };
  const filed = await readEntries(join(folder, 'entries'), model, place);
  const stored = await readAssets(join(folder, 'assets'), place);
  const entries = new Map<string, Entry>(filed.map(({ entry }) => [entry.sys.id, entry]));
  const assets = new Map<string, Asset>(stored.map(({ asset }) => [asset.sys.id, asset]));
  const contentTypes = [...model.values()].filter((type) => type !== undefined);
  const references = filed.flatMap((reading) => reading.references);
  problems.push(...checkReferences(references, { entries, assets }), ...checkUnique(contentTypes, filed));
  if (problems.length > 0) return { ok: false, problems: sortProblems(problems) };
  return {
    ok: true,
    name: about.name,
    space: {
      contentTypes,
      entries: [...entries.values(), ...kept.loose.entries],
      assets: [...assets.values(), ...kept.loose.assets],
      locales: about.locales,
      tags: about.tags,
      ...(Object.keys(kept.others).length === 0 ? {} : { others: kept.others }),
    },
    files: filesByKey(stored.flatMap(({ files }) => Object.values(files))),
  };
}

async function readModel(
  folder: string,
  kept: Kept,
  memory: FolderMemory,
  problems: Problem[],
): Promise<Model> {
  const model = new Map<string, ContentType | undefined>();
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  if (files.length === 0) {
    const message = 'There is no content type: the model needs one .json file for each.';
    problems.push({ file: folder, line: 1, message });
  }
  for (const name of files) {
    const id = basename(name, '.json');
    const imported = kept.model[id];
    const type = await readText(
      join(folder, name),
      memory,
      problems,
      (text, report) => readContentType(text, id, report, imported === textHash(text)),
      imported,
    );
    if (type !== 'absent') model.set(id, type);
  }
  return model;
}

/** Makes something of the text of one file. */
async function readText<T>(
  path: string,
  memory: FolderMemory,
  problems: Problem[],
  make: (text: string, report: Report) => T,
  ...depends: readonly unknown[]
): Promise<T | 'absent'> {
  return memory.recall<T | 'absent'>(path, depends, async (readFile) => {
    const text = (await readFile(path))?.bytes.toString('utf8');
    if (text === undefined) return { value: 'absent', sound: false };
    const faults: Problem[] = [];
    const value = make(text, reportInto(faults, path));
    problems.push(...faults);
    return { value, sound: faults.length === 0 };
  });
}
