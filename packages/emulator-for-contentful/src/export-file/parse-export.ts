import { readLocale, readTag } from '../folder/read-space-file.ts';
import { parseContentType } from '../model/read-content-type.ts';
import { type Asset, type Entry, entityId, type Locale, type Space, type Tag } from '../model/space.ts';
import { quote, type ReportAtPath } from '../text/content-fault.ts';
import { isRecord } from '../text/json.ts';

/** Validates that a value has the form of an export. */
export function parseExport(value: unknown, report: ReportAtPath): Space | undefined {
  if (!isRecord(value))
    return report([], 'An export is an object with contentTypes, entries, assets, locales and tags.');
  const { contentTypes, entries, assets, locales, tags, ...others } = value;
  const list = <T>(
    name: string,
    parse: (item: unknown, report: ReportAtPath) => T | undefined,
  ): readonly T[] => {
    const items = value[name] ?? [];
    if (!Array.isArray(items)) {
      report([name], 'must be a list.');
      return [];
    }
    return items.flatMap(
      (item: unknown, index) => parse(item, (path, message) => report([name, index, ...path], message)) ?? [],
    );
  };
  if (contentTypes === undefined) report([], 'There are no contentTypes: export the model too.');
  return {
    contentTypes: list('contentTypes', (item, at) => parseContentType(item, at, true)),
    entries: list('entries', withUniqueIds(parseEntry)),
    assets: list('assets', withUniqueIds(parseAsset)),
    locales: list('locales', parseLocale),
    tags: list('tags', parseTag),
    ...(Object.keys(others).length === 0 ? {} : { others }),
  };
}

export function parseEntry(value: unknown, report: ReportAtPath): Entry | undefined {
  const entity = parseEntity(value, 'Entry', report);
  if (entity === undefined) return undefined;
  const link = isRecord(entity.sys.contentType) ? entity.sys.contentType.sys : undefined;
  if (isRecord(link) && typeof link.id === 'string') return entity as unknown as Entry;
  return report(['sys', 'contentType', 'sys', 'id'], 'must be the id of a content type.');
}

export function parseAsset(value: unknown, report: ReportAtPath): Asset | undefined {
  const entity = parseEntity(value, 'Asset', report);
  if (entity === undefined) return undefined;
  const files = Object.entries(entity.fields.file ?? {});
  const wrong = files.filter(([, file]) => file !== null && !isRecord(file));
  for (const [locale] of wrong) report(['fields', 'file', locale], 'must be an object with a url.');
  return wrong.length > 0 ? undefined : (entity as unknown as Asset);
}

interface Entity {
  readonly sys: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The properties that entries and assets share; all others are preserved unchanged. */
function parseEntity(value: unknown, type: 'Entry' | 'Asset', report: ReportAtPath): Entity | undefined {
  const sys = isRecord(value) ? value.sys : undefined;
  if (!isRecord(value) || !isRecord(sys)) return report([], 'must be an object with “sys” and “fields”.');
  if (typeof sys.id !== 'string' || !entityId.test(sys.id))
    return report(
      ['sys', 'id'],
      `must be an id of 1 to 64 letters, digits, “-”, “_” or “.”, not ${quote(sys.id)}.`,
    );
  const fields = value.fields ?? {};
  if (!isRecord(fields))
    return report(['fields'], 'must be an object with the values of each field by locale.');
  const present = Object.entries(fields).filter(([, values]) => values !== null);
  const wrong = present.filter(([, values]) => !isRecord(values));
  for (const [id] of wrong) report(['fields', id], 'must be an object with a value for each locale.');
  // `wrong` is empty when this is used, so each value is an object.
  const values = Object.fromEntries(present) as Entity['fields'];
  return wrong.length > 0 ? undefined : { ...value, sys: { ...publishedSys(sys), type }, fields: values };
}

/**
 * An export that was made with the delivery token contains only published entities, which have a revision instead of
 * versions (RULES.md §5.1).
 */
function publishedSys(sys: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { revision, version, publishedVersion, createdAt, updatedAt } = sys;
  if (typeof revision !== 'number' || version !== undefined || publishedVersion !== undefined) return sys;
  return { ...sys, publishedVersion: revision, publishedAt: updatedAt, firstPublishedAt: createdAt };
}

function parseLocale(value: unknown, report: ReportAtPath): Locale | undefined {
  const locale = readLocale(value);
  if (locale === undefined) report([], 'A locale needs a code, such as “en-GB”.');
  return locale;
}

function parseTag(value: unknown, report: ReportAtPath): Tag | undefined {
  const sys = isRecord(value) && isRecord(value.sys) ? value.sys : {};
  const tag = isRecord(value) ? readTag({ ...value, id: sys.id, visibility: sys.visibility }) : undefined;
  if (tag === undefined) report([], 'A tag needs a name and sys.id.');
  return tag;
}

/** Of two entities with the same id, only the first is accepted. */
function withUniqueIds<E extends Entry | Asset>(
  parse: (value: unknown, report: ReportAtPath) => E | undefined,
): typeof parse {
  const seen = new Set<string>();
  return (value, report) => {
    const entity = parse(value, report);
    if (entity === undefined || !seen.has(entity.sys.id)) {
      if (entity !== undefined) seen.add(entity.sys.id);
      return entity;
    }
    return report(['sys', 'id'], `The id ${quote(entity.sys.id)} is used twice.`);
  };
}
