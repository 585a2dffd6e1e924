import type { EntityNode } from './node.ts';

export type Predicate = (node: EntityNode) => boolean;
/** Reads the value that an operator looks at; null or undefined when the entity has none. */
export type Read = (node: EntityNode) => unknown;
/** Makes a test of what a query gives for one key of a filter. */
export type Criterion = (operand: unknown) => Predicate;
/** What each key of a filter input type means. AND and OR are understood everywhere. */
export type FilterTable = ReadonlyMap<string, Criterion>;

const everything: Predicate = () => true;

/**
 * Makes one test of a filter: all its keys must hold. A key with the value null, and AND or OR without any filter in
 * it, say nothing (RULES.md §1.5).
 * @returns undefined when the filter says nothing at all
 */
export function compileFilter(table: FilterTable, where: unknown): Predicate | undefined {
  if (typeof where !== 'object' || where === null) return undefined;
  const tests = Object.entries(where).flatMap(([key, operand]: [string, unknown]) => {
    if (operand === null || operand === undefined) return [];
    if (key === 'AND' || key === 'OR') return joined(table, key, operand) ?? [];
    const criterion = table.get(key);
    if (criterion === undefined) throw new Error(`The filter key ${key} is in the schema but has no meaning`);
    return [criterion(operand)];
  });
  if (tests.length === 0) return undefined;
  return tests.length === 1 ? tests[0] : (node) => tests.every((test) => test(node));
}

function joined(table: FilterTable, how: 'AND' | 'OR', operand: unknown): Predicate | undefined {
  const filters = (Array.isArray(operand) ? operand : [operand]).filter((filter) => filter != null);
  if (filters.length === 0) return undefined;
  const tests = filters.map((filter: unknown) => compileFilter(table, filter) ?? everything);
  return how === 'AND'
    ? (node) => tests.every((test) => test(node))
    : (node) => tests.some((test) => test(node));
}

/** A key whose value is itself a filter of the same entity, such as `sys`. */
export function groupCriterion(table: FilterTable): Criterion {
  return (operand) => compileFilter(table, operand) ?? everything;
}

/** A key that filters by linked entities: one of those that `linked` finds must pass. */
export function linkedCriterion(
  table: FilterTable,
  linked: (node: EntityNode) => readonly EntityNode[],
): Criterion {
  return (operand) => {
    const test = compileFilter(table, operand);
    return test === undefined ? everything : (node) => linked(node).some(test);
  };
}
