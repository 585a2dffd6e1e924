import type { LocalesAndTags } from '../model/space.ts';
import { type Problem, type Report, reportInto, unexpected } from '../text/content-fault.ts';
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
 * Reads the file of an entry or an asset. What ends the reading of one file, even an error that nobody foresaw, is the fault of that file
 * alone.
 * @param parse gets its text, and a report of its faults
 * @returns `reading` is undefined when the file cannot be opened or parsed, or was deleted in the meantime, which is no fault
 */
export async function readEntityFile<Reading>(
  file: string,
  id: string,
  record: EntityRecord | undefined,
  { times, root, warnings }: FolderContext,
  parse: (source: EntitySource, report: Report) => Reading | Promise<Reading>,
) {
  const faults: Problem[] = [];
  try {
    const found = await readText(file, root, faults, warnings);
    if (found === undefined) return { reading: undefined, imported: false, faults };
    const { text } = found;
    const imported = isAsImported(text, record);
    const source: EntitySource = { file, id, text, changed: lastChange(times, file, id, found.changed) };
    return { reading: await parse(source, reportInto(faults, file, imported)), imported, faults };
  } catch (error) {
    return { reading: undefined, imported: false, faults: [unexpected(file, error)] };
  }
}
