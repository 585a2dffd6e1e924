import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import {
  bodyFieldOf,
  contentNames,
  decodeText,
  inTime,
  parseTranslationName,
  RefusedFile,
  readContentFile,
} from 'emulator-for-contentful/folder';
import {
  type FieldValue,
  splitEntry,
  UnreadableFile,
  valueIn,
  valuesByKey,
  yamlFields,
} from './entry-file.ts';
import { readLocales } from './locales.ts';
import { unwrapMarkdown } from './markdown.ts';

/** An entry as its file has it. */
export interface EntryRecord {
  readonly type: string;
  readonly id: string;
  readonly file: string;
  readonly text: string;
  /** How its bytes were read. It is written only while it is UTF-8. */
  readonly encoding: ReturnType<typeof decodeText>['encoding'];
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Fields that a form cannot show, with their values by language: `{en-GB: …, de: …}`. */
  readonly byLocale: Readonly<Record<string, Readonly<Record<string, FieldValue | undefined>>>>;
  /** Why the file cannot be edited in a form; otherwise undefined. */
  readonly unreadable: string | undefined;
}

/** Whether a file may have this id (those of Contentful, but none that begins with a dot). */
export function isId(text: string): boolean {
  return /^[a-zA-Z0-9\-_][a-zA-Z0-9\-_.]{0,63}$/.test(text);
}

export function entryFile(type: string, id: string): string {
  return `entries/${type}/${id}.md`;
}

/** The content type and the id that an entry's file has in its path; undefined for another file. */
export function entryOfFile(file: string): { readonly typeId: string; readonly id: string } | undefined {
  const [, typeId, id] = /^entries\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
  return typeId === undefined || id === undefined ? undefined : { typeId, id };
}

/** The bytes of a file; undefined when it does not exist. @throws RefusedFile for what lies outside the folder or is no file */
export async function readBytes(folder: string, file: string): Promise<Buffer | undefined> {
  return (await readContentFile(join(folder, file), folder))?.bytes;
}

/** Whether there is a file of this name, whatever it is. */
export async function isTaken(folder: string, file: string): Promise<boolean> {
  const path = join(folder, file);
  return (await inTime(path, () => lstat(path))) !== undefined;
}

/** For a file that is nothing to whoever asks, when it is not one of the folder's own. */
export function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof RefusedFile)) throw error;
}

/** The last reading of each file, by its path: most pages list all entries, of which few have changed. */
const parsed = new WeakMap<ContentType, Map<string, EntryRecord>>();

/** Reads an entry from its file; undefined when there is none. The file is parsed only when it or its type has changed. */
export async function readEntry(
  folder: string,
  type: ContentType,
  id: string,
): Promise<EntryRecord | undefined> {
  const file = entryFile(type.sys.id, id);
  try {
    const bytes = await readBytes(folder, file);
    if (bytes === undefined) return undefined;
    const { text, encoding } = decodeText(bytes);
    const path = join(folder, file);
    const entries = parsed.getOrInsertComputed(type, () => new Map());
    const known = entries.get(path);
    if (known?.text === text && known.encoding === encoding) return known;
    const entry = { ...parseEntry(type, id, text), encoding };
    entries.set(path, entry);
    return entry;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { ...parseEntry(type, id, ''), unreadable: error.message };
  }
}

/** Reads the values of an entry's file. */
export function parseEntry(type: ContentType, id: string, text: string): EntryRecord {
  const file = entryFile(type.sys.id, id);
  const own = { type: type.sys.id, id, file, text, encoding: 'utf-8' as const };
  try {
    const { yaml, body } = splitEntry(plainLineEnds(text));
    const fields = yamlFields(yaml);
    const values = fields.flatMap(({ id, node }) => {
      const value = valueIn(node, yaml);
      return value === undefined ? [] : [[id, value] as const];
    });
    const byLocale = fields.flatMap(({ id, node }) => {
      const own = valuesByKey(node, yaml);
      return own === undefined ? [] : [[id, own] as const];
    });
    const markdown = unwrapMarkdown(body);
    const below = bodyFieldOf(type)?.id;
    if (below !== undefined && markdown !== '') values.push([below, markdown]);
    const read = { values: Object.fromEntries(values), byLocale: Object.fromEntries(byLocale) };
    return { ...own, ...read, unreadable: undefined };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...own, values: {}, byLocale: {}, unreadable: error.message };
  }
}

/** The names of the files in a folder of the content; none while it is refused, which the check says. */
export function namesIn(folder: string, path: string): Promise<readonly string[]> {
  return contentNames(join(folder, path), folder)
    .catch(undefinedIfRefused)
    .then((names) => names ?? []);
}

/** The text with `\n` as line ending and without a byte order mark. */
export function plainLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Reads all entries of some content types, without their translations. */
export async function readEntries(
  folder: string,
  types: readonly ContentType[],
): Promise<readonly EntryRecord[]> {
  const { first, others } = await readLocales(folder);
  const locales = { locale: first.code, locales: others.map(({ code }) => code) };
  const lists = await Promise.all(
    types.map(async (type) => {
      const names = await namesIn(folder, join('entries', type.sys.id));
      const ids = names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
      const own = ids.filter((id) => isId(id) && parseTranslationName(id, locales) === undefined);
      return Promise.all(own.map((id) => readEntry(folder, type, id)));
    }),
  );
  return lists.flat().filter((entry) => entry !== undefined);
}

/** The files of the translations of some entries, those that there are. */
export async function translationsOf(
  folder: string,
  entries: readonly EntryRecord[],
): Promise<readonly string[]> {
  const { others } = await readLocales(folder);
  const files = entries.flatMap(({ type, id }) => others.map(({ code }) => entryFile(type, `${id}.${code}`)));
  const areThere = await Promise.all(files.map((file) => isTaken(folder, file)));
  return files.filter((_, index) => areThere[index]);
}
