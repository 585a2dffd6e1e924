import type { ContentType } from '../model/content-type.ts';
import { targetsIn } from '../model/rich-text.ts';
import type { Asset, Entry, Space } from '../model/space.ts';
import { expectedValue, fitsType } from '../model/validate-value.ts';
import { quote } from '../text/content-fault.ts';
import type { JsonPath } from '../text/json.ts';

interface Found {
  readonly entity: Entry | Asset;
  readonly path: JsonPath;
  /** Faults of one kind are reported together, with the number of entities that have it. */
  readonly kind: string;
  /** Returns the rest of the sentence. @param counted such as `2 entries` */
  readonly effect: (counted: string) => string;
}

/**
 * Finds what no query of an export can return: entries of unknown types, values in unknown fields and locales, values that
 * do not fit the type of their field, and links to what it does not have.
 * @returns a sentence about each kind, and the path in the first entity that it applies to
 */
export function exportWarnings(space: Space) {
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const codes = new Set(space.locales.map(({ code }) => code));
  const entities = [...space.entries, ...space.assets];
  const known = new Set(entities.map(({ sys: { type, id } }) => `${type} ${id}`));
  const found = entities.flatMap((entity) => faultsOf(entity, types, codes, known));
  const kinds = Map.groupBy(found, ({ entity, kind }) => `${entity.sys.type} ${kind}`);
  return [...kinds.values()].flatMap((same) =>
    same.slice(0, 1).map(({ entity, path, kind, effect }) => {
      const [one, several] = entity.sys.type === 'Asset' ? ['asset', 'assets'] : ['entry', 'entries'];
      return { entity, path, message: kind + effect(`${same.length} ${same.length === 1 ? one : several}`) };
    }),
  );
}

function faultsOf(
  entity: Entry | Asset,
  types: ReadonlyMap<string, ContentType>,
  codes: ReadonlySet<string>,
  known: ReadonlySet<string>,
): readonly Found[] {
  const typeId = entity.sys.type === 'Entry' ? entity.sys.contentType.sys.id : undefined;
  const type = typeId === undefined ? undefined : types.get(typeId);
  if (typeId !== undefined && type === undefined) {
    const kind = `The content type ${quote(typeId)} is not in the export`;
    return [{ entity, path: ['sys'], kind, effect: (counted) => `, so ${counted} cannot be served.` }];
  }
  const found: Found[] = [];
  const isNotServed: Found['effect'] = (counted) => `: a value of ${counted} is not served.`;
  for (const [id, values] of Object.entries(entity.fields)) {
    const note = (kind: string, code?: string, effect = isNotServed) =>
      found.push({ entity, path: ['fields', id, ...(code === undefined ? [] : [code])], kind, effect });
    const field = type?.fields.find((one) => one.id === id);
    if (type !== undefined && field === undefined) {
      note(`${quote(type.sys.id)} has no field ${quote(id)}`);
      continue;
    }
    for (const [code, value] of Object.entries(values)) {
      if (!codes.has(code)) note(`The locale ${quote(code)} is not in the export`, code);
      else if (type !== undefined && field !== undefined && value !== null && !fitsType(value, field)) {
        const kind = `${quote(id)} of ${quote(type.sys.id)} must be ${expectedValue(field)}`;
        const instead = `, not ${quote(value)}: queries return null with an error, in `;
        note(kind, code, (counted) => `${instead}${counted}.`);
      } else if (type !== undefined && field !== undefined) {
        const missing = targetsIn(value).find((target) => !known.has(target));
        if (missing === undefined) continue;
        const [linkType = '', id] = missing.split(' ');
        const kind = `${quote(field.id)} of ${quote(type.sys.id)} links to what is not in the export`;
        const such = `, such as the ${linkType.toLowerCase()} ${quote(id)}: queries return null with an error, in `;
        note(kind, code, (counted) => `${such}${counted}.`);
      }
    }
  }
  return found;
}
