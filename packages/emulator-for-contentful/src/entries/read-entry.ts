import type { EntitySource } from '../folder/entity-file.ts';
import { bodyFieldOf, type ContentField, type ContentType } from '../model/content-type.ts';
import { dateTimeText, parseDateText } from '../model/date-text.ts';
import { type EntitySys, type Entry, type LocalesAndTags, linkTo } from '../model/space.ts';
import { quote, type Report } from '../text/content-fault.ts';
import { readFlag, readTags, reportUnknownKeys } from '../text/front-matter.ts';
import { type LocatedYaml, parseLocatedYaml, plainValue } from '../text/yaml.ts';
import { splitEntryText } from './entry-text.ts';
import { readField } from './read-field.ts';
import type { FieldLink } from './read-value.ts';

/** Reserved keys of the front matter; a field of the model with the same id takes precedence. */
export const reserved = ['draft', 'archived', 'publishedAt', 'tags'];

/** A link, whose target is checked once every file is read. */
export type Reference = FieldLink & { readonly file: string; readonly field: ContentField };

export interface EntryReading {
  readonly entry: Entry;
  readonly references: readonly Reference[];
  /** The line of each field; for a missing one, the end of the front matter. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Reads one entry's file by its content type.
 * @returns undefined when the file cannot be parsed; a field with a fault is reported and left out
 */
export function readEntry(
  source: EntitySource,
  type: ContentType,
  context: LocalesAndTags & { readonly report: Report },
): EntryReading | undefined {
  const parts = splitEntryText(source.text, context.report);
  if (parts === undefined) return undefined;
  const yaml = parseLocatedYaml(parts.frontMatter, { lineOffset: 1, report: context.report });
  if (yaml.root === undefined) return undefined;
  const hasField = (id: string) => type.fields.some((field) => field.id === id);
  const known = [...type.fields.map((field) => field.id), ...reserved];
  reportUnknownKeys(yaml, known, quote(type.name), context.report);

  const bodyField = bodyFieldOf(type);
  if (bodyField === undefined && parts.body.trim() !== '') {
    context.report(parts.bodyOffset + 1, `${quote(type.name)} has no place for text below the second “---”.`);
  }
  const flags = {
    draft: !hasField('draft') && readFlag('draft', yaml, context.report),
    archived: !hasField('archived') && readFlag('archived', yaml, context.report),
  };
  // Contentful validates an entry when it is published, so drafts and archived entries may break the rules of the model.
  const isPublished = !flags.draft && !flags.archived;
  const fields: Record<string, Readonly<Record<string, unknown>>> = {};
  const references: Reference[] = [];
  const lines = new Map<string, number>();
  for (const field of type.fields) {
    const report: Report = (line, message, readable) => {
      if (isPublished || readable === undefined) context.report(line, message, readable, field.id);
    };
    const body = field === bodyField ? { text: parts.body, lineOffset: parts.bodyOffset } : undefined;
    const reading = readField(field, { ...context, yaml, body, report });
    // A missing field is reported at the end of the front matter.
    const line = reading.line ?? parts.bodyOffset;
    lines.set(field.id, line);
    if (reading.values !== undefined) fields[field.id] = reading.values;
    else if (field.required && !reading.faulty) {
      report(line, `${quote(field.id)} is missing. Every ${quote(type.name)} needs one.`, 'readable');
    }
    if (isPublished) for (const link of reading.links) references.push({ file: source.file, field, ...link });
  }
  const tags = hasField('tags') ? [] : readTags(yaml, context.tags, context.report);
  const changed = (hasField('publishedAt') ? undefined : publishedAt(yaml, context.report)) ?? source.changed;
  const sys = { id: source.id, type: 'Entry', contentType: linkTo('ContentType', type.sys.id) } as const;
  const metadata = { tags: tags.map((tag) => linkTo('Tag', tag)) };
  return { entry: { sys: { ...sys, ...publication(changed, flags) }, metadata, fields }, references, lines };
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
