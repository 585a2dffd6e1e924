import { basename, join } from 'node:path';
import { checkReferences, checkUnique, type FiledEntry } from './check-references.ts';
import type { ContentType } from './content-type.ts';
import { namesIn, readIfThere, statIfThere } from './folder-files.ts';
import { either, type Problem, quote, reportInto, sortProblems } from './problem.ts';
import { readAsset, type StoredFile } from './read-asset.ts';
import { readContentType } from './read-content-type.ts';
import { readEntry } from './read-entry.ts';
import { readSpaceFile, type SpaceFile } from './read-space-file.ts';
import { type Asset, ENTITY_ID, type Entry, type Space } from './space.ts';

export type ContentReading =
  | {
      readonly ok: true;
      readonly name: string;
      readonly space: Space;
      /** The files of the assets by asset id. */
      readonly files: ReadonlyMap<string, StoredFile>;
    }
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
    return {
      ok: false,
      problems: [{ file: spacePath, line: 1, message: 'There is no such file. A content folder needs it.' }],
    };
  }
  const about = readSpaceFile(spaceText.toString('utf8'), reportInto(problems, spacePath));
  const types = await readModel(join(folder, 'model'), problems);
  if (about === undefined) return { ok: false, problems: sortProblems(problems) };

  const filed = await readEntries(join(folder, 'entries'), types, about, problems);
  const stored = await readAssets(join(folder, 'assets'), about, problems);
  const entries = new Map<string, Entry>(filed.map(({ entry }) => [entry.sys.id, entry]));
  const assets = new Map<string, Asset>(stored.map(({ asset }) => [asset.sys.id, asset]));
  const references = filed.flatMap((reading) => reading.references);
  problems.push(...checkReferences(references, { entries, assets }));
  problems.push(
    ...checkUnique(
      [...types.values()].filter((type) => type !== undefined),
      filed,
    ),
  );
  if (problems.length > 0) return { ok: false, problems: sortProblems(problems) };
  return {
    ok: true,
    name: about.name,
    space: {
      contentTypes: [...types.values()].filter((type) => type !== undefined),
      entries: [...entries.values()],
      assets: [...assets.values()],
      locales: about.locales,
      tags: about.tags,
    },
    files: new Map(stored.map(({ file }) => [file.assetId, file])),
  };
}

/** The content types by id; one that is there but broken is kept as undefined, so that its entries are not blamed. */
type Model = ReadonlyMap<string, ContentType | undefined>;

async function readModel(folder: string, problems: Problem[]): Promise<Model> {
  const model = new Map<string, ContentType | undefined>();
  const files = (await namesIn(folder)).filter((name) => name.endsWith('.json'));
  if (files.length === 0) {
    problems.push({
      file: folder,
      line: 1,
      message: 'There is no content type: the model needs one .json file for each.',
    });
  }
  for (const name of files) {
    const path = join(folder, name);
    const text = (await readIfThere(path))?.toString('utf8');
    if (text === undefined) continue;
    const id = basename(name, '.json');
    model.set(id, readContentType(text, id, reportInto(problems, path)));
  }
  return model;
}

async function readEntries(
  folder: string,
  model: Model,
  about: SpaceFile,
  problems: Problem[],
): Promise<FiledEntry[]> {
  const found: FiledEntry[] = [];
  const fileById = new Map<string, string>();
  for (const typeId of await namesIn(folder)) {
    const typeFolder = join(folder, typeId);
    const type = model.get(typeId);
    if (!model.has(typeId)) {
      const message = `No content type is called ${quote(typeId)}; a folder of entries is named ${either([...model.keys()])}.`;
      problems.push({ file: typeFolder, line: 1, message });
    }
    if (type === undefined) continue;
    for (const name of await namesIn(typeFolder)) {
      const file = join(typeFolder, name);
      const report = reportInto(problems, file);
      const id = name.endsWith('.md') ? name.slice(0, -3) : undefined;
      if (id === undefined) report(1, 'Only entries stand in this folder, each a file that ends in .md.');
      else if (!ENTITY_ID.test(id))
        report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .md.');
      else {
        const other = fileById.get(id);
        if (other !== undefined)
          report(1, `The id ${quote(id)} is taken by ${other}; ids are unique in the whole space.`);
        fileById.set(id, file);
        const [text, written] = await Promise.all([readIfThere(file), statIfThere(file)]);
        // A file that went while the folder was read was not there.
        if (text === undefined || written === undefined) continue;
        const place = { locale: about.defaultLocale, tags: about.tags, report };
        const reading = readEntry(
          { file, id, text: text.toString('utf8'), changed: written.mtime },
          type,
          place,
        );
        if (reading !== undefined) found.push({ ...reading, file });
      }
    }
  }
  return found;
}

async function readAssets(folder: string, about: SpaceFile, problems: Problem[]) {
  const found: { asset: Asset; file: StoredFile }[] = [];
  const names = await namesIn(folder);
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    const path = join(folder, name);
    const report = reportInto(problems, path);
    const id = basename(name, '.yaml');
    if (!ENTITY_ID.test(id))
      report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .yaml.');
    const [text, written] = await Promise.all([readIfThere(path), statIfThere(path)]);
    if (text === undefined || written === undefined) continue;
    const read = await readAsset(
      { id, text: text.toString('utf8'), changed: written.mtime },
      {
        locale: about.defaultLocale,
        report,
        readFile: async (fileName) => {
          const beside = join(folder, fileName);
          // The time first: bytes that change in between are then noticed as changed.
          const about = names.includes(fileName) ? await statIfThere(beside) : undefined;
          const bytes = about === undefined ? undefined : await readIfThere(beside);
          return bytes === undefined || about === undefined
            ? undefined
            : { path: beside, bytes, changed: about.mtimeMs };
        },
      },
    );
    if (read !== undefined) found.push(read);
  }
  return found;
}
