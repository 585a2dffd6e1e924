import { isDeepStrictEqual } from 'node:util';
import {
  type EntityRecord,
  type RecordedValue,
  valueHash,
  withoutIdentity,
} from '../folder/import-record.ts';
import type { Asset, Entry } from '../model/space.ts';

/**
 * Returns the values of an entity that its file does not express exactly.
 * @param read the entity as read from the file
 */
export function recordDifferences(entity: Entry | Asset, read: Entry | Asset): Omit<EntityRecord, 'text'> {
  const { sys, metadata, fields, ...members } = entity;
  const written: Readonly<Record<string, unknown>> = { ...read.fields };
  const differing = Object.entries(fields)
    .filter(([id, value]) => !isDeepStrictEqual(value, written[id]))
    .map(([id, value]) => [id, recordedValue(written[id], value)]);
  return {
    sys: withoutIdentity(sys),
    ...(differing.length === 0 ? {} : { fields: Object.fromEntries(differing) }),
    ...(isDeepStrictEqual(metadata, read.metadata)
      ? {}
      : { metadata: recordedValue(read.metadata, metadata ?? null) }),
    ...(Object.keys(members).length === 0 ? {} : { members }),
  };
}

function recordedValue(read: unknown, value: unknown): RecordedValue {
  const hash = valueHash(read);
  return { ...(hash === undefined ? {} : { read: hash }), value };
}
