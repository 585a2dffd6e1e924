import type { Exact } from './filter.ts';
import type { EntityNode } from './node.ts';
import type { Scope } from './scope.ts';

/** The maximum number of indexes to keep; each has as many places as its list has entities. */
const MAX_INDEXES = 100;

/** The places in a list of each value that a filter key reads in one locale. */
type ValueIndex = Pick<Scope, 'locale' | 'useFallbackLocale'> &
  Pick<Exact, 'read'> & {
    readonly list: readonly unknown[];
    readonly places: ReadonlyMap<unknown, readonly number[]>;
  };

/**
 * Finds the entities of a list that have an exact value, such as a slug, without reading all others: most queries of a site are
 * of this kind. An index is created by the first query that needs it.
 */
export function createValueIndexes() {
  const indexes: ValueIndex[] = [];

  function indexOf<Node extends EntityNode>(
    list: readonly Node['entity'][],
    { read }: Exact,
    nodeOf: (entity: Node['entity']) => Node,
    { locale, useFallbackLocale }: Scope,
  ): ValueIndex {
    const known = indexes.find(
      (one) =>
        one.list === list &&
        one.read === read &&
        one.locale === locale &&
        one.useFallbackLocale === useFallbackLocale,
    );
    if (known !== undefined) return known;
    const values = list.map((entity) => read(nodeOf(entity)));
    const places = Map.groupBy(values.keys(), (place) => values[place]);
    const index = { list, read, locale, useFallbackLocale, places };
    if (indexes.push(index) > MAX_INDEXES) indexes.shift();
    return index;
  }

  /** @returns the entities with one of the values, in the order of the list */
  return <Node extends EntityNode>(
    list: readonly Node['entity'][],
    exact: Exact,
    nodeOf: (entity: Node['entity']) => Node,
    scope: Scope,
  ): readonly Node['entity'][] => {
    const { places } = indexOf(list, exact, nodeOf, scope);
    const found = [...new Set(exact.values)].flatMap((value) => places.get(value) ?? []);
    return found.sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
  };
}
