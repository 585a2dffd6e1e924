import { join } from 'node:path';
import type { FiledEntry } from './check-references.ts';
import type { ContentType } from './content-type.ts';
import type { ReadFile } from './file-reader.ts';
import { namesIn } from './folder-files.ts';
import type { FolderMemory, Made } from './folder-memory.ts';
import { inOrder } from './in-order.ts';
import { isAsImported, type Kept, withKept } from './kept.ts';
import { either, type Problem, quote, reportInto } from './problem.ts';
import { readEntry } from './read-entry.ts';
import type { SpaceFile } from './read-space-file.ts';
import { ENTITY_ID } from './space.ts';

/** The content types by id; one that is there but broken is kept as undefined, so that its entries are not blamed. */
export type Model = ReadonlyMap<string, ContentType | undefined>;

type EntryFile = { readonly file: string; readonly id: string; readonly type: ContentType };

export type FolderPlace = {
  readonly about: SpaceFile;
  readonly kept: Kept;
  readonly problems: Problem[];
  readonly memory: FolderMemory;
};

/** Reads `entries/`: a folder for each content type, a file for each entry. */
export async function readEntries(folder: string, model: Model, place: FolderPlace): Promise<FiledEntry[]> {
  const files = await entryFiles(folder, model, place.problems);
  const { about, kept, memory } = place;
  const read = await inOrder(files, (entry) =>
    memory.recall(entry.file, [entry.type, about, kept.entries[entry.id]], (readFile) =>
      readEntryFile(entry, place, readFile),
    ),
  );
  return read.filter((one) => one !== undefined);
}

async function readEntryFile(
  { file, id, type }: EntryFile,
  { about, kept, problems }: FolderPlace,
  readFile: ReadFile,
): Promise<Made<FiledEntry | undefined>> {
  const found = await readFile(file);
  // A file that went while the folder was read was not there.
  if (found === undefined) return { value: undefined, sound: false };
  const text = found.bytes.toString('utf8');
  const imported = isAsImported(text, kept.entries[id]);
  const faults: Problem[] = [];
  const source = { file, id, text, changed: new Date(found.changed) };
  const reading = readEntry(source, type, {
    locale: about.defaultLocale,
    locales: about.locales.map((locale) => locale.code),
    tags: about.tags,
    report: reportInto(faults, file, imported),
  });
  problems.push(...faults);
  if (reading === undefined) return { value: undefined, sound: false };
  const entry = withKept(reading.entry, text, kept.entries[id]);
  const references = imported ? [] : reading.references;
  return { value: { ...reading, file, entry, imported, references }, sound: faults.length === 0 };
}

/** Finds the files and tells of those that cannot be entries. */
async function entryFiles(folder: string, model: Model, problems: Problem[]): Promise<readonly EntryFile[]> {
  const found: EntryFile[] = [];
  const fileById = new Map<string, string>();
  for (const typeId of await namesIn(folder)) {
    const typeFolder = join(folder, typeId);
    const type = model.get(typeId);
    if (!model.has(typeId)) {
      const message = `No content type is called ${quote(typeId)}; a folder of entries is named ${either([...model.keys()])}.`;
      problems.push({ file: typeFolder, line: 1, message });
    }
    if (type === undefined) continue;
    for (const name of await namesIn(typeFolder)) {
      const file = join(typeFolder, name);
      const report = reportInto(problems, file);
      const id = name.endsWith('.md') ? name.slice(0, -3) : undefined;
      if (id === undefined) {
        report(1, 'Only entries stand in this folder, each a file that ends in .md.');
        continue;
      }
      if (!ENTITY_ID.test(id)) {
        report(1, 'A file name has 1 to 64 letters, digits, “-”, “_” or “.” before .md.');
        continue;
      }
      const other = fileById.get(id);
      if (other !== undefined) {
        report(1, `The id ${quote(id)} is taken by ${other}; ids are unique in the whole space.`);
      }
      fileById.set(id, file);
      found.push({ file, id, type });
    }
  }
  return found;
}
