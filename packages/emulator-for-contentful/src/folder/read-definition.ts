import { basename, join } from 'node:path';
import type { Model } from '../entries/entry-files.ts';
import type { ContentType } from '../model/content-type.ts';
import { readContentType } from '../model/read-content-type.ts';
import type { SchemaProblem } from '../schema/plan/schema-problem.ts';
import { type Problem, reportInto, sortProblems } from '../text/content-fault.ts';
import { ownValue } from '../text/json.ts';
import { namesIn, readOrExplain } from './folder-files.ts';
import {
  EMPTY_IMPORT_RECORD,
  IMPORT_RECORD_FILE,
  type ImportRecord,
  readImportRecord,
  textHash,
} from './import-record.ts';
import { readSpaceFile, type SpaceFile } from './read-space-file.ts';
import { decodeText } from './text-encoding.ts';

/** Returns why a model has no valid schema, with the content type at fault. */
export type CheckModel = (types: readonly ContentType[]) => SchemaProblem | undefined;

/** What entries and assets are read with. */
export type Definition = {
  readonly about: SpaceFile;
  readonly importRecord: ImportRecord;
  readonly model: Model;
};

type DefinitionReading = {
  /** The parts that can be read. */
  readonly definition: Definition | undefined;
  readonly problems: readonly Problem[];
  readonly isSound: boolean;
  /** Whether there is a `space.yaml`; there is none while the folder is being replaced. */
  readonly isThere: boolean;
};

/** Reads the model, `space.yaml` and the import record, which are used together or not at all. */
export async function readDefinition(
  folder: string,
  givenModel: string | undefined,
  checkModel: CheckModel | undefined,
): Promise<DefinitionReading> {
  const problems: Problem[] = [];
  const fault = (file: string, message: string) => problems.push({ file, line: 1, message });
  const spacePath = join(folder, 'space.yaml');
  const spaceText = await readText(spacePath, problems);
  if (spaceText === undefined) {
    if (problems.length === 0) fault(spacePath, 'There is no such file. A content folder needs it.');
    return { definition: undefined, problems, isSound: false, isThere: false };
  }
  const about = readSpaceFile(spaceText, reportInto(problems, spacePath));
  const recordPath = join(folder, IMPORT_RECORD_FILE);
  const recordText = await readText(recordPath, problems);
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
  const definition = about && { about, importRecord, model };
  return { definition, problems: sortProblems(problems), isSound: problems.length === 0, isThere: true };
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
    [...files].map(async ([id, path]) => ({ id, path, text: await readText(path, problems) })),
  );
  for (const { id, path, text } of texts) {
    if (text === undefined) continue;
    const isImported = ownValue(importRecord.model, id) === textHash(text);
    model.set(id, readContentType(text, id, reportInto(problems, path), isImported));
  }
  return model;
}

/** The text of a file; undefined when it does not exist, or cannot be read, which is reported. */
async function readText(path: string, problems: Problem[]): Promise<string | undefined> {
  const found = await readOrExplain(path);
  if (typeof found === 'string') problems.push({ file: path, line: 1, message: found });
  return typeof found === 'object' ? decodeText(found.bytes).text : undefined;
}
