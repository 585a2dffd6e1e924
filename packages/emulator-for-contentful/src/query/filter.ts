import type { EntityNode } from './node.ts';

/** Reads the value that an operator looks at; null or undefined when the entity has none. */
export type Read = (node: EntityNode) => unknown;
export type Predicate = (node: EntityNode) => boolean;
export type Criterion = (operand: unknown) => Predicate;
/** The criterion of each key of a filter input type, without AND and OR, which every filter has. */
export type FilterTable = ReadonlyMap<string, Criterion>;

const always: Predicate = () => true;

/**
 * Compiles a filter to a predicate: all its keys must hold. A key with the value null, and AND or OR without a filter, have
 * no effect (RULES.md §1.5).
 * @returns undefined when no key has an effect
 */
export function compileFilter(table: FilterTable, where: unknown): Predicate | undefined {
  if (typeof where !== 'object' || where === null) return undefined;
  const tests = Object.entries(where).flatMap(([key, operand]: [string, unknown]) => {
    if (operand === null || operand === undefined) return [];
    if (key === 'AND' || key === 'OR') return joined(table, key, operand) ?? [];
    const criterion = table.get(key);
    if (criterion === undefined)
      throw new Error(`The filter key ${key} is in the schema but has no criterion`);
    return [criterion(operand)];
  });
  return tests.length === 0 ? undefined : every(tests);
}

const every =
  (tests: readonly Predicate[]): Predicate =>
  (node) =>
    tests.every((test) => test(node));

function joined(table: FilterTable, how: 'AND' | 'OR', operand: unknown): Predicate | undefined {
  const filters = (Array.isArray(operand) ? operand : [operand]).filter((filter) => filter != null);
  if (filters.length === 0) return undefined;
  const tests = filters.map((filter: unknown) => compileFilter(table, filter) ?? always);
  return how === 'AND' ? every(tests) : (node) => tests.some((test) => test(node));
}

/** A key whose value is itself a filter of the same entity, such as `sys`. */
export function groupCriterion(table: FilterTable): Criterion {
  return (operand) => compileFilter(table, operand) ?? always;
}

/** A key that filters by linked entities: one of those that `linked` finds must pass. */
export function linkedCriterion(
  table: FilterTable,
  linked: (node: EntityNode) => readonly EntityNode[],
): Criterion {
  return (operand) => {
    const test = compileFilter(table, operand);
    return test === undefined ? always : (node) => linked(node).some(test);
  };
}
