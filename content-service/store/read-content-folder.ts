import { basename, join } from 'node:path';
import { checkReferences, checkUnique } from './check-references.ts';
import type { ContentType } from './content-type.ts';
import { namesIn, readIfThere } from './folder-files.ts';
import { KEPT_FILE, type Kept, NOTHING_KEPT, readKept, textHash } from './kept.ts';
import { type Problem, reportInto, sortProblems } from './problem.ts';
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
 */
export async function readContentFolder(folder: string): Promise<ContentReading> {
  const problems: Problem[] = [];
  const spacePath = join(folder, 'space.yaml');
  const spaceText = await readIfThere(spacePath);
  if (spaceText === undefined) {
    const message = 'There is no such file. A content folder needs it.';
    return { ok: false, problems: [{ file: spacePath, line: 1, message }] };
  }
  const about = readSpaceFile(spaceText.toString('utf8'), reportInto(problems, spacePath));
  const kept = await readKeptFile(join(folder, KEPT_FILE), problems);
  const model = await readModel(join(folder, 'model'), kept, problems);
  if (about === undefined) return { ok: false, problems: sortProblems(problems) };

  const place = { about, kept, problems };
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

async function readKeptFile(path: string, problems: Problem[]): Promise<Kept> {
  const text = await readIfThere(path);
  if (text === undefined) return NOTHING_KEPT;
  const kept = readKept(text.toString('utf8'));
  if (kept === undefined)
    problems.push({ file: path, line: 1, message: 'This is not what the import wrote.' });
  return kept ?? NOTHING_KEPT;
}

async function readModel(folder: string, kept: Kept, problems: Problem[]): Promise<Model> {
  const model = new Map<string, ContentType | undefined>();
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  if (files.length === 0) {
    const message = 'There is no content type: the model needs one .json file for each.';
    problems.push({ file: folder, line: 1, message });
  }
  for (const name of files) {
    const path = join(folder, name);
    const text = (await readIfThere(path))?.toString('utf8');
    if (text === undefined) continue;
    const id = basename(name, '.json');
    const asImported = kept.model[id] === textHash(text);
    model.set(id, readContentType(text, id, reportInto(problems, path), asImported));
  }
  return model;
}
