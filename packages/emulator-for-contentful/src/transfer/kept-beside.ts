import { isDeepStrictEqual } from 'node:util';
import { type KeptEntity, type KeptValue, valueHash, withoutIdentity } from '../store/kept.ts';
import type { Asset, Entry } from '../store/space.ts';

/**
 * What an entity has that its file does not say, or does not say exactly.
 * @param read the entity as it is read from the file
 */
export function keptBeside(entity: Entry | Asset, read: Entry | Asset): Omit<KeptEntity, 'text'> {
  const { sys, metadata, fields, ...members } = entity;
  const differing = differingFields(fields, read.fields);
  return {
    sys: withoutIdentity(sys),
    ...(Object.keys(differing).length === 0 ? {} : { fields: differing }),
    ...(isDeepStrictEqual(metadata, read.metadata)
      ? {}
      : { metadata: keptValue(read.metadata, metadata ?? null) }),
    ...(Object.keys(members).length === 0 ? {} : { members }),
  };
}

function differingFields(fields: object, read: object): Record<string, KeptValue> {
  const said: Readonly<Record<string, unknown>> = { ...read };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([id, value]) => !isDeepStrictEqual(value, said[id]))
      .map(([id, value]) => [id, keptValue(said[id], value)]),
  );
}

function keptValue(read: unknown, value: unknown): KeptValue {
  const hash = valueHash(read);
  return { ...(hash === undefined ? {} : { read: hash }), value };
}
