import type { ContentType, FieldType } from '../model/content-type.ts';
import type { Asset, Entry, Space } from '../model/space.ts';
import { fitsType } from '../model/validate-value.ts';
import type { JsonStep } from '../text/json.ts';
import { quote } from '../text/problem.ts';

/** What an export holds and no query can answer: a sentence, and its place in the first entity that it is about. */
export type ExportWarning = {
  readonly entity: Entry | Asset;
  readonly path: readonly JsonStep[];
  readonly message: string;
};

const EXPECTED: Partial<Record<FieldType, string>> = {
  Integer: 'a whole number',
  Number: 'a number',
  Boolean: 'true or false',
  Date: 'a date',
};

/** Finds entries of unknown types, values in unknown fields and locales, and values that their field cannot have. */
export function exportWarnings(space: Space): readonly ExportWarning[] {
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const codes = new Set(space.locales.map(({ code }) => code));
  const found = new Map<
    string,
    Omit<ExportWarning, 'message'> & { count: number; say: (count: number) => string }
  >();
  const note = (
    entity: Entry | Asset,
    path: readonly JsonStep[],
    say: (count: number) => string,
    kind = say(0),
  ) => {
    const before = found.get(kind);
    if (before === undefined) found.set(kind, { entity, path, count: 1, say });
    else before.count += 1;
  };

  const checkLocales = (entity: Entry | Asset, path: readonly JsonStep[], values: object) => {
    for (const code of Object.keys(values).filter((one) => !codes.has(one)))
      note(
        entity,
        [...path, code],
        (count) => `The locale ${quote(code)} is not in the export: ${notServed(count, entity)}`,
      );
  };
  const checkField = (
    entry: Entry,
    type: ContentType,
    id: string,
    values: Readonly<Record<string, unknown>>,
  ) => {
    const path = ['fields', id];
    const field = type.fields.find((one) => one.id === id);
    if (field === undefined) {
      note(
        entry,
        path,
        (count) => `${quote(type.sys.id)} has no field ${quote(id)}: ${notServed(count, entry)}`,
      );
      return;
    }
    checkLocales(entry, path, values);
    for (const [code, value] of Object.entries(values)) {
      if (value === null || !codes.has(code) || fitsType(value, field.type)) continue;
      const expected = `${quote(id)} of ${quote(type.sys.id)} must be ${EXPECTED[field.type]}`;
      const say = (count: number) =>
        `${expected}, not ${quote(value)}: queries answer null with an error, in ${counted(count, entry)}.`;
      note(entry, [...path, code], say, expected);
    }
  };

  for (const entry of space.entries) {
    const id = entry.sys.contentType.sys.id;
    const type = types.get(id);
    if (type === undefined) {
      const say = (count: number) =>
        `The content type ${quote(id)} is not in the export: ${counted(count, entry)} ${count === 1 ? 'is' : 'are'} not served.`;
      note(entry, ['sys'], say);
    } else for (const [name, values] of Object.entries(entry.fields)) checkField(entry, type, name, values);
  }
  for (const asset of space.assets)
    for (const [name, values] of Object.entries(asset.fields)) checkLocales(asset, ['fields', name], values);
  return [...found.values()].map(({ entity, path, count, say }) => ({ entity, path, message: say(count) }));
}

function counted(count: number, { sys: { type } }: Entry | Asset): string {
  if (type === 'Asset') return count === 1 ? '1 asset' : `${count} assets`;
  return count === 1 ? '1 entry' : `${count} entries`;
}

const notServed = (count: number, entity: Entry | Asset) =>
  `a value of ${counted(count, entity)} is not served.`;
