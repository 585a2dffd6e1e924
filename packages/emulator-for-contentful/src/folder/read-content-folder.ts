import { basename, join } from 'node:path';
import { readAssets } from '../assets/read-assets.ts';
import { filesByKey, type StoredFile } from '../assets/stored-file.ts';
import { type Model, readEntries } from '../entries/read-entries.ts';
import type { ContentType } from '../model/content-type.ts';
import { readContentType } from '../model/read-content-type.ts';
import type { Space } from '../model/space.ts';
import {
  byFile,
  type FaultyFile,
  type Problem,
  problemsOf,
  type Report,
  reportInto,
  sortProblems,
} from '../text/problem.ts';
import { readCommitTimes } from './commit-times.ts';
import { namesIn } from './folder-files.ts';
import { type FolderMemory, makeFolderMemory } from './folder-memory.ts';
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
  /** The files that have faults; none of them has cost more than itself. */
  readonly faulty: readonly FaultyFile[];
  /** What the next reading falls back on; of a folder only. */
  readonly lastGood?: LastGoodFolder;
};

/** What a folder was when it was last read, as far as it was good. */
export type LastGoodFolder = LastGood & { readonly frame: Frame };

export type ContentReading =
  | ({ readonly ok: true } & ReadContent)
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Every fault that a reading has found. */
export function faultsIn(reading: ContentReading): readonly Problem[] {
  return reading.ok ? problemsOf(reading.faulty) : reading.problems;
}

/** Whether a reading has found no fault: for those who want the whole content or none. */
export function isSound(reading: ContentReading): reading is Extract<ContentReading, { ok: true }> {
  return reading.ok && reading.faulty.length === 0;
}

export type FolderOptions = {
  /** Remembers the readings before, so that files that have not changed are not read again. */
  readonly memory?: FolderMemory;
  /** What the reading before has found good. */
  readonly lastGood?: LastGoodFolder | undefined;
  /** Says why there can be no schema of a model, and which content type is to blame. */
  readonly checkModel?: (types: readonly ContentType[]) => { id: string; message: string } | undefined;
};

/**
 * Reads a content folder: `space.yaml`, `model/`, `entries/` and `assets/`. An entry or asset whose file has a fault stays
 * as it last was, or is left out; so does the model with `space.yaml`, as a whole. File names begin with `folder` as it
 * was given.
 * @returns not ok when nothing can be served: there is no sound model now or before, or no entry at all
 */
export async function readContentFolder(
  folder: string,
  options: FolderOptions = {},
): Promise<ContentReading> {
  const { memory = makeFolderMemory() } = options;
  try {
    return await readWhole(folder, { ...options, memory });
  } finally {
    memory.endOfReading();
  }
}

async function readWhole(
  folder: string,
  options: FolderOptions & { readonly memory: FolderMemory },
): Promise<ContentReading> {
  const { memory, lastGood } = options;
  const read = await readFrame(folder, options);
  const frame = read.ok ? read.frame : read.isThere ? (lastGood?.frame ?? read.partial) : undefined;
  const frameProblems = read.ok ? [] : read.problems;
  if (frame === undefined) return { ok: false, problems: frameProblems };
  const { about, kept, model } = frame;

  const unusable: Problem[] = [];
  const place = { about, kept, memory, times: await readCommitTimes(folder), unusable };
  const fileOf = (id: string) => lastGood?.entries.get(id)?.file;
  const entries = await readEntries(join(folder, 'entries'), model, { ...place, fileOf });
  const assets = await readAssets(join(folder, 'assets'), place);
  const contentTypes = [...model.values()].filter((type) => type !== undefined);
  const held = serveLastGood(
    { types: contentTypes, entries, assets, unusable },
    lastGood ?? { entries: new Map(), assets: new Map() },
  );
  const faulty = [...byFile(frameProblems, () => 'last-good'), ...held.faulty];
  if (!read.ok && lastGood === undefined) {
    // Entries can be held against what is sound of the model; links to entries of a broken type are not at fault.
    const own = faulty.filter(({ outcome }) => outcome !== 'served');
    return { ok: false, problems: sortProblems(problemsOf(own)) };
  }
  const served = [...held.entries.values()].map(({ entry }) => entry);
  const isEmpty = served.length === 0 && kept.loose.entries.length === 0;
  if (isEmpty && faulty.length > 0) return { ok: false, problems: problemsOf(faulty) };
  if (isEmpty && lastGood !== undefined && lastGood.entries.size > 0) {
    const message = 'There is no entry any more. If that is meant, start anew.';
    return { ok: false, problems: [{ file: join(folder, 'entries'), line: 1, message }] };
  }
  const stored = [...held.assets.values()];
  return {
    ok: true,
    name: about.name,
    space: {
      contentTypes,
      entries: [...served, ...kept.loose.entries],
      assets: [...stored.map(({ asset }) => asset), ...kept.loose.assets],
      locales: about.locales,
      tags: about.tags,
      ...(Object.keys(kept.others).length === 0 ? {} : { others: kept.others }),
    },
    files: filesByKey(stored.flatMap(({ files }) => Object.values(files))),
    faulty,
    lastGood: { frame, entries: held.entries, assets: held.assets },
  };
}

/** What entries and assets are read by. */
type Frame = {
  readonly about: SpaceFile;
  readonly kept: ImportRecord;
  readonly model: Model;
};

type FrameReading =
  | { readonly ok: true; readonly frame: Frame }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** Whether there is a content folder at all: one that is just being exchanged for another is not. */
      readonly isThere: boolean;
      /** As much as can be read. */
      readonly partial?: Frame | undefined;
    };

/** Reads the model, `space.yaml` and what an import has left: all of it is sound, or none of it counts. */
async function readFrame(
  folder: string,
  { memory, checkModel }: FolderOptions & { readonly memory: FolderMemory },
): Promise<FrameReading> {
  const problems: Problem[] = [];
  const spacePath = join(folder, 'space.yaml');
  const about = await readText(spacePath, memory, problems, readSpaceFile);
  if (about === 'absent') {
    const message = 'There is no such file. A content folder needs it.';
    return { ok: false, problems: [{ file: spacePath, line: 1, message }], isThere: false };
  }
  const found = await readText(join(folder, IMPORT_RECORD_FILE), memory, problems, (text, report) => {
    const kept = readImportRecord(text);
    if (kept === undefined) report(1, 'This is not what the import wrote.');
    return kept;
  });
  const kept = found === 'absent' || found === undefined ? EMPTY_IMPORT_RECORD : found;
  const model = await readModel(join(folder, 'model'), kept, memory, problems);
  const types = [...model.values()].filter((type) => type !== undefined);
  const unfit = problems.length === 0 ? checkModel?.(types) : undefined;
  if (unfit !== undefined) {
    problems.push({ file: join(folder, 'model', `${unfit.id}.json`), line: 1, message: unfit.message });
  }
  const partial = about && { about, kept, model };
  if (partial !== undefined && problems.length === 0) return { ok: true, frame: partial };
  return { ok: false, problems: sortProblems(problems), isThere: true, partial };
}

async function readModel(
  folder: string,
  kept: ImportRecord,
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
