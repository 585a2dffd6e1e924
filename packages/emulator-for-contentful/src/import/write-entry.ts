import { type EntryReading, readEntry } from '../entries/read-entry.ts';
import { type EntityRecord, recordDifferences, textHash } from '../folder/import-record.ts';
import { markdownFromRichText } from '../markdown/write-markdown.ts';
import { bodyFieldOf, type ContentType } from '../model/content-type.ts';
import { isRichText } from '../model/rich-text.ts';
import type { Entry, LocalesAndTags, Localised } from '../model/space.ts';
import { type Problem, reportInto } from '../text/content-fault.ts';
import { fieldYaml, stateLines, yamlLines, yamlValue } from './write-field.ts';

/** The text of a file, and the record of what it cannot express. */
export interface Written {
  readonly text: string;
  readonly record: EntityRecord;
}

/**
 * Writes an entry and its translations as a person would write their files. Each is read back, and every value that
 * differs is recorded.
 * @returns the files by what their names have behind the id: nothing, or a dot and a locale
 */
export function writeEntry(
  entry: Entry,
  type: ContentType,
  context: LocalesAndTags,
): ReadonlyMap<string, Written> {
  const files = new Map<string, Written>();
  const fields: Record<string, Localised> = { ...entry.fields };
  for (const locale of context.locales.filter((code) => code !== context.locale)) {
    const translation = writeTranslation(entry, type, context, locale);
    if (translation === undefined) continue;
    files.set(`.${locale}`, translation);
    for (const id of translation.fields) {
      const { [locale]: _, ...others } = fields[id] ?? {};
      if (Object.keys(others).length === 0) delete fields[id];
      else fields[id] = others;
    }
  }
  return files.set('', writeOriginal({ ...entry, fields }, type, context));
}

/** Writes the file of an entry itself, with the values by locale that no translation's file can express. */
function writeOriginal(entry: Entry, type: ContentType, context: LocalesAndTags): Written {
  const bodyField = bodyFieldOf(type);
  // The rich text is Markdown below the front matter if it has only one locale and Markdown can express it.
  const texts = (bodyField && entry.fields[bodyField.id]) ?? {};
  const text = Object.keys(texts).length === 1 ? texts[context.locale] : undefined;
  const body = isRichText(text) ? markdownFromRichText(text) : undefined;
  const lines = type.fields.flatMap((field) => {
    const values = entry.fields[field.id];
    if (values === undefined || (field === bodyField && body !== undefined)) return [];
    const yaml = fieldYaml(field, values, context);
    const alone = readBack(entryFileText(yaml), entry, { ...type, fields: [field] }, context);
    return alone === undefined ? [] : [yaml];
  });
  // A content type can have fields with these names. Then another name is used, or the state is recorded.
  const isFree = (name: string) => type.fields.every((field) => field.id !== name);
  const about = stateLines(entry, context.tags, isFree).join('');
  for (const text of [entryFileText(lines.join('') + about, body), entryFileText(about)]) {
    const reading = readBack(text, entry, type, context);
    if (reading !== undefined)
      return { text, record: { text: textHash(text), ...recordDifferences(entry, reading.entry) } };
  }
  throw new Error(`The entry ${entry.sys.id} cannot be written as a file.`);
}

/**
 * Writes the translation of an entry into one locale: the front matter, and the first rich text below it. It has the values
 * that such a file can express; null, for example, is not among them.
 * @returns undefined when there is none of them
 */
function writeTranslation(
  entry: Entry,
  type: ContentType,
  context: LocalesAndTags,
  locale: string,
): (Written & { readonly fields: readonly string[] }) | undefined {
  const read = (text: string) => readBack(text, entry, type, context, locale)?.entry;
  const bodyField = bodyFieldOf(type);
  const parts = type.fields.flatMap((field) => {
    const value = entry.fields[field.id]?.[locale];
    if (!field.localized || value === undefined) return [];
    const body = field === bodyField && isRichText(value) ? markdownFromRichText(value) : undefined;
    const yaml = body === undefined ? yamlLines(field.id, yamlValue(field, value)) : '';
    const isRead = read(entryFileText(yaml, body))?.fields[field.id] !== undefined;
    return isRead ? [{ id: field.id, value, yaml, body }] : [];
  });
  const yaml = parts.map((part) => part.yaml).join('');
  const text = entryFileText(yaml, parts.find(({ body }) => body !== undefined)?.body);
  const reading = read(text);
  if (parts.length === 0 || reading === undefined) return undefined;
  const values = Object.fromEntries(parts.map(({ id, value }) => [id, { [locale]: value }]));
  // Its times, versions and tags are those of the entry.
  const { fields } = recordDifferences({ ...reading, fields: values }, reading);
  return { text, record: { text: textHash(text), ...(fields && { fields }) }, fields: Object.keys(values) };
}

function entryFileText(frontMatter: string, body?: string): string {
  return `---\n${frontMatter}---\n${body === undefined ? '' : `\n${body}`}`;
}

/** Reads the text of an entry's file as the service does. @returns undefined when it has a fault */
function readBack(
  text: string,
  { sys: { id } }: Entry,
  type: ContentType,
  context: LocalesAndTags,
  locale?: string,
): EntryReading | undefined {
  const faults: Problem[] = [];
  const source = { file: '', id, text, changed: new Date(0) };
  const reading = readEntry(source, type, { ...context, report: reportInto(faults, '', true) }, locale);
  return faults.length === 0 ? reading : undefined;
}
