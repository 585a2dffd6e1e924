import { isEntityLink, isRichText } from '../model/rich-text.ts';
import type { Entry, Space } from '../model/space.ts';
import { isRecord, mapValues } from '../text/json.ts';

/** Sorts a space canonically: entities by id, properties by name. Values, and the order of tags and locales, stay unchanged. */
export function sortedSpace({ contentTypes, entries, assets, locales, tags, others = {} }: Space): Space {
  return {
    contentTypes: byId(contentTypes).map(withSortedProperties),
    tags: tags.map(sorted),
    entries: byId(entries).map(sortedEntity),
    assets: byId(assets).map(sortedEntity),
    // The importer identifies a locale by its id.
    locales: locales.map((locale) => sorted({ sys: { id: locale.code, type: 'Locale' }, ...locale })),
    ...(Object.keys(others).length === 0 ? {} : { others: sorted(others) }),
  };
}

function byId<E extends { readonly sys: { readonly id: string } }>(entities: readonly E[]): readonly E[] {
  return entities.toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1));
}

function sorted<T extends object>(value: T): T {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [
      name,
      name === 'sys' || name === 'metadata' ? withSortedProperties(member) : member,
    ]);
  return Object.fromEntries(members);
}

function sortedEntity<E extends { readonly fields: object }>(entity: E): E {
  const fields = sorted(entity.fields as Entry['fields']);
  return sorted({
    ...entity,
    fields: mapValues(fields, (values) => mapValues(sorted(values), withSortedValue)),
  });
}

/** Sorts the properties of links, rich text and locations; an author's JSON object stays unchanged. */
function withSortedValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isEntityLink(item) ? withSortedProperties(item) : item));
  const isContentfulObject = isEntityLink(value) || isRichText(value) || isLocation(value);
  return isContentfulObject ? withSortedProperties(value) : value;
}

function isLocation(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 2 && 'lat' in value && 'lon' in value;
}

/** The properties of a content type and its fields that come first, in this order; the others follow by name. */
const inOrder =
  'sys id name type description displayField linkType items localized required validations disabled omitted';
const first = inOrder.split(' ');
const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** Sorts the properties of all objects in a value, so that the same model always gives the same text. */
export function withSortedProperties<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const ordered: unknown = Array.isArray(value)
    ? value.map(withSortedProperties)
    : Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
          .map(([name, member]) => [name, withSortedProperties(member)]),
      );
  return ordered as T;
}
