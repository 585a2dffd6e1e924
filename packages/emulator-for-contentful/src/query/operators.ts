import { instantOf } from '../model/date-text.ts';
import { isRichText, richTextToPlainText } from '../model/rich-text.ts';
import { mapValues } from '../text/json.ts';
import type { Criterion, Predicate, Read } from './filter.ts';

/** Operators by their suffix; the empty suffix is equality. */
export type Operators = Readonly<Record<string, Criterion>>;

const when =
  (read: Read, test: (value: unknown) => boolean): Predicate =>
  (node) =>
    test(read(node));
const list = (operand: unknown): readonly unknown[] => (Array.isArray(operand) ? operand : [operand]);

const exists =
  (read: Read): Criterion =>
  (operand) =>
    when(read, (value) => (value !== null && value !== undefined) === operand);

/** Equality and membership. `_not` and `_not_in` also match absent values, which is how opt-in flags are filtered (RULES.md §2.1). */
function equality(read: Read): Record<'' | '_not' | '_in' | '_not_in' | '_exists', Criterion> {
  const oneOf: Criterion = (operand) => {
    const values: readonly unknown[] = list(operand).filter((value) => value != null);
    return when(read, (value) => values.includes(value));
  };
  return {
    '': oneOf,
    _not: (operand) => when(read, (value) => value !== operand),
    _in: oneOf,
    _not_in: (operand) => when(read, (value) => value == null || !list(operand).includes(value)),
    _exists: exists(read),
  };
}

export const textOperators = (read: Read): Operators => ({ ...equality(read), ...searchOperators(read) });

export const numberOperators = (read: Read): Operators => ({ ...equality(read), ...rangeOperators(read) });

/** For Date: instants are compared, so that `10:00Z` equals `11:00+01:00` (§2.8). */
export function dateOperators(read: Read): Operators {
  const readInstant: Read = (node) => {
    const value = read(node);
    return typeof value === 'string' ? node.scope.context.spaceIndex.instant(value) : undefined;
  };
  const toInstants = (operand: unknown): unknown => {
    if (Array.isArray(operand)) return operand.map(toInstants);
    return typeof operand === 'string' ? instantOf(operand) : operand;
  };
  return mapValues(numberOperators(readInstant), (criterion) => (operand) => criterion(toInstants(operand)));
}

/** For Boolean: `f: false` holds only for a stored false (§2.1). */
export function booleanOperators(read: Read): Operators {
  const { _in, _not_in, ...operators } = equality(read);
  return operators;
}

function rangeOperators(read: Read): Operators {
  const compare = (test: (value: number, operand: number) => boolean): Criterion => {
    return (operand) =>
      when(read, (value) => typeof value === 'number' && typeof operand === 'number' && test(value, operand));
  };
  return {
    _gt: compare((value, operand) => value > operand),
    _gte: compare((value, operand) => value >= operand),
    _lt: compare((value, operand) => value < operand),
    _lte: compare((value, operand) => value <= operand),
  };
}

/** Full-text search, for texts and rich texts. */
export function searchOperators(read: Read): Operators {
  const search =
    (expected: boolean): Criterion =>
    (operand) => {
      const matches = wordMatcher(String(operand));
      return when(read, (value) => {
        const text = isRichText(value) ? richTextToPlainText(value) : value;
        return (typeof text === 'string' && matches(text)) === expected;
      });
    };
  return { _contains: search(true), _not_contains: search(false), _exists: exists(read) };
}

/**
 * Contentful's `match`: every search term is the beginning of a word in the text, ignoring case. A search with fewer than
 * two characters finds nothing (§1.5).
 */
export function wordMatcher(search: string): (text: string) => boolean {
  const prefixes = search.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (search.trim().length < 2 || prefixes.length === 0) return () => false;
  const wordBeginnings = prefixes.map((prefix) => new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${prefix}`, 'u'));
  return (text) => {
    const lower = text.toLowerCase();
    // Most texts do not contain the terms at all.
    return (
      prefixes.every((prefix) => lower.includes(prefix)) && wordBeginnings.every((word) => word.test(lower))
    );
  };
}

export function listOperators(read: Read): Operators {
  const compare =
    (how: (items: readonly unknown[], has: (item: unknown) => boolean) => boolean): Criterion =>
    (operand) =>
      when(read, (value) => how(list(operand), (item) => Array.isArray(value) && value.includes(item)));
  return {
    _contains_all: compare((items, has) => items.every(has)),
    _contains_some: compare((items, has) => items.some(has)),
    _contains_none: compare((items, has) => !items.some(has)),
    _exists: exists(read),
  };
}

/** For Object and links: only whether there is a value. */
export const existenceOperators = (read: Read): Operators => ({ _exists: exists(read) });
