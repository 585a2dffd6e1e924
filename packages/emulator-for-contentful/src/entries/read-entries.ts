import { type FolderContext, openEntityFile } from '../folder/entity-file.ts';
import { fileLimit } from '../folder/folder-files.ts';
import { withRecorded } from '../folder/import-record.ts';
import type { Problem } from '../text/problem.ts';
import { type EntriesContext, type EntryFile, entryKey, findEntryFiles, type Model } from './entry-files.ts';
import { type EntryReading, readEntry } from './read-entry.ts';
import { readTranslation } from './read-translation.ts';

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
  place: FolderContext & Pick<EntriesContext, 'fileOf' | 'unusable'>,
): Promise<readonly EntryFileReading[]> {
  const { defaultLocale, locales } = place.about;
  const context = { ...place, locale: defaultLocale, locales: locales.map(({ code }) => code) };
  const files = await findEntryFiles(folder, model, context);
  return fileLimit.map(files, (entry) => readEntryFile(entry, place));
}

async function readEntryFile(entryFile: EntryFile, place: FolderContext): Promise<EntryFileReading> {
  const { file, id, type, locale } = entryFile;
  const key = entryKey(entryFile);
  const record = place.importRecord.entries[key];
  const { source, imported, context, faults } = await openEntityFile(file, id, record, place);
  const reading =
    source &&
    (locale === undefined
      ? readEntry(source, type, context)
      : readTranslation(source, type, { ...context, locale }));
  const entry = reading && {
    ...reading,
    ...{ key, file, locale, imported },
    entry: withRecorded(reading.entry, source.text, record),
    references: imported ? [] : reading.references,
  };
  return { ...entryFile, entry, faults };
}
