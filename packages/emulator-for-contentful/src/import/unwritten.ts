import { isDeepStrictEqual } from 'node:util';
import {
  type EntityRecord,
  type RecordedValue,
  valueHash,
  withoutIdentity,
} from '../folder/import-record.ts';
import type { Asset, Entry } from '../model/space.ts';

/**
 * What an entity has that its file does not say, or does not say exactly.
 * @param read the entity as it is read from the file
 */
export function recordUnwritten(entity: Entry | Asset, read: Entry | Asset): Omit<EntityRecord, 'text'> {
  const { sys, metadata, fields, ...members } = entity;
  const differing = differingFields(fields, read.fields);
  return {
    sys: withoutIdentity(sys),
    ...(Object.keys(differing).length === 0 ? {} : { fields: differing }),
    ...(isDeepStrictEqual(metadata, read.metadata)
      ? {}
      : { metadata: recordedValue(read.metadata, metadata ?? null) }),
    ...(Object.keys(members).length === 0 ? {} : { members }),
  };
}

function differingFields(fields: object, read: object): Record<string, RecordedValue> {
  const written: Readonly<Record<string, unknown>> = { ...read };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([id, value]) => !isDeepStrictEqual(value, written[id]))
      .map(([id, value]) => [id, recordedValue(written[id], value)]),
  );
}

function recordedValue(read: unknown, value: unknown): RecordedValue {
  const hash = valueHash(read);
  return { ...(hash === undefined ? {} : { read: hash }), value };
}
