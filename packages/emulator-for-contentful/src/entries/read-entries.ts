import { join } from 'node:path';
import { type FolderContext, openEntityFile } from '../folder/entity-file.ts';
import { fileLimit, namesIn } from '../folder/folder-files.ts';
import { withRecorded } from '../folder/import-record.ts';
import type { ContentType } from '../model/content-type.ts';
import { ENTITY_ID } from '../model/space.ts';
import { either, type Problem, quote } from '../text/problem.ts';
import { type EntryReading, readEntry } from './read-entry.ts';

/** The content types by id. An invalid one is undefined, so that no faults are reported for its entries. */
export type Model = ReadonlyMap<string, ContentType | undefined>;

/** An entry with its file; `imported` when the file is unchanged since an import, which excuses some faults. */
export type FiledEntry = EntryReading & { readonly file: string; readonly imported: boolean };

type EntryFile = { readonly file: string; readonly id: string; readonly type: ContentType };

export type EntryFileReading = EntryFile & {
  /** Undefined when the file cannot be parsed, or was deleted while the folder was read. */
  readonly entry: FiledEntry | undefined;
  readonly faults: readonly Problem[];
};

type EntriesContext = FolderContext & {
  /** Returns the file of the entry that is served; it takes precedence over other files with the same id. */
  readonly fileOf: (id: string) => string | undefined;
  /** Collects the faults of files that cannot be entries. */
  readonly unusable: Problem[];
};

/** Reads `entries/`: a folder for each content type, a file for each entry. */
export async function readEntries(
  folder: string,
  model: Model,
  place: EntriesContext,
): Promise<readonly EntryFileReading[]> {
  const files = onePerId(await entryFiles(folder, model, place.unusable), place);
  return fileLimit.map(files, (entry) => readEntryFile(entry, place));
}

async function readEntryFile(entryFile: EntryFile, place: FolderContext): Promise<EntryFileReading> {
  const { file, id, type } = entryFile;
  const record = place.importRecord.entries[id];
  const { source, imported, context, faults } = await openEntityFile(file, id, record, place);
  const reading = source && readEntry(source, type, context);
  const entry = reading && {
    ...reading,
    file,
    imported,
    entry: withRecorded(reading.entry, source.text, record),
    references: imported ? [] : reading.references,
  };
  return { ...entryFile, entry, faults };
}

/** Finds the files, and reports those that cannot be entries. */
async function entryFiles(folder: string, model: Model, unusable: Problem[]): Promise<readonly EntryFile[]> {
  const found: EntryFile[] = [];
  for (const typeId of await namesIn(folder)) {
    const typeFolder = join(folder, typeId);
    const type = model.get(typeId);
    if (!model.has(typeId)) {
      const message = `No content type is called ${quote(typeId)}; a folder of entries is named ${either([...model.keys()])}.`;
      unusable.push({ file: typeFolder, line: 1, message });
    }
    if (type === undefined) continue;
    for (const name of await namesIn(typeFolder)) {
      const file = join(typeFolder, name);
      const id = name.replace(/\.md$/, '');
      const message = !name.endsWith('.md')
        ? 'This folder may contain only entries, each in a file that ends in .md.'
        : 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .md.';
      if (name.endsWith('.md') && ENTITY_ID.test(id)) found.push({ file, id, type });
      else unusable.push({ file, line: 1, message });
    }
  }
  return found;
}

/** Of several files with the same id, keeps the one whose entry is served, or else the first. */
function onePerId(files: readonly EntryFile[], { fileOf, unusable }: EntriesContext): readonly EntryFile[] {
  const taken = new Map<string, string>();
  for (const { id, file } of files) if (!taken.has(id) || fileOf(id) === file) taken.set(id, file);
  return files.filter(({ id, file }) => {
    const other = taken.get(id);
    if (other === file) return true;
    const message = `The id ${quote(id)} is taken by ${other}; ids are unique in the whole space.`;
    unusable.push({ file, line: 1, message });
    return false;
  });
}
