import { basename } from 'node:path';
import type { EntitySource } from '../folder/entity-file.ts';
import { bodyFieldOf, type ContentType } from '../model/content-type.ts';
import { type LocalesAndTags, linkTo } from '../model/space.ts';
import { quote, type Report } from '../text/content-fault.ts';
import { reportUnknownKeys } from '../text/front-matter.ts';
import { keyOf, parseLocatedYaml } from '../text/yaml.ts';
import { splitEntryText } from './entry-text.ts';
import { type EntryReading, publication, type Reference, reserved } from './read-entry.ts';
import { readField } from './read-field.ts';

type TranslationContext = Pick<LocalesAndTags, 'locale'> & { readonly report: Report };

/**
 * Reads the translation of an entry: the localised fields that have words of their own in a locale. What is absent or empty
 * falls back to another locale.
 * @param source the translation's file, with the id of its entry
 * @param context `locale` is that of the translation
 * @returns an entry with the values of this locale only; undefined when the file cannot be parsed
 */
export function readTranslation(
  source: EntitySource,
  type: ContentType,
  { locale, report }: TranslationContext,
): EntryReading | undefined {
  const parts = splitEntryText(source.text, report);
  if (parts === undefined) return undefined;
  const yaml = parseLocatedYaml(parts.frontMatter, { lineOffset: 1, report });
  if (yaml.root === undefined) return undefined;
  const shared = [...type.fields.filter((field) => !field.localized).map(({ id }) => id), ...reserved];
  const localized = type.fields.filter((field) => field.localized);
  const ids = localized.map(({ id }) => id);
  const sameInAll = (line: number, what: string) => {
    const original = basename(source.file).replace(`.${locale}.md`, '.md');
    report(line, `${what} is the same in all languages. Write it in ${original}, and delete it here.`);
  };
  for (const { key } of yaml.root.items) {
    const name = keyOf({ key });
    if (shared.includes(name) && !ids.includes(name)) sameInAll(yaml.lineOf(key), quote(name));
  }
  reportUnknownKeys(yaml, [...ids, ...shared], quote(type.name), report);

  const bodyField = bodyFieldOf(type);
  if (bodyField?.localized !== true && parts.body.trim() !== '')
    sameInAll(parts.bodyOffset + 1, 'The text below the second “---”');
  const fields: Record<string, Readonly<Record<string, unknown>>> = {};
  const references: Reference[] = [];
  const lines = new Map<string, number>();
  for (const field of localized) {
    const body = field === bodyField ? { text: parts.body, lineOffset: parts.bodyOffset } : undefined;
    const reading = readField(field, {
      ...{ yaml, body, locale },
      locales: [],
      report: (line, message, readable) => report(line, message, readable, field.id),
    });
    if (reading.values === undefined) continue;
    fields[field.id] = reading.values;
    lines.set(field.id, reading.line ?? 1);
    for (const link of reading.links) references.push({ file: source.file, field, ...link });
  }
  const sys = { id: source.id, type: 'Entry', contentType: linkTo('ContentType', type.sys.id) } as const;
  const times = publication(source.changed, { draft: false, archived: false });
  return { entry: { sys: { ...sys, ...times }, fields }, references, lines };
}
