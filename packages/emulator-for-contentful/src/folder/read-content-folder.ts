import { basename, join } from 'node:path';
import { readAssets } from '../assets/read-assets.ts';
import { filesByKey, type StoredFile } from '../assets/stored-file.ts';
import type { Model } from '../entries/entry-files.ts';
import { readEntries } from '../entries/read-entries.ts';
import { withTranslations } from '../entries/with-translations.ts';
import type { ContentType } from '../model/content-type.ts';
import { readContentType } from '../model/read-content-type.ts';
import { localesAndTags, type Space } from '../model/space.ts';
import type { SchemaProblem } from '../schema/plan/schema-problem.ts';
import {
  byFile,
  type FaultyFile,
  type Problem,
  problemsOf,
  reportInto,
  sortProblems,
} from '../text/problem.ts';
import { readCommitTimes } from './commit-times.ts';
import { namesIn, readIfThere } from './folder-files.ts';
import {
  EMPTY_IMPORT_RECORD,
  IMPORT_RECORD_FILE,
  type ImportRecord,
  readImportRecord,
  textHash,
} from './import-record.ts';
import { type LastGood, serveLastGood } from './last-good.ts';
import { readSpaceFile, type SpaceFile } from './read-space-file.ts';

export type ReadContent = {
  readonly name: string;
  readonly space: Space;
  /** The files of the assets, by `fileKey`. */
  readonly files: ReadonlyMap<string, StoredFile>;
  /** The files that have faults. */
  readonly faulty: readonly FaultyFile[];
  /** What an export contains that cannot be served, and what was assumed about it. */
  readonly warnings: readonly Problem[];
  /** What the next reading falls back on; folders only. */
  readonly lastGood?: LastGoodFolder;
};

/** The last good version of a folder's files. */
export type LastGoodFolder = LastGood & { readonly basis: Basis };

export type ContentReading =
  | ({ readonly ok: true } & ReadContent)
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function faultsIn(reading: ContentReading): readonly Problem[] {
  return reading.ok ? problemsOf(reading.faulty) : reading.problems;
}

/** Whether a reading has found no fault at all. */
export function isSound(reading: ContentReading): reading is Extract<ContentReading, { ok: true }> {
  return reading.ok && reading.faulty.length === 0;
}

type FolderOptions = {
  /** A folder of content types, which replace those of the same name in `model/`. */
  readonly model?: string | undefined;
  /** The last good files of the previous reading. */
  readonly lastGood?: LastGoodFolder | undefined;
  /** Returns why a model has no valid schema, with the content type at fault. */
  readonly checkModel?: (types: readonly ContentType[]) => SchemaProblem | undefined;
};

/**
 * Reads a content folder: `space.yaml`, `model/`, `entries/` and `assets/`. An entry or asset whose file has a fault is
 * replaced by its last good version, or left out. The model and `space.yaml` fall back together. File names in faults begin
 * with `folder` as it was given.
 * @returns not ok when nothing can be served: neither this model nor a previous one is valid, or there is no entry
 */
export async function readContentFolder(
  folder: string,
  { model: givenModel, lastGood, checkModel }: FolderOptions = {},
): Promise<ContentReading> {
  const [read, times] = await Promise.all([
    readBasis(folder, givenModel, checkModel),
    readCommitTimes(folder),
  ]);
  const { problems: basisProblems } = read;
  const basis = read.isSound ? read.basis : read.isThere ? (lastGood?.basis ?? read.basis) : undefined;
  if (basis === undefined) return { ok: false, problems: basisProblems };
  const { about, importRecord, model } = basis;

  const unusable: Problem[] = [];
  const context = { ...localesAndTags(about), importRecord, times };
  const fileOf = (id: string) => lastGood?.entries.get(id)?.file;
  const entries = await readEntries(join(folder, 'entries'), model, { ...context, unusable, fileOf });
  const assets = await readAssets(join(folder, 'assets'), context);
  const contentTypes = [...model.values()].filter((type) => type !== undefined);
  const good = serveLastGood(
    { types: contentTypes, entries, assets, unusable },
    lastGood ?? { entries: new Map(), assets: new Map() },
  );
  const faulty = [...byFile(basisProblems, () => 'last-good'), ...good.faulty];
  if (!read.isSound && lastGood === undefined) {
    // Entries are still checked against the valid content types. Links to entries of an invalid type are not reported.
    const own = faulty.filter(({ outcome }) => outcome !== 'served');
    return { ok: false, problems: sortProblems(problemsOf(own)) };
  }
  const served = withTranslations([...good.entries.values()]);
  const isEmpty = served.length === 0 && importRecord.loose.entries.length === 0;
  if (isEmpty && faulty.length > 0) return { ok: false, problems: problemsOf(faulty) };
  if (isEmpty && lastGood !== undefined && lastGood.entries.size > 0) {
    const message = 'All entries have been deleted. If that is intended, restart the service.';
    return { ok: false, problems: [{ file: join(folder, 'entries'), line: 1, message }] };
  }
  const stored = [...good.assets.values()];
  return {
    ok: true,
    name: about.name,
    space: {
      contentTypes,
      entries: [...served, ...importRecord.loose.entries],
      assets: [...stored.map(({ asset }) => asset), ...importRecord.loose.assets],
      locales: about.locales,
      tags: about.tags,
      ...(Object.keys(importRecord.others).length === 0 ? {} : { others: importRecord.others }),
    },
    files: filesByKey(stored.flatMap(({ files }) => Object.values(files))),
    faulty,
    warnings: [],
    lastGood: { basis, entries: good.entries, assets: good.assets },
  };
}

