import { markdownFromRichText } from '../markdown/write-markdown.ts';
import { bodyFieldOf, type ContentType } from '../model/content-type.ts';
import { isRichText } from '../model/rich-text.ts';
import type { Entry, LocalesAndTags } from '../model/space.ts';
import { stateLines, yamlLines, yamlValue } from './write-field.ts';

/**
 * Writes an entry and each of its translations as a person would write their files.
 * @returns the texts, by what the names of their files have behind the id: nothing, or a dot and a locale
 */
export function writeEntry(
  entry: Entry,
  type: ContentType,
  { locale, locales, tags }: LocalesAndTags,
): ReadonlyMap<string, string> {
  // A content type can have a field with the name of a state.
  const isFree = (name: string) => type.fields.every((field) => field.id !== name);
  const state = stateLines(entry, tags, isFree).join('');
  const files = new Map([['', entryText(entry, type.fields, type, locale, state)]]);
  for (const code of locales.filter((other) => other !== locale)) {
    const own = type.fields.filter(({ id, localized }) => localized && entry.fields[id]?.[code] != null);
    if (own.length > 0) files.set(`.${code}`, entryText(entry, own, type, code));
  }
  return files;
}

/** The text of a file with the values of fields in a locale: the first rich text is below the others, if Markdown can express it. */
function entryText(
  entry: Entry,
  fields: ContentType['fields'],
  type: ContentType,
  locale: string,
  state = '',
): string {
  const bodyField = bodyFieldOf(type);
  const document = bodyField && entry.fields[bodyField.id]?.[locale];
  const body = isRichText(document) ? markdownFromRichText(document) : undefined;
  const lines = fields.flatMap((field) => {
    const value = entry.fields[field.id]?.[locale];
    if (value == null || (field === bodyField && body !== undefined)) return [];
    return yamlLines(field.id, yamlValue(field, value));
  });
  return `---\n${lines.join('')}${state}---\n${body === undefined ? '' : `\n${body}`}`;
}
