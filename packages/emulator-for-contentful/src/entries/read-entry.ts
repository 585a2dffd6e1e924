import { basename } from 'node:path';
import type { EntitySource } from '../folder/entity-file.ts';
import { bodyFieldOf, type ContentField, type ContentType } from '../model/content-type.ts';
import { dateTimeText, parseDateText } from '../model/date-text.ts';
import { type EntitySys, type Entry, type LocalesAndTags, type Localised, linkTo } from '../model/space.ts';
import { quote, type Report, readable } from '../text/content-fault.ts';
import { readFlag, readTags, reportUnknownKeys } from '../text/front-matter.ts';
import { keyOf, type LocatedYaml, plainValue } from '../text/yaml.ts';
import { type EntryText, parseEntryText } from './entry-text.ts';
import { noticing, readField } from './read-field.ts';
import type { FieldLink } from './read-value.ts';

/** Reserved keys of the front matter; a field of the model with the same id takes precedence. */
const reserved = ['draft', 'archived', 'publishedAt', 'tags'];

/** A link, whose target is checked once every file is read. */
export type Reference = FieldLink & { readonly file: string; readonly field: ContentField };

export interface EntryReading {
  readonly entry: Entry;
  readonly references: readonly Reference[];
  /** The line of each field; for a missing one, the end of the front matter. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Reads one file of an entry by its content type.
 * @param translation the locale of the file of a translation: it has those localised fields that have words of their own. What is absent
 * or empty in it falls back to another locale
 * @returns for a translation an entry with its values only; undefined when the file cannot be parsed. A field with a fault is reported
 * and left out
 */
export function readEntry(
  source: EntitySource,
  type: ContentType,
  context: LocalesAndTags & { readonly report: Report },
  translation?: string,
): EntryReading | undefined {
  const file = parseEntryText(source.text, context.report);
  if (file === undefined) return undefined;
  const { yaml, body } = file;
  const hasField = (id: string) => type.fields.some((field) => field.id === id);
  const bodyField = bodyFieldOf(type);
  if (translation !== undefined) reportShared(source, type, file, translation, context.report);
  else if (bodyField === undefined && body.text.trim() !== '')
    context.report(body.lineOffset + 1, `${quote(type.name)} has no place for text below the second “---”.`);
  const own = type.fields.filter((field) => translation === undefined || field.localized);
  const known = [...new Set([...own, ...type.fields])].map((field) => field.id);
  reportUnknownKeys(yaml, [...known, ...reserved], quote(type.name), context.report);

  const flag = (name: 'draft' | 'archived') =>
    translation === undefined && !hasField(name) && readFlag(name, yaml, context.report);
  const flags = { draft: flag('draft'), archived: flag('archived') };
  // Contentful validates an entry when it is published, so drafts and archived entries may break the rules of the model.
  const isPublished = !flags.draft && !flags.archived;
  const fields: Record<string, Localised> = {};
  const references: Reference[] = [];
  const lines = new Map<string, number>();
  for (const field of own) {
    const { report, isFaulty } = noticing((line, message, about) => {
      if (isPublished || !about?.isReadable) context.report(line, message, { ...about, field: field.id });
    });
    const reading = readField(field, {
      ...(translation === undefined ? context : { locale: translation, locales: [] }),
      ...{ yaml, report, body: field === bodyField ? body : undefined },
      addLink: (link) => void references.push({ file: source.file, field, ...link }),
    });
    // A missing field is reported at the end of the front matter.
    const line = reading.line ?? body.lineOffset;
    lines.set(field.id, line);
    if (reading.values !== undefined) fields[field.id] = reading.values;
    else if (translation === undefined && field.required && !isFaulty())
      report(line, `${quote(field.id)} is missing. Every ${quote(type.name)} needs one.`, readable);
  }
  const sys = { id: source.id, type: 'Entry', contentType: linkTo('ContentType', type.sys.id) } as const;
  if (translation !== undefined)
    return { entry: { sys: { ...sys, ...publication(source.changed, flags) }, fields }, references, lines };
  const tags = hasField('tags') ? [] : readTags(yaml, context.tags, context.report);
  const changed = (hasField('publishedAt') ? undefined : publishedAt(yaml, context.report)) ?? source.changed;
  const metadata = { tags: tags.map((tag) => linkTo('Tag', tag)) };
  return {
    entry: { sys: { ...sys, ...publication(changed, flags) }, metadata, fields },
    references: isPublished ? references : [],
    lines,
  };
}

/** Reports what the file of a translation has though it is the same in all languages. */
function reportShared(
  { file }: EntitySource,
  type: ContentType,
  { yaml, body }: EntryText,
  locale: string,
  report: Report,
): void {
  const sameInAll = (line: number, what: string) => {
    const original = basename(file).replace(`.${locale}.md`, '.md');
    report(line, `${what} is the same in all languages. Write it in ${original}, and delete it here.`);
  };
  for (const { key } of yaml.root.items) {
    const id = keyOf({ key });
    const field = type.fields.find((each) => each.id === id);
    if (field ? !field.localized : reserved.includes(id)) sameInAll(yaml.lineOf(key), quote(id));
  }
  if (bodyFieldOf(type)?.localized !== true && body.text.trim() !== '')
    sameInAll(body.lineOffset + 1, 'The text below the second “---”');
}

const versionsSince = Date.UTC(2020, 0, 1);

interface Flags {
  readonly draft: boolean;
  readonly archived: boolean;
}

/** The times and version of an entity, derived from its file's time so that they rise with each change. */
export function publication(changed: Date, { draft, archived }: Flags): Omit<EntitySys, 'id'> {
  const at = changed.toISOString();
  const times = { createdAt: at, updatedAt: at };
  const version = Math.max(1, Math.floor((changed.getTime() - versionsSince) / 1000));
  if (archived) return { ...times, archivedVersion: version };
  if (draft) return times;
  return { ...times, publishedAt: at, firstPublishedAt: at, publishedVersion: version };
}

/** The `publishedAt` of the front matter, which takes precedence over the time of the file. */
function publishedAt(yaml: LocatedYaml, report: Report): Date | undefined {
  if (!yaml.root?.has('publishedAt')) return undefined;
  const value = plainValue(yaml.root.get('publishedAt', true));
  const date = typeof value === 'string' ? parseDateText(value) : undefined;
  if (date && (date.time === undefined || date.zone !== undefined)) return new Date(dateTimeText(date));
  const forms = '2026-11-20 or 2026-11-20T10:30:00Z';
  return report(
    yaml.lineAt(['publishedAt']),
    `“publishedAt” must be a date, or a date and time with its zone, such as ${forms}.`,
  );
}
