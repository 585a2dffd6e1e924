import { readTranslation } from '../entries/read-translation.ts';
import { textHash } from '../folder/import-record.ts';
import { markdownFromRichText } from '../markdown/write-markdown.ts';
import { bodyFieldOf, type ContentType } from '../model/content-type.ts';
import { isRichText } from '../model/rich-text.ts';
import type { Entry, Localised } from '../model/space.ts';
import { recordDifferences } from './record-differences.ts';
import type { Written } from './write-entry.ts';
import { entryFileText, readBack, yamlLines, yamlValue } from './write-field.ts';

/** The file of a translation, and the fields that it has. */
type WrittenTranslation = Written & { readonly fields: readonly string[] };

/**
 * Writes the translation of an entry into one locale as a person would: the front matter, and the first rich text below
 * it. It has the values that such a file can express; null, for example, is not among them.
 * @returns undefined when there is none of them
 */
export function writeTranslation(
  entry: Entry,
  type: ContentType,
  locale: string,
): WrittenTranslation | undefined {
  const read = (text: string) =>
    readBack(text, entry, (source, report) => readTranslation(source, type, { locale, report }))?.entry;
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
  const values = Object.fromEntries(
    parts.map(({ id, value }): [string, Localised] => [id, { [locale]: value }]),
  );
  // Its times, versions and tags are those of the entry.
  const { fields } = recordDifferences({ ...reading, fields: values }, reading);
  const record = { text: textHash(text), ...(fields === undefined ? {} : { fields }) };
  return { text, record, fields: parts.map(({ id }) => id) };
}
