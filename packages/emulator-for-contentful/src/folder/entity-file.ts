import type { LocalesAndTags } from '../model/space.ts';
import { type Problem, reportInto } from '../text/problem.ts';
import { type CommitTimes, lastChange } from './commit-times.ts';
import { readOrExplain } from './folder-files.ts';
import { type EntityRecord, type ImportRecord, isAsImported } from './import-record.ts';

/** What is needed to read the files of a folder. */
export type FolderContext = LocalesAndTags & {
  readonly importRecord: ImportRecord;
  readonly times: CommitTimes;
};

/** The text of an entry's or an asset's file. */
export type EntitySource = {
  readonly file: string;
  readonly id: string;
  readonly text: string;
  /** When it was last changed, for an entity without `publishedAt`. */
  readonly changed: Date;
};

/**
 * Reads the file of an entry or an asset, without parsing it. `source` is undefined when the file cannot be opened, which
 * is a fault, or was deleted in the meantime.
 */
export async function openEntityFile(
  file: string,
  id: string,
  record: EntityRecord | undefined,
  { times }: FolderContext,
) {
  const found = await readOrExplain(file);
  const isRead = typeof found === 'object';
  const text = isRead ? found.bytes.toString('utf8') : '';
  const imported = isRead && isAsImported(text, record);
  const faults: Problem[] = typeof found === 'string' ? [{ file, line: 1, message: found }] : [];
  const source: EntitySource | undefined = isRead
    ? { file, id, text, changed: lastChange(times, file, id, found.changed) }
    : undefined;
  return { source, imported, faults, report: reportInto(faults, file, imported) };
}
