import { isEntityLink, isRichText } from '../model/rich-text.ts';
import type { Localised, Space } from '../model/space.ts';
import { isRecord } from '../text/json.ts';

/**
 * The same space in an order that depends on nothing but what it says: entities by their ids, members by their names.
 * What values hold stays as it is, and so do tags and locales, whose order is theirs.
 */
export function sortedSpace({ contentTypes, entries, assets, locales, tags, others = {} }: Space): Space {
  return {
    contentTypes: byId(contentTypes).map(inMemberOrder),
    tags: tags.map(sorted),
    entries: byId(entries).map(sortedEntity),
    assets: byId(assets).map(sortedEntity),
    // The importer knows a locale by its id.
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
    .map(([name, member]) => [name, name === 'sys' || name === 'metadata' ? inMemberOrder(member) : member]);
  return Object.fromEntries(members);
}

function sortedEntity<E extends { readonly fields: object }>(entity: E): E {
  const fields = Object.entries(sorted(entity.fields)).map(([id, values]: [string, Localised]) => [
    id,
    Object.fromEntries(
      Object.entries(sorted(values)).map(([locale, value]) => [locale, valueInOrder(value)]),
    ),
  ]);
  return sorted({ ...entity, fields: Object.fromEntries(fields) });
}

/** Only what has a form of Contentful's own is put in order; an object of the author's stays as it was written. */
function valueInOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isEntityLink(item) ? inMemberOrder(item) : item));
  const ours = isEntityLink(value) || isRichText(value) || isLocation(value);
  return ours ? inMemberOrder(value) : value;
}

function isLocation(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 2 && 'lat' in value && 'lon' in value;
}

/** The members of a content type and its fields in the order in which people look for them; others follow by name. */
const FIRST =
  'sys id name type description displayField linkType items localized required validations disabled omitted'.split(
    ' ',
  );

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** The same value with the members of all its objects in one order, so that the same model is always the same text. */
export function inMemberOrder<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const ordered: unknown = Array.isArray(value)
    ? value.map(inMemberOrder)
    : Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
          .map(([name, member]) => [name, inMemberOrder(member)]),
      );
  return ordered as T;
}
