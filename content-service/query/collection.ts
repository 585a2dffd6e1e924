import { GraphQLError } from 'graphql';
import type { Predicate } from './filter.ts';
import type { EntityNode } from './node.ts';
import { byOrder, type OrderKey } from './order.ts';

const DEFAULT_LIMIT = 100;
const HIGHEST_LIMIT = 1000;

export type PageArgs = { readonly skip?: number | null; readonly limit?: number | null };

/** One item of a collection: an entity, or the error of a link that leads nowhere. */
export type Item<Node extends EntityNode = EntityNode> = Node | GraphQLError;

/** A page of a collection as the schema shows it. `total` counts all matches (RULES.md §2.9). */
export type Page<Node extends EntityNode = EntityNode> = {
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly items: readonly Item<Node>[];
};

/** Cuts one page out of a list. */
export function pageOf<Node extends EntityNode>(items: readonly Item<Node>[], args: PageArgs): Page<Node> {
  const skip = args.skip ?? 0;
  const limit = args.limit ?? DEFAULT_LIMIT;
  if (skip < 0) throw new GraphQLError('Query execution error. The argument skip must not be negative');
  if (limit < 0 || limit > HIGHEST_LIMIT) {
    throw new GraphQLError(
      `Query execution error. The argument limit must be between 0 and ${HIGHEST_LIMIT}`,
    );
  }
  return { total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
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
  const keys = (order ?? []).filter((key) => key !== null);
  if (keys.length === 0) return kept;
  const compare = byOrder(keys);
  const nodes = kept.filter((item): item is Node => !isError(item)).toSorted(compare);
  return [...nodes, ...kept.filter(isError)];
}

function isError<Node extends EntityNode>(item: Item<Node>): item is GraphQLError {
  return item instanceof GraphQLError;
}
