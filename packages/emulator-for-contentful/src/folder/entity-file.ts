import type { LocalesAndTags } from '../model/space.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { type CommitTimes, lastChange } from './commit-times.ts';
import { readOrExplain } from './folder-files.ts';
import { type EntityRecord, type ImportRecord, isAsImported } from './import-record.ts';
import { decodeText, notUtf8 } from './text-encoding.ts';

/** What is needed to read the files of a folder. */
export type FolderContext = LocalesAndTags & {
  /** The content folder. */
  readonly root: string;
  /** Collects what is to be told of files that can be read. */
  readonly warnings: Problem[];
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
  { times, root, warnings }: FolderContext,
) {
  const found = await readOrExplain(file, root);
  const isRead = typeof found === 'object';
  const { text, encoding } = decodeText(isRead ? found.bytes : new Uint8Array());
  if (encoding === 'windows-1252') warnings.push({ file, line: 1, message: notUtf8 });
  const imported = isRead && isAsImported(text, record);
  const faults: Problem[] = typeof found === 'string' ? [{ file, line: 1, message: found }] : [];
  const source: EntitySource | undefined = isRead
    ? { file, id, text, changed: lastChange(times, file, id, found.changed) }
    : undefined;
  return { source, imported, faults, report: reportInto(faults, file, imported) };
}
