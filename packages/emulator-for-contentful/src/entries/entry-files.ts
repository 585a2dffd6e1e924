import { join } from 'node:path';
import { namesOrReport } from '../folder/folder-files.ts';
import type { ContentType } from '../model/content-type.ts';
import { entityId, type LocalesAndTags } from '../model/space.ts';
import { either, type Problem, quote } from '../text/content-fault.ts';
import { isMistakenTranslation, parseTranslationName, splitAtLastDot } from './translation-name.ts';

/** The content types by id. An invalid one is undefined, so that no faults are reported for its entries. */
export type Model = ReadonlyMap<string, ContentType | undefined>;

export interface EntryFile {
  readonly file: string;
  readonly id: string;
  readonly type: ContentType;
  /** The locale of a translation; undefined for the entry itself. */
  readonly locale: string | undefined;
}

/** Identifies a file of `entries/`: its name without `.md`. */
export function entryKey({ id, locale }: Pick<EntryFile, 'id' | 'locale'>): string {
  return locale === undefined ? id : `${id}.${locale}`;
}

export type EntriesContext = Pick<LocalesAndTags, 'locale' | 'locales'> & {
  /** Returns the file of the entry that is served; it takes precedence over other files with the same id. */
  readonly fileOf: (id: string) => string | undefined;
  /** Collects the faults of files that cannot be entries. */
  readonly unusable: Problem[];
  readonly root: string;
  /** The paths of the files of the last good content. */
  readonly before: readonly string[];
};

export async function findEntryFiles(
  folder: string,
  model: Model,
  context: EntriesContext,
): Promise<readonly EntryFile[]> {
  const { unusable, root, before } = context;
  const found: EntryFile[] = [];
  for (const typeId of await namesOrReport(folder, root, unusable, before)) {
    const typeFolder = join(folder, typeId);
    const type = model.get(typeId);
    if (!model.has(typeId)) {
      const message = `No content type is called ${quote(typeId)}; a folder of entries is named ${either([...model.keys()])}.`;
      unusable.push({ file: typeFolder, line: 1, message });
    }
    if (type !== undefined) found.push(...(await filesOfType(typeFolder, type, context)));
  }
  return onePerId(found, context);
}

async function filesOfType(
  folder: string,
  type: ContentType,
  context: EntriesContext,
): Promise<readonly EntryFile[]> {
  const names = await namesOrReport(folder, context.root, context.unusable, context.before);
  const isThere = new Set(names);
  const hasEntry = (id: string) => isThere.has(`${id}.md`);
  const found: EntryFile[] = [];
  for (const name of names) {
    const file = join(folder, name);
    const stem = name.replace(/\.md$/, '');
    const translation = parseTranslationName(stem, context);
    const entry = { file, type, ...(translation ?? { id: stem, locale: undefined }) };
    const fault = nameFault(name, entry, hasEntry, context);
    if (fault === undefined) found.push(entry);
    else context.unusable.push({ file, line: 1, message: fault });
  }
  return found;
}

function nameFault(
  name: string,
  { id, locale }: EntryFile,
  hasEntry: (id: string) => boolean,
  context: EntriesContext,
): string | undefined {
  if (!name.endsWith('.md') || !entityId.test(id))
    return `An entry is a file whose name has 1 to 64 letters, digits, “-”, “_” or “.” and ends in .md. ${renaming(name)}`;
  if (locale !== undefined && !hasEntry(id))
    return `This is a translation into ${quote(locale)}, but there is no entry ${id}.md beside it. Name it as its entry is named, or delete it.`;
  if (locale !== undefined || !isMistakenTranslation(id, hasEntry)) return undefined;
  const meant = splitAtLastDot(id);
  if (meant.locale === context.locale)
    return `The words in ${quote(meant.locale)}, the default locale, stand in ${meant.id}.md. Move them there, and delete this file.`;
  const others = context.locales.filter((code) => code !== context.locale);
  const known = others.length === 0 ? 'It has no further ones.' : `Its further locales: ${either(others)}.`;
  return `This is named as a translation of ${meant.id}.md into ${quote(meant.locale)}, which is not a locale of space.yaml. ${known}`;
}

/** What to do with a file that no entry can be: a text gets a name like its own. */
function renaming(name: string): string {
  const [, stem] = /^(.+?)(?:\.(?:md|markdown|txt|ya?ml))+$/i.exec(name.normalize('NFKD')) ?? [];
  const words = stem?.replaceAll(/\p{M}/gu, '').match(/[\w.]+/g) ?? ['new'];
  if (stem === undefined) return 'Move this elsewhere.';
  return `Rename it, such as to ${quote(`${words.join('-').slice(0, 60)}.md`)}, or delete it.`;
}

/** Of several files with the same id, keeps the one whose entry is served, or else the first, with its translations. */
function onePerId(files: readonly EntryFile[], { fileOf, unusable }: EntriesContext): readonly EntryFile[] {
  const taken = new Map<string, EntryFile>();
  for (const entry of files) {
    const isServed = fileOf(entry.id) === entry.file;
    if (entry.locale === undefined && (!taken.has(entry.id) || isServed)) taken.set(entry.id, entry);
  }
  return files.filter(({ id, file, type }) => {
    const other = taken.get(id);
    // The file of a translation's entry can itself be unusable, which is reported.
    if (other === undefined || other.type === type) return other !== undefined;
    const message = `The id ${quote(id)} is taken by ${other.file}; ids are unique in the whole space.`;
    unusable.push({ file, line: 1, message });
    return false;
  });
}
