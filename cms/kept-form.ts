import { isRecord } from './record.ts';

/** What a field of an answer holds, if it is not null: a value of a kind, fields, or a list of either. */
export type KeptField = 'string' | 'number' | 'boolean' | 'any' | KeptFields | readonly [KeptField];

/** Fields by their names; `?` stands behind the name of one that an entry may be without. */
export interface KeptFields {
  readonly [name: string]: KeptField;
}

/** What an answer must have to be one to an operation. */
export interface KeptForm {
  /** Differs when fields of the same names mean something else. */
  readonly mark: string;
  readonly fields: KeptFields;
}

function adaptFields(fields: KeptFields, value: Readonly<Record<string, unknown>>): unknown {
  const adapted: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const key = name.replace('?', '');
    const held = value[key] === undefined && key !== name ? null : adapt(field, value[key]);
    if (held === undefined) return undefined;
    adapted[key] = held;
  }
  return adapted;
}

function adaptList(field: KeptField, values: readonly unknown[]): unknown {
  const adapted = values.map((value) => adapt(field, value));
  return adapted.includes(undefined) ? undefined : adapted;
}

/**
 * Fits an answer that an earlier release has kept to what this one asks. It may hold more, which is left out, and be
 * without what this one asks besides, if an entry may be without it: then it is, as it was for its readers before.
 * @param value JSON
 * @returns undefined when it does not fit: something that is needed is missing, or of another kind
 */
export function adapt(field: KeptField, value: unknown): unknown {
  if (value === undefined || value === null || field === 'any') return value;
  if (typeof field === 'string') return typeof value === field ? value : undefined;
  if (Array.isArray(value)) return Array.isArray(field) ? adaptList(field[0], value) : undefined;
  return isRecord(value) && !Array.isArray(field) ? adaptFields(field as KeptFields, value) : undefined;
}
