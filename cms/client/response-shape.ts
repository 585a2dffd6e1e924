import { isJsonObject } from '../json.ts';

/** The fields that a query selects, with their types: generated from the schema. A name with `!` is that of a field that is never null. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'json'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const isScalar = {
  string: (value: unknown) => typeof value === 'string',
  number: Number.isFinite,
  boolean: (value: unknown) => typeof value === 'boolean',
} as const;

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

/**
 * Reads a response by the shape of its query, so that every value then has its generated type. A value of another
 * type counts as null, and so does an object without a field that is never null (GraphQL specification, section 6.4.4). Fields that were not
 * queried are left out.
 * @param onMismatch called for each value of another type, with the names of the fields that lead to it
 */
export function readByShape(
  value: unknown,
  shape: Shape,
  onMismatch: (path: string) => void,
  path = '',
): unknown {
  if (value === null || value === undefined || shape === 'json') return value ?? null;
  const mismatch = () => {
    onMismatch(path);
    return null;
  };
  if (typeof shape === 'string') return isScalar[shape](value) ? value : mismatch();
  if (isList(shape))
    return Array.isArray(value)
      ? value.map((item) => readByShape(item, shape[0], onMismatch, path))
      : mismatch();
  if (!isJsonObject(value)) return mismatch();
  const fields: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace('!', '');
    const given = Object.hasOwn(value, name) ? value[name] : null;
    const read = readByShape(given, inner, onMismatch, path === '' ? name : `${path}.${name}`);
    if (read === null && key !== name) return null;
    fields.push([name, read]);
  }
  return Object.fromEntries(fields);
}
