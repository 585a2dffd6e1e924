import { GraphQLError } from 'graphql';
import type { Predicate } from './filter.ts';
import type { EntityNode } from './node.ts';

const defaultLimit = 100;
const maxLimit = 1000;

export interface PageArgs {
  readonly skip?: number | null;
  readonly limit?: number | null;
}

/** One item of a collection: an entity, or the error of a link to a missing entity. */
export type Item = EntityNode | GraphQLError;

/** One page of a list. `total` counts all matches (RULES.md §2.9). */
export function pageOf(list: readonly Item[], args: PageArgs) {
  const skip = args.skip ?? 0;
  const limit = limitOf(args);
  if (skip < 0) throw new GraphQLError('Query execution error. The argument skip must not be negative');
  return { total: list.length, skip, limit, items: list.slice(skip, skip + limit) };
}

/** The maximum number of items of a page. @throws GraphQLError when the limit is out of bounds */
export function limitOf(args: Pick<PageArgs, 'limit'>): number {
  const limit = args.limit ?? defaultLimit;
  if (limit < 0 || limit > maxLimit) {
    throw new GraphQLError(`Query execution error. The argument limit must be between 0 and ${maxLimit}`);
  }
  return limit;
}

/**
 * Filters and orders a list. Links to missing entities pass no filter, so that `where: {sys: {id_exists: true}}` removes
 * them (§2.3). Without a filter they stay, at the end if an order is requested.
 */
export function arrange(
  items: readonly Item[],
  test: Predicate | undefined,
  keys: readonly OrderKey[] = [],
): readonly Item[] {
  const passing = test === undefined ? items : items.filter((item) => isNode(item) && test(item));
  if (keys.length === 0) return passing;
  return [...sortNodes(passing.filter(isNode), keys), ...passing.filter((item) => !isNode(item))];
}

const isNode = (item: Item): item is EntityNode => !(item instanceof GraphQLError);

export interface OrderKey {
  readonly read: (node: EntityNode) => string | number | boolean | null | undefined;
  readonly descending: boolean;
}

interface Row {
  readonly node: EntityNode;
  readonly values: readonly ReturnType<OrderKey['read']>[];
}

/**
 * Sorts nodes by each key in turn. Absent values come last in both directions (RULES.md §2.2), and ties are sorted by id, by
 * code point (§1.7).
 */
export function sortNodes(nodes: readonly EntityNode[], keys: readonly OrderKey[]): readonly EntityNode[] {
  const rows = nodes.map((node): Row => ({ node, values: keys.map(({ read }) => read(node) ?? undefined) }));
  return rows.sort((a, b) => compare(a, b, keys)).map(({ node }) => node);
}

function compare(a: Row, b: Row, keys: readonly OrderKey[]): number {
  for (let index = 0; index < keys.length; index += 1) {
    const left = a.values[index];
    const right = b.values[index];
    if (left === right) continue;
    if (left == null) return 1;
    if (right == null) return -1;
    return left < right === (keys[index]?.descending === true) ? 1 : -1;
  }
  return a.node.entity.sys.id < b.node.entity.sys.id ? -1 : 1;
}
