import { type FolderContext, readEntityFile } from '../folder/entity-file.ts';
import { withRecorded } from '../folder/import-record.ts';
import type { Problem } from '../text/content-fault.ts';
import { ownValue } from '../text/json.ts';
import { type EntriesContext, type EntryFile, entryKey, findEntryFiles, type Model } from './entry-files.ts';
import { type EntryReading, readEntry } from './read-entry.ts';

/**
 * An entry, or the values of its translation into a locale, with its file and `entryKey`; `imported` when the file is unchanged since an
 * import, which excuses some faults.
 */
export type FiledEntry = EntryReading &
  Pick<EntryFile, 'file' | 'locale'> & { readonly key: string; readonly imported: boolean };

export type EntryFileReading = EntryFile & {
  /** Undefined when the file cannot be parsed, or was deleted while the folder was read. */
  readonly entry: FiledEntry | undefined;
  readonly faults: readonly Problem[];
};

/** Reads `entries/`: a folder for each content type, a file for each entry and each of its translations. */
export async function readEntries(
  folder: string,
  model: Model,
  context: FolderContext & EntriesContext,
): Promise<readonly EntryFileReading[]> {
  const files = await findEntryFiles(folder, model, context);
  return Promise.all(files.map((entryFile) => readEntryFile(entryFile, context)));
}

async function readEntryFile(entryFile: EntryFile, context: FolderContext): Promise<EntryFileReading> {
  const { file, id, type, locale } = entryFile;
  const key = entryKey(entryFile);
  const record = ownValue(context.importRecord.entries, key);
  const { reading, imported, faults } = await readEntityFile(file, id, record, context, (source, report) => {
    const own = readEntry(source, type, { ...context, report }, locale);
    return own && { ...own, entry: withRecorded(own.entry, source.text, record) };
  });
  const entry = reading && {
    ...reading,
    ...{ key, file, locale, imported },
    references: imported ? [] : reading.references,
  };
  return { ...entryFile, entry, faults };
}
