import type { LocalesAndTags } from '../model/space.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { type CommitTimes, lastChange } from './commit-times.ts';
import { readText } from './folder-files.ts';
import { type EntityRecord, type ImportRecord, isAsImported } from './import-record.ts';

export type FolderContext = LocalesAndTags & {
  readonly root: string;
  /** Collects what is to be told of files that can be read. */
  readonly warnings: Problem[];
  readonly importRecord: ImportRecord;
  readonly times: CommitTimes;
};

export interface EntitySource {
  readonly file: string;
  readonly id: string;
  readonly text: string;
  /** When it was last changed, for an entity without `publishedAt`. */
  readonly changed: Date;
}

/**
 * Reads the file of an entry or an asset, without parsing it. `source` is undefined when the file cannot be opened, which
 * is a fault, or was deleted in the meantime.
 */
export async function openEntityFile(
  file: string,
  id: string,
  record: EntityRecord | undefined,
  { times, root, warnings }: FolderContext,
) {
  const faults: Problem[] = [];
  const found = await readText(file, root, faults, warnings);
  const imported = found !== undefined && isAsImported(found.text, record);
  const source: EntitySource | undefined = found && {
    ...{ file, id, text: found.text },
    changed: lastChange(times, file, id, found.changed),
  };
  return { source, imported, faults, report: reportInto(faults, file, imported) };
}
