import type { EntityNode } from './node.ts';

/** One value of an order enum: what to compare, and in which direction. */
export type OrderKey = {
  readonly read: (node: EntityNode) => string | number | boolean | null | undefined;
  readonly descending: boolean;
};

/**
 * Compares by each key in turn. An absent value comes last in both directions, and the id decides in the end
 * (RULES.md §2.2), by code point (§1.7).
 */
export function byOrder(keys: readonly OrderKey[]): (a: EntityNode, b: EntityNode) => number {
  return (a, b) => {
    for (const { read, descending } of keys) {
      const [left, right] = [read(a) ?? undefined, read(b) ?? undefined];
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      return left < right === descending ? 1 : -1;
    }
    return a.entity.sys.id < b.entity.sys.id ? -1 : 1;
  };
}