/** What entries and assets are read with. */
type Basis = {
  readonly about: SpaceFile;
  readonly importRecord: ImportRecord;
  readonly model: Model;
};

type BasisReading = {
  /** The parts that can be read. */
  readonly basis: Basis | undefined;
  readonly problems: readonly Problem[];
  readonly isSound: boolean;
  /** Whether there is a `space.yaml`; there is none while the folder is being replaced. */
  readonly isThere: boolean;
};

/** Reads the model, `space.yaml` and the import record, which are used together or not at all. */
async function readBasis(
  folder: string,
  givenModel: string | undefined,
  checkModel: FolderOptions['checkModel'],
): Promise<BasisReading> {
  const problems: Problem[] = [];
  const fault = (file: string, message: string) => problems.push({ file, line: 1, message });
  const spacePath = join(folder, 'space.yaml');
  const spaceText = await readText(spacePath);
  if (spaceText === undefined) {
    fault(spacePath, 'There is no such file. A content folder needs it.');
    return { basis: undefined, problems, isSound: false, isThere: false };
  }
  const about = readSpaceFile(spaceText, reportInto(problems, spacePath));
  const recordPath = join(folder, IMPORT_RECORD_FILE);
  const recordText = await readText(recordPath);
  const found = recordText === undefined ? EMPTY_IMPORT_RECORD : readImportRecord(recordText);
  if (found === undefined) fault(recordPath, 'This file is not valid: only the import writes it.');
  const importRecord = found ?? EMPTY_IMPORT_RECORD;
  const modelFolders = [...(givenModel === undefined ? [] : [givenModel]), join(folder, 'model')];
  const modelFiles = await findModelFiles(modelFolders);
  const model = await readModel(modelFiles, importRecord, problems);
  if (model.size === 0)
    fault(join(folder, 'model'), 'There is no content type: the model needs one .json file for each.');
  const types = [...model.values()].filter((type) => type !== undefined);
  const schemaProblem = problems.length === 0 ? checkModel?.(types) : undefined;
  if (schemaProblem !== undefined)
    fault(modelFiles.get(schemaProblem.contentTypeId) ?? folder, schemaProblem.message);
  const basis = about && { about, importRecord, model };
  return { basis, problems: sortProblems(problems), isSound: problems.length === 0, isThere: true };
}

/** The file of each content type, by its id, from the first folder that has one. */
async function findModelFiles(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders)
    for (const name of await namesIn(folder)) {
      const id = basename(name, '.json');
      if (name.endsWith('.json') && !files.has(id)) files.set(id, join(folder, name));
    }
  return files;
}

async function readModel(
  files: ReadonlyMap<string, string>,
  importRecord: ImportRecord,
  problems: Problem[],
): Promise<Model> {
  const model = new Map<string, ContentType | undefined>();
  const texts = await Promise.all(
    [...files].map(async ([id, path]) => ({ id, path, text: await readText(path) })),
  );
  for (const { id, path, text } of texts) {
    if (text === undefined) continue;
    const isImported = importRecord.model[id] === textHash(text);
    model.set(id, readContentType(text, id, reportInto(problems, path), isImported));
  }
  return model;
}

async function readText(path: string): Promise<string | undefined> {
  return (await readIfThere(path))?.bytes.toString('utf8');
}
