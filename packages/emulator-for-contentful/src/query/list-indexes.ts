import { type OrderKey, sortNodes } from './collection.ts';
import type { Exact } from './filter.ts';
import type { EntityNode } from './node.ts';
import type { Scope } from './scope.ts';

/** The maximum number of indexes to keep; each has a place for every entity of its list. */
const maxIndexes = 100;

/** What an index is of: a list, the reader of a filter key or an order, and a locale. */
type IndexKey = Pick<Scope, 'locale' | 'useFallbackLocale'> & {
  readonly list: unknown;
  readonly by: unknown;
};

/** Which entities of a list are wanted: those with one of some values, or all in the order of a key. */
export interface Wanted {
  readonly exact?: Exact | undefined;
  readonly order?: OrderKey | undefined;
}

/**
 * Returns a function that selects entities of a list. Most queries of a site want one of thousands by its slug, or a few by their
 * date. The first one creates an index, so that the others need not read or sort all entities.
 */
export function createListIndexes() {
  const indexes: (IndexKey & { readonly index: unknown })[] = [];

  function indexOf<Index>({ list, by, locale, useFallbackLocale }: IndexKey, create: () => Index): Index {
    const known = indexes.find(
      (one) =>
        one.list === list &&
        one.by === by &&
        one.locale === locale &&
        one.useFallbackLocale === useFallbackLocale,
    );
    if (known !== undefined) return known.index as Index;
    const index = create();
    if (indexes.push({ list, by, locale, useFallbackLocale, index }) > maxIndexes) indexes.shift();
    return index;
  }

  /** With `exact`, the order is that of the list. */
  return <Node extends EntityNode>(
    list: readonly Node['entity'][],
    { exact, order }: Wanted,
    nodeOf: (entity: Node['entity']) => Node,
    scope: Scope,
  ): readonly Node['entity'][] => {
    if (exact !== undefined) {
      const places = indexOf({ ...scope, list, by: exact.read }, () => {
        const values = list.map((entity) => exact.read(nodeOf(entity)));
        return Map.groupBy(values.keys(), (place) => values[place]);
      });
      const found = [...new Set(exact.values)].flatMap((value) => places.get(value) ?? []);
      return found.sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
    }
    if (order === undefined) return list;
    return indexOf({ ...scope, list, by: order }, () =>
      sortNodes(list.map(nodeOf), [order]).map(({ entity }) => entity),
    );
  };
}
