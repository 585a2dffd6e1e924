import { basename, join } from 'node:path';
import type { Model } from '../entries/entry-files.ts';
import type { ContentType } from '../model/content-type.ts';
import { readContentType } from '../model/read-content-type.ts';
import { planSchema } from '../schema/plan/plan.ts';
import { type Problem, reportInto, sortProblems } from '../text/content-fault.ts';
import { ownValue } from '../text/json.ts';
import { namesOrReport, readText } from './folder-files.ts';
import {
  emptyImportRecord,
  type ImportRecord,
  importRecordFile,
  readImportRecord,
  textHash,
} from './import-record.ts';
import { readSpaceFile, type SpaceFile } from './read-space-file.ts';

/** What entries and assets are read with. */
export interface Definition {
  readonly about: SpaceFile;
  readonly importRecord: ImportRecord;
  readonly model: Model;
}

/**
 * Reads the model, `space.yaml` and the import record, which are used together or not at all.
 * @returns `isThere`: whether there is a `space.yaml`, even one that cannot be read; there is none while the folder is being replaced
 */
export async function readDefinition(folder: string, givenModel: string | undefined) {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const read = async (path: string, root = folder) => (await readText(path, root, problems, warnings))?.text;
  const fault = (file: string, message: string) => problems.push({ file, line: 1, message });
  const spacePath = join(folder, 'space.yaml');
  const spaceText = await read(spacePath);
  if (spaceText === undefined) {
    const isThere = problems.length > 0;
    if (!isThere) fault(spacePath, 'There is no such file. A content folder needs it.');
    return { definition: undefined, problems, warnings, isSound: false, isThere };
  }
  const about = readSpaceFile(spaceText, reportInto(problems, spacePath));
  const recordPath = join(folder, importRecordFile);
  const recordText = await read(recordPath);
  const found = recordText === undefined ? emptyImportRecord : readImportRecord(recordText);
  if (found === undefined) fault(recordPath, 'This file is not valid: only the import writes it.');
  const importRecord = found ?? emptyImportRecord;
  const files = new Map<string, { readonly path: string; readonly root: string }>();
  // A type of the given model replaces the folder's own of the same name.
  for (const { place, root } of [
    ...(givenModel === undefined ? [] : [{ place: givenModel, root: givenModel }]),
    { place: join(folder, 'model'), root: folder },
  ])
    for (const name of await namesOrReport(place, root, problems)) {
      const id = basename(name, '.json');
      if (name.endsWith('.json') && !files.has(id)) files.set(id, { path: join(place, name), root });
    }
  const model = new Map<string, ContentType | undefined>();
  const texts = await Promise.all(
    [...files].map(async ([id, { path, root }]) => ({ id, path, text: await read(path, root) })),
  );
  for (const { id, path, text } of texts) {
    if (text === undefined) continue;
    const isImported = ownValue(importRecord.model, id) === textHash(text);
    model.set(id, readContentType(text, id, reportInto(problems, path), isImported));
  }
  if (model.size === 0)
    fault(join(folder, 'model'), 'There is no content type: the model needs one .json file for each.');
  const types = [...model.values()].filter((type) => type !== undefined);
  // An export without a valid schema is served, with Contentful's 422 for every query (RULES.md §1.1).
  const { problem } = planSchema(problems.length === 0 ? types : []);
  if (problem !== undefined) fault(files.get(problem.contentTypeId)?.path ?? folder, problem.message);
  const definition = about && { about, importRecord, model };
  const isSound = problems.length === 0;
  return { definition, problems: sortProblems(problems), warnings, isSound, isThere: true };
}
