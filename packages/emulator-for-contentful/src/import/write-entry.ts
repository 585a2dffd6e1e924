import { readEntry } from '../entries/read-entry.ts';
import { type EntityRecord, textHash } from '../folder/import-record.ts';
import { markdownFromRichText } from '../markdown/write-markdown.ts';
import { bodyFieldOf, type ContentType } from '../model/content-type.ts';
import { isRichText } from '../model/rich-text.ts';
import type { Entry, LocalesAndTags, Localised } from '../model/space.ts';
import { recordDifferences } from './record-differences.ts';
import { entryFileText, fieldYaml, readBack, stateLines } from './write-field.ts';
import { writeTranslation } from './write-translation.ts';

/** The text of a file, and the record of what it cannot express. */
export interface Written {
  readonly text: string;
  readonly record: EntityRecord;
}

/** The files of an entry, by what their names have behind its id: nothing, or a dot and a locale. */
type WrittenEntry = ReadonlyMap<string, Written>;

/**
 * Writes an entry and its translations as a person would write their files. Each is read back, and every value that
 * differs is recorded.
 */
export function writeEntry(entry: Entry, type: ContentType, context: LocalesAndTags): WrittenEntry {
  const files = new Map<string, Written>();
  const fields: Record<string, Localised> = { ...entry.fields };
  for (const locale of context.locales.filter((code) => code !== context.locale)) {
    const translation = writeTranslation(entry, type, locale);
    if (translation === undefined) continue;
    files.set(`.${locale}`, translation);
    for (const id of translation.fields) {
      const others = Object.entries(fields[id] ?? {}).filter(([code]) => code !== locale);
      if (others.length === 0) delete fields[id];
      else fields[id] = Object.fromEntries(others);
    }
  }
  return files.set('', writeOriginal({ ...entry, fields }, type, context));
}

/** Writes the file of an entry itself, with the values by locale that no translation's file can express. */
function writeOriginal(entry: Entry, type: ContentType, context: LocalesAndTags): Written {
  const read = (text: string, of = type) =>
    readBack(text, entry, (source, report) => readEntry(source, of, { ...context, report }));
  const bodyField = bodyFieldOf(type);
  // The rich text is Markdown below the front matter if it has only one locale and Markdown can express it.
  const texts = (bodyField && entry.fields[bodyField.id]) ?? {};
  const text = Object.keys(texts).length === 1 ? texts[context.locale] : undefined;
  const body = isRichText(text) ? markdownFromRichText(text) : undefined;
  const lines = type.fields.flatMap((field) => {
    const values = entry.fields[field.id];
    if (values === undefined || (field === bodyField && body !== undefined)) return [];
    const yaml = fieldYaml(field, values, context);
    return read(entryFileText(yaml, undefined), { ...type, fields: [field] }) === undefined ? [] : [yaml];
  });
  // A content type can have fields with these names. Then another name is used, or the state is recorded.
  const isFree = (name: string) => type.fields.every((field) => field.id !== name);
  const about = stateLines(entry, context.tags, isFree).join('');
  for (const text of [entryFileText(lines.join('') + about, body), entryFileText(about, undefined)]) {
    const reading = read(text);
    if (reading !== undefined)
      return { text, record: { text: textHash(text), ...recordDifferences(entry, reading.entry) } };
  }
  throw new Error(`The entry ${entry.sys.id} cannot be written as a file.`);
}
