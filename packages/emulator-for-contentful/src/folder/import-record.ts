import { createHash } from 'node:crypto';
import type { Asset, AssetFile, EntitySys, Entry } from '../model/space.ts';
import { isRecord } from '../text/json.ts';

/**
 * `contentful.json` in a content folder: what an import from Contentful brought that no other file can say. It is
 * written by the import and read by the service. It is not for editing.
 */
export type ImportRecord = {
  readonly entries: Readonly<Record<string, EntityRecord>>;
  readonly assets: Readonly<Record<string, EntityRecord>>;
  /** The hashes of the model's files as the import wrote them, by content type. */
  readonly model: Readonly<Record<string, string>>;
  /** Entities that cannot stand in a file: of a type that was not in the export, or with an id that is no file name. */
  readonly loose: { readonly entries: readonly Entry[]; readonly assets: readonly Asset[] };
  /** Parts of the export that are not served, by name. */
  readonly others: Readonly<Record<string, unknown>>;
};

export type EntityRecord = {
  /** The hash of the entity's file as the import wrote it. */
  readonly text: string;
  /** Times, versions and authors as Contentful had them. */
  readonly sys?: Readonly<Record<string, unknown>>;
  /** Values that the file cannot say, or says in other words. */
  readonly fields?: Readonly<Record<string, RecordedValue>>;
  /** With the value null when the entity had none. */
  readonly metadata?: RecordedValue;
  /** The files of an asset, by locale. */
  readonly files?: Readonly<Record<string, RecordedFile>>;
  /** Members besides sys, metadata and fields. */
  readonly members?: Readonly<Record<string, unknown>>;
};

/** A value that is valid as long as the file has the content with which it was written. */
export type RecordedValue = {
  /** The hash of what is read from the file; absent when nothing is. */
  readonly read?: string;
  readonly value: unknown;
};

/** The metadata of a file at Contentful, and the version of its bytes. */
export type RecordedFile = { readonly version: string; readonly file: AssetFile };

export const IMPORT_RECORD_FILE = 'contentful.json';

export const EMPTY_IMPORT_RECORD: ImportRecord = {
  entries: {},
  assets: {},
  model: {},
  loose: { entries: [], assets: [] },
  others: {},
};

/** The hash by which a file is known again; line ends do not count, as some tools change them. */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

/** The hash by which a value is known again; absent for nothing. */
export function valueHash(value: unknown): string | undefined {
  return value === undefined ? undefined : textHash(JSON.stringify(value));
}

/** Whether a file is still as the import wrote it; then Contentful has checked what it says. */
export function isAsImported(text: string, record: { readonly text: string } | undefined): boolean {
  return record !== undefined && record.text === textHash(text);
}

/** Reads the file. @returns undefined when it is broken */
export function readImportRecord(text: string): ImportRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const record = isRecord(value) ? { ...EMPTY_IMPORT_RECORD, ...value } : undefined;
    const lists = Object.values(record?.loose ?? {});
    return lists.every(Array.isArray) && Object.values(record ?? {}).every(isRecord) ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds to an entity that was read from its file what the import recorded about it. A recorded value holds until its own place in the
 * file is edited; times and versions hold until anything is, and then still say when it was made and first published.
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
  const own = metadataOf(metadata, record.metadata);
  return {
    ...record.members,
    ...rest,
    ...(own === undefined ? {} : { metadata: own }),
    sys: record.sys === undefined ? sys : sysOf(sys, record.sys, isAsImported(text, record)),
    fields,
  } as unknown as E;
}

/** What only Contentful knows of an entity (its concepts) stays, also when its tags are edited. */
function metadataOf(read: unknown, record: RecordedValue | undefined): unknown {
  if (record === undefined) return read;
  if (valueHash(read) === record.read) return record.value ?? undefined;
  return { ...(isRecord(record.value) ? record.value : {}), ...(isRecord(read) ? read : {}) };
}

const isIdentity = ([name]: [string, unknown]): boolean => ['id', 'type', 'contentType'].includes(name);

/** The recorded part of a sys: all but what the place of the file says. */
export function withoutIdentity(sys: EntitySys): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(sys).filter((member) => !isIdentity(member)));
}

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
