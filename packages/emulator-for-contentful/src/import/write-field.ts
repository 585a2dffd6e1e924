import { stringify } from 'yaml';
import { markdownFromRichText } from '../markdown/write-markdown.ts';
import type { ContentField } from '../model/content-type.ts';
import { isEntityLink, isRichText } from '../model/rich-text.ts';
import type { Asset, Entry, LocalesAndTags, Localised, Tag } from '../model/space.ts';
import { isRecord } from '../text/json.ts';

/** Single-line texts with more characters are folded over several lines. */
const longLine = 110;

export function yamlLines(name: string, value: unknown): string {
  const long = typeof value === 'string' && value.length > longLine && !value.includes('\n');
  return stringify(
    { [name]: value },
    {
      lineWidth: long ? longLine : 0,
      blockQuote: long ? 'folded' : 'literal',
      defaultStringType: long ? 'BLOCK_FOLDED' : 'PLAIN',
      defaultKeyType: 'PLAIN',
      aliasDuplicateObjects: false,
    },
  );
}

/**
 * Writes tags, `draft` and `archived`.
 * @param isFree whether the front matter may use this key
 */
export function stateLines(
  { sys, metadata }: Entry | Asset,
  tags: readonly Tag[],
  isFree: (name: string) => boolean = () => true,
): readonly string[] {
  const known = (metadata?.tags ?? [])
    .map((tag) => tag.sys.id)
    .filter((id) => tags.some((tag) => tag.sys.id === id));
  const isArchived = sys.archivedVersion !== undefined;
  const isHidden = isArchived || sys.publishedVersion === undefined;
  const key = (isArchived ? ['archived', 'draft'] : ['draft', 'archived']).find(isFree);
  return [
    ...(known.length > 0 && isFree('tags') ? [yamlLines('tags', known)] : []),
    ...(isHidden && key !== undefined ? [yamlLines(key, true)] : []),
  ];
}

/** Writes a field of an entry as a person would: the one value of the default locale, or a value for each locale. */
export function fieldYaml(
  field: ContentField,
  values: Localised,
  { locale, locales }: LocalesAndTags,
): string {
  const used = Object.keys(values);
  const value = values[locale];
  const only = used.length === 1 && used[0] === locale && value !== null;
  // An object whose keys are all locale codes would be read as values by locale.
  const looksLocalised =
    field.localized && isRecord(value) && Object.keys(value).every((key) => locales.includes(key));
  if (only && !looksLocalised) return yamlLines(field.id, yamlValue(field, value));
  const rank = (code: string) => (locales.includes(code) ? locales.indexOf(code) : locales.length);
  const ordered = used.toSorted((a, b) => rank(a) - rank(b));
  const byLocale = ordered.map((code) => [code, yamlValue(field, values[code])]);
  return yamlLines(field.id, Object.fromEntries(byLocale));
}

/** A value as it stands in YAML: links are ids, and rich text is Markdown if that can express it. */
export function yamlValue(field: ContentField, value: unknown): unknown {
  const id = (item: unknown) => (isEntityLink(item) ? item.sys.id : item);
  if (field.type === 'Link') return id(value);
  if (field.type === 'Array' && Array.isArray(value)) return value.map(id);
  return field.type === 'RichText' && isRichText(value) ? (markdownFromRichText(value) ?? value) : value;
}
