import type { Exact } from './filter.ts';
import type { EntityNode } from './node.ts';
import type { Scope } from './scope.ts';

/** The maximum number of indexes to keep; each has as many places as its list has entities. */
const MAX_INDEXES = 100;

/** The places in a list of each value that a filter key reads in one locale. */
type ValueIndex = Pick<Scope, 'locale' | 'useFallbackLocale'> &
  Pick<Exact, 'read'> & { readonly list: unknown; readonly places: ReadonlyMap<unknown, readonly number[]> };

/**
 * Returns a function that finds the entities of a list that have one of some values, such as a slug, in the order of the list.
 * Most queries of a site are of this kind. The first one creates an index, so that the others need not read all entities.
 */
export function createValueIndexes() {
  const indexes: ValueIndex[] = [];
  return <Node extends EntityNode>(
    list: readonly Node['entity'][],
    { read, values }: Exact,
    nodeOf: (entity: Node['entity']) => Node,
    { locale, useFallbackLocale }: Scope,
  ): readonly Node['entity'][] => {
    const of = { list, read, locale, useFallbackLocale };
    const names = ['list', 'read', 'locale', 'useFallbackLocale'] as const;
    let index = indexes.find((one) => names.every((name) => one[name] === of[name]));
    if (index === undefined) {
      const own = list.map((entity) => read(nodeOf(entity)));
      index = { ...of, places: Map.groupBy(own.keys(), (place) => own[place]) };
      if (indexes.push(index) > MAX_INDEXES) indexes.shift();
    }
    const { places } = index;
    const found = [...new Set(values)].flatMap((value) => places.get(value) ?? []);
    return found.sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
  };
}
