import type { ContentType } from '../model/content-type.ts';
import type { Asset, Entry, Space } from '../model/space.ts';
import { expectedValue, fitsType } from '../model/validate-value.ts';
import { quote } from '../text/content-fault.ts';
import type { JsonPath } from '../text/json.ts';

/** Data of an export that no query can return: a sentence, and the path in the first entity that it applies to. */
interface ExportWarning {
  readonly entity: Entry | Asset;
  readonly path: JsonPath;
  readonly message: string;
}

/** Finds entries of unknown types, values in unknown fields and locales, and values that do not fit the type of their field. */
export function exportWarnings(space: Space): readonly ExportWarning[] {
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const codes = new Set(space.locales.map(({ code }) => code));
  const found = [...space.entries, ...space.assets].flatMap((entity) => faultsOf(entity, types, codes));
  // Each kind of fault is reported once, with the number of entities that have it.
  const kinds = Map.groupBy(found, ({ entity, kind }) => `${entity.sys.type} ${kind}`);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { entity, path, describe } = first;
    const noun = entity.sys.type === 'Asset' ? ['asset', 'assets'] : ['entry', 'entries'];
    return [
      { entity, path, message: describe(`${same.length} ${noun[same.length === 1 ? 0 : 1]}`, same.length) },
    ];
  });
}

type Found = Pick<ExportWarning, 'entity' | 'path'> & {
  /** Faults of one kind are reported together. */
  readonly kind: string;
  /** Returns the sentence. @param counted such as `2 entries` */
  readonly describe: (counted: string, count: number) => string;
};

function faultsOf(
  entity: Entry | Asset,
  types: ReadonlyMap<string, ContentType>,
  codes: ReadonlySet<string>,
): readonly Found[] {
  const typeId = entity.sys.type === 'Entry' ? entity.sys.contentType.sys.id : undefined;
  const type = typeId === undefined ? undefined : types.get(typeId);
  if (typeId !== undefined && type === undefined) {
    const kind = `The content type ${quote(typeId)} is not in the export`;
    const describe = (counted: string, count: number) =>
      `${kind}: ${counted} ${count === 1 ? 'is' : 'are'} not served.`;
    return [{ entity, path: ['sys'], kind, describe }];
  }
  const found: Found[] = [];
  const notServed = (path: JsonPath, kind: string) =>
    found.push({
      entity,
      path,
      kind,
      describe: (counted) => `${kind}: a value of ${counted} is not served.`,
    });
  for (const [id, values] of Object.entries(entity.fields)) {
    const path = ['fields', id];
    const field = type?.fields.find((one) => one.id === id);
    if (type !== undefined && field === undefined) {
      notServed(path, `${quote(type.sys.id)} has no field ${quote(id)}`);
      continue;
    }
    for (const [code, value] of Object.entries(values)) {
      if (!codes.has(code)) notServed([...path, code], `The locale ${quote(code)} is not in the export`);
      else if (type !== undefined && field !== undefined && value !== null && !fitsType(value, field)) {
        const kind = `${quote(id)} of ${quote(type.sys.id)} must be ${expectedValue(field)}`;
        const describe = (counted: string) =>
          `${kind}, not ${quote(value)}: queries return null with an error, in ${counted}.`;
        found.push({ entity, path: [...path, code], kind, describe });
      }
    }
  }
  return found;
}
