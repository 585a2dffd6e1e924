import { createHash } from 'node:crypto';
import { isRecord } from './record.ts';
import type { EntitySys, Localised } from './space.ts';

/**
 * `contentful.json` in a content folder: what an import from Contentful brought that no other file can say. It is
 * written by the import and read by the service; nobody edits it.
 */
export type Kept = {
  readonly entries: Readonly<Record<string, KeptEntity>>;
  readonly assets: Readonly<Record<string, KeptEntity>>;
  /** Parts of the export that are not served, by name. */
  readonly others: Readonly<Record<string, unknown>>;
};

export type KeptEntity = {
  /** The hash of the entity's file as the import wrote it: while it is the same, all of this holds. */
  readonly text: string;
  /** Times, versions and authors as Contentful had them. */
  readonly sys?: Readonly<Record<string, unknown>>;
  /** Values that the file cannot say, or says in other words. */
  readonly fields?: Readonly<Record<string, Localised>>;
  /** Null when the entity had none. */
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  /** Members besides sys, metadata and fields. */
  readonly members?: Readonly<Record<string, unknown>>;
};

export const KEPT_FILE = 'contentful.json';

export const NOTHING_KEPT: Kept = { entries: {}, assets: {}, others: {} };

/** The hash by which a file is known again; line ends do not count, as some tools change them. */
export function textHash(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

/** Reads the file. @returns undefined when it is broken */
export function readKept(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const part = (name: string) => (isRecord(value[name]) ? value[name] : {});
    const entities = (name: string): Kept['entries'] =>
      Object.fromEntries(
        Object.entries(part(name)).flatMap(([id, one]) =>
          isRecord(one) && typeof one.text === 'string' ? [[id, one as unknown as KeptEntity]] : [],
        ),
      );
    return { entries: entities('entries'), assets: entities('assets'), others: part('others') };
  } catch {
    return undefined;
  }
}

type Entity = {
  readonly sys: EntitySys;
  readonly metadata?: { readonly tags: readonly unknown[] };
  readonly fields: object;
};

/**
 * Adds to an entity that was read from its file what was kept about it. Once the file has been edited only what no edit
 * changes still holds: when it was made and first published, and that its version rises.
 */
export function withKept<E extends Entity>(entity: E, text: string, kept: KeptEntity | undefined): E {
  if (kept === undefined) return entity;
  if (kept.text !== textHash(text))
    return { ...kept.members, ...entity, sys: editedSys(entity.sys, kept.sys ?? {}) };
  const { metadata, ...rest } = entity;
  const own = kept.metadata === undefined ? metadata : kept.metadata;
  return {
    ...kept.members,
    ...rest,
    ...(own === null || own === undefined ? {} : { metadata: own }),
    sys: kept.sys === undefined ? entity.sys : exactSys(entity.sys, kept.sys),
    fields: { ...entity.fields, ...kept.fields },
  } as unknown as E;
}

const IDENTITY = ['id', 'type', 'contentType'];

function exactSys<S extends EntitySys>(sys: S, kept: Readonly<Record<string, unknown>>): S {
  const identity = Object.fromEntries(Object.entries(sys).filter(([name]) => IDENTITY.includes(name)));
  return { ...identity, ...kept } as S;
}

function editedSys<S extends EntitySys>(sys: S, kept: Readonly<Record<string, unknown>>): S {
  const { createdAt, firstPublishedAt, publishedVersion } = kept;
  return {
    ...sys,
    ...(typeof createdAt === 'string' ? { createdAt } : {}),
    ...(typeof firstPublishedAt === 'string' && sys.publishedAt !== undefined ? { firstPublishedAt } : {}),
    ...(typeof publishedVersion === 'number' && sys.publishedVersion !== undefined
      ? { publishedVersion: Math.max(sys.publishedVersion, publishedVersion + 1) }
      : {}),
  };
}
