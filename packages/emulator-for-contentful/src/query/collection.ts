import { GraphQLError } from 'graphql';
import type { Predicate } from './filter.ts';
import type { EntityNode } from './node.ts';
import { inOrderOf, type OrderKey } from './order.ts';

const DEFAULT_LIMIT = 100;
const HIGHEST_LIMIT = 1000;

export type PageArgs = { readonly skip?: number | null; readonly limit?: number | null };

/** One item of a collection: an entity, or the error of a link that leads nowhere. */
export type Item<Node extends EntityNode = EntityNode> = Node | GraphQLError;

/** A page of a collection as the schema shows it. */
export type Page<Node extends EntityNode = EntityNode> = {
  /** Counts all matches (RULES.md §2.9), when somebody asks for it. */
  readonly total: () => number;
  readonly skip: number;
  readonly limit: number;
  readonly items: readonly Item<Node>[];
};

/** Cuts one page out of a list. No more of the list is gone through than the page, or its total, needs. */
export function pageOf<Node extends EntityNode>(items: Iterable<Item<Node>>, args: PageArgs): Page<Node> {
  const skip = args.skip ?? 0;
  const limit = limitOf(args);
  if (skip < 0) throw new GraphQLError('Query execution error. The argument skip must not be negative');
  const rest = items[Symbol.iterator]();
  const page: Item<Node>[] = [];
  let seen = 0;
  while (page.length < limit) {
    const next = rest.next();
    if (next.done === true) break;
    seen += 1;
    if (seen > skip) page.push(next.value);
  }
  const total = () => {
    while (rest.next().done !== true) seen += 1;
    return seen;
  };
  return { total, skip, limit, items: page };
}

/** How many items a page may have; a limit that cannot be is an error of the collection. */
export function limitOf(args: Pick<PageArgs, 'limit'>): number {
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (limit < 0 || limit > HIGHEST_LIMIT) {
    throw new GraphQLError(
      `Query execution error. The argument limit must be between 0 and ${HIGHEST_LIMIT}`,
    );
  }
  return limit;
}

/** Goes through the nodes that pass a test, one after the other. */
export function* passing<Node extends EntityNode>(
  nodes: readonly Node[],
  test: Predicate | undefined,
): Iterable<Node> {
  for (const node of nodes) if (test === undefined || test(node)) yield node;
}

/**
 * Filters and orders a list. Links that lead nowhere pass no filter, so that `where: {sys: {id_exists: true}}` takes
 * them out (§2.3); without a filter they stay, at the end if an order is asked for.
 */
export function arrange<Node extends EntityNode>(
  items: readonly Item<Node>[],
  test: Predicate | undefined,
  order: readonly (OrderKey | null)[] | null | undefined,
): readonly Item<Node>[] {
  const kept = test === undefined ? items : items.filter((item) => !isError(item) && test(item));
  const keys = orderKeys(order);
  if (keys.length === 0) return kept;
  const nodes = kept.filter((item): item is Node => !isError(item));
  return [...inOrderOf(nodes, keys), ...kept.filter(isError)];
}

/** The keys of an order that is asked for. */
export function orderKeys(order: readonly (OrderKey | null)[] | null | undefined): readonly OrderKey[] {
  return (order ?? []).filter((key) => key !== null);
}

function isError<Node extends EntityNode>(item: Item<Node>): item is GraphQLError {
  return item instanceof GraphQLError;
}
