import type { EntityNode } from './node.ts';

/** One value of an order enum: what to compare, and in which direction. */
export type OrderKey = {
  readonly read: (node: EntityNode) => string | number | boolean | null | undefined;
  readonly descending: boolean;
};

type Row = { readonly node: EntityNode; readonly values: readonly ReturnType<OrderKey['read']>[] };

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
