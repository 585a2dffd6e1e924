import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { parseAsset, parseEntry } from '../export-file/parse-export.ts';
import type { Asset, AssetFile, EntitySys, Entry } from '../model/space.ts';
import { defined, isRecord, parseJson } from '../text/json.ts';

/**
 * `contentful.json` in a content folder: the data of an export that the other files cannot express. The import writes it
 * and the service reads it; people do not edit it.
 */
export interface ImportRecord {
  readonly entries: Readonly<Record<string, EntityRecord>>;
  readonly assets: Readonly<Record<string, EntityRecord>>;
  /** The hashes of the model's files as the import wrote them, by content type. */
  readonly model: Readonly<Record<string, string>>;
  /** Entities without a file: their content type was not in the export, or their id is not a valid file name. */
  readonly loose: { readonly entries: readonly Entry[]; readonly assets: readonly Asset[] };
  readonly others: Readonly<Record<string, unknown>>;
}

export interface EntityRecord {
  /** The hash of the entity's file as the import wrote it. */
  readonly text: string;
  /** Times, versions and authors as Contentful had them. */
  readonly sys?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, RecordedValue>>;
  /** With the value null when the entity had none. */
  readonly metadata?: RecordedValue;
  readonly files?: Readonly<Record<string, RecordedFile>>;
  readonly members?: Readonly<Record<string, unknown>>;
}

/** A value that is used as long as the same value is read from the file as when it was written. */
export interface RecordedValue {
  /** The hash of the value that was read from the file; absent when there was none. */
  readonly read?: string;
  readonly value: unknown;
}

export interface RecordedFile {
  readonly version: string;
  readonly file: AssetFile;
}

export const importRecordFile = 'contentful.json';

export const emptyImportRecord: ImportRecord = {
  entries: {},
  assets: {},
  model: {},
  loose: { entries: [], assets: [] },
  others: {},
};

/** The hash of a file's text. Line endings are normalized, since some tools change them. */
export function textHash(text: string): string {
  return hash('sha256', text.replaceAll('\r\n', '\n')).slice(0, 16);
}

export function valueHash(value: unknown): string | undefined {
  return value === undefined ? undefined : textHash(JSON.stringify(value));
}

/** Whether a file is unchanged since its import, so that Contentful has validated its content. */
export function isAsImported(text: string, record: { readonly text: string } | undefined): boolean {
  return record !== undefined && record.text === textHash(text);
}

/** Parses `contentful.json`. @returns undefined when it is invalid */
export function readImportRecord(text: string): ImportRecord | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const record: ImportRecord = { ...emptyImportRecord, ...value };
  const { entries, assets, loose } = record;
  const isValid =
    Object.values(record).every(isRecord) &&
    [entries, assets].every((each) => Object.values(each).every(isRecord)) &&
    Array.isArray(loose.entries) &&
    Array.isArray(loose.assets) &&
    loose.entries.every((each) => parseEntry(each, () => {})) &&
    loose.assets.every((each) => parseAsset(each, () => {}));
  return isValid ? record : undefined;
}

/**
 * Returns the values of an entity that its file does not express exactly.
 * @param read the entity as read from the file
 */
export function recordDifferences(entity: Entry | Asset, read: Entry | Asset): Omit<EntityRecord, 'text'> {
  const { sys, metadata, fields, ...members } = entity;
  const written: Readonly<Record<string, unknown>> = { ...read.fields };
  const recorded = (own: unknown, value: unknown): RecordedValue => ({
    ...defined({ read: valueHash(own) }),
    value,
  });
  const differing = Object.entries(fields)
    .filter(([id, value]) => !isDeepStrictEqual(value, written[id]))
    .map(([id, value]) => [id, recorded(written[id], value)]);
  const isSame = isDeepStrictEqual(metadata, read.metadata);
  return {
    // The rest follows from the path of the file.
    sys: Object.fromEntries(Object.entries(sys).filter((member) => !isIdentity(member))),
    ...(differing.length === 0 ? {} : { fields: Object.fromEntries(differing) }),
    ...(isSame ? {} : { metadata: recorded(read.metadata, metadata ?? null) }),
    ...(Object.keys(members).length === 0 ? {} : { members }),
  };
}

/**
 * Adds the import's record to an entity that was read from its file. A recorded value is used until that field of the file
 * is edited. Times and versions are used until anything in the file is edited; `createdAt` and `firstPublishedAt` stay.
 */
export function withRecorded<E extends Entry | Asset>(
  entity: E,
  text: string,
  record: EntityRecord | undefined,
): E {
  if (record === undefined) return entity;
  const { metadata, sys, ...rest } = entity;
  const fields: Record<string, unknown> = { ...entity.fields };
  for (const [id, one] of Object.entries(record.fields ?? {})) {
    if (valueHash(fields[id]) === one.read) fields[id] = one.value;
  }
  return {
    ...record.members,
    ...rest,
    ...defined({ metadata: metadataOf(metadata, record.metadata) }),
    sys: record.sys === undefined ? sys : sysOf(sys, record.sys, isAsImported(text, record)),
    fields,
  } as unknown as E;
}

/** Metadata that the file cannot express (concepts) stays when the tags are edited. */
function metadataOf(read: unknown, record: RecordedValue | undefined): unknown {
  if (record === undefined) return read;
  if (valueHash(read) === record.read) return record.value ?? undefined;
  return { ...(isRecord(record.value) ? record.value : {}), ...(isRecord(read) ? read : {}) };
}

const isIdentity = ([name]: [string, unknown]): boolean => ['id', 'type', 'contentType'].includes(name);

function sysOf(sys: EntitySys, record: Readonly<Record<string, unknown>>, isExact: boolean): object {
  if (isExact) return { ...Object.fromEntries(Object.entries(sys).filter(isIdentity)), ...record };
  const { createdAt, firstPublishedAt, publishedVersion } = record;
  return {
    ...sys,
    ...(typeof createdAt === 'string' ? { createdAt } : {}),
    ...(typeof firstPublishedAt === 'string' && sys.publishedAt !== undefined ? { firstPublishedAt } : {}),
    ...(typeof publishedVersion === 'number' && sys.publishedVersion !== undefined
      ? { publishedVersion: Math.max(sys.publishedVersion, publishedVersion + 1) }
      : {}),
  };
}
