import type { Criterion, FilterTable, Read } from './filter.ts';
import type { EntityNode } from './node.ts';
import { inOrderOf, type OrderKey } from './order.ts';

/** Entities in some order, with indexes of their values; kept while the content stays the same. */
export type EntityList = {
  readonly nodes: readonly EntityNode[];
  /** The places in the list at which a reader gives a value. An index is made when it is first asked for. */
  readonly placesOf: (read: Read, value: unknown) => readonly number[];
};

/** Makes a list; without an order its nodes stay as they are. */
export function makeEntityList(given: readonly EntityNode[], keys: readonly OrderKey[]): EntityList {
  const nodes = keys.length === 0 ? given : inOrderOf(given, keys);
  const indexes = new Map<Read, ReadonlyMap<unknown, readonly number[]>>();
  return {
    nodes,
    placesOf(read, value) {
      const index = indexes.get(read) ?? indexBy(nodes, read);
      indexes.set(read, index);
      return index.get(value) ?? [];
    },
  };
}

function indexBy(nodes: readonly EntityNode[], read: Read): ReadonlyMap<unknown, readonly number[]> {
  const index = new Map<unknown, number[]>();
  nodes.forEach((node, place) => {
    const value = read(node);
    const places = index.get(value);
    if (places === undefined) index.set(value, [place]);
    else places.push(place);
  });
  return index;
}

/**
 * The nodes of a list that can pass a filter, in the order of the list: where the filter asks for exact values, those that
 * have them, and all others are not even looked at.
 */
export function candidates(list: EntityList, table: FilterTable, where: unknown): readonly EntityNode[] {
  const found = exactIn(table, where);
  if (found === undefined) return list.nodes;
  const { read, values } = found;
  if (values.length === 0) return [];
  const [only, ...others] = new Set(values);
  const places =
    others.length === 0
      ? list.placesOf(read, only)
      : [only, ...others].flatMap((value) => list.placesOf(read, value)).toSorted((a, b) => a - b);
  return places.flatMap((place) => list.nodes[place] ?? []);
}

type Exact = { readonly read: Read; readonly values: readonly unknown[] };

/** The first key of a filter that asks for exact values. All keys must hold, so one of them may choose. */
function exactIn(table: FilterTable, where: unknown): Exact | undefined {
  if (typeof where !== 'object' || where === null) return undefined;
  for (const [key, operand] of Object.entries(where)) {
    const criterion: Criterion | undefined = table.get(key);
    if (operand == null || criterion === undefined) continue;
    if (criterion.exact !== undefined) {
      const values = (Array.isArray(operand) ? operand : [operand]).filter((value) => value != null);
      return { read: criterion.exact, values };
    }
    const inner = criterion.group === undefined ? undefined : exactIn(criterion.group, operand);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
