import { instantOf } from '../model/date-text.ts';
import { isRichText, richTextWords } from '../model/rich-text.ts';
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

/**
 * Equality and its kin. `_not` and `_not_in` hold where the value is absent too: that is how opt-in flags are
 * filtered (RULES.md §2.1).
 */
function equality(read: Read): Operators {
  return {
    '': (operand) => when(read, (value) => value === operand),
    _not: (operand) => when(read, (value) => value !== operand),
    _in: (operand) => when(read, (value) => value != null && list(operand).includes(value)),
    _not_in: (operand) => when(read, (value) => value == null || !list(operand).includes(value)),
    _exists: exists(read),
  };
}

/** For Symbol and Text. */
export function textOperators(read: Read): Operators {
  return { ...equality(read), ...searchOperators(read) };
}

/** For Integer and Number. */
export function numberOperators(read: Read): Operators {
  return { ...equality(read), ...rangeOperators(read) };
}

/** For Date: instants are compared, so that `10:00Z` equals `11:00+01:00` (§2.8). */
export function dateOperators(read: Read): Operators {
  const readInstant: Read = (node) => {
    const value = read(node);
    return typeof value === 'string' ? instantOf(value) : undefined;
  };
  const toInstants = (operand: unknown): unknown => {
    if (Array.isArray(operand)) return operand.map(toInstants);
    return typeof operand === 'string' ? instantOf(operand) : operand;
  };
  return Object.fromEntries(
    Object.entries(numberOperators(readInstant)).map(([suffix, criterion]): [string, Criterion] => [
      suffix,
      (operand) => criterion(toInstants(operand)),
    ]),
  );
}

/** For Boolean: `f: false` holds only for a stored false (§2.1). */
export function booleanOperators(read: Read): Operators {
  const { '': equals, _not, _exists } = equality(read);
  return { ...(equals && { '': equals }), ...(_not && { _not }), ...(_exists && { _exists }) };
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
  const found = (operand: unknown) => {
    const matches = wordMatcher(String(operand));
    return (value: unknown) => {
      if (isRichText(value)) return matches(richTextWords(value));
      return typeof value === 'string' && matches(value);
    };
  };
  return {
    _contains: (operand) => when(read, found(operand)),
    _not_contains: (operand) => {
      const test = found(operand);
      return when(read, (value) => !test(value));
    },
    _exists: exists(read),
  };
}

/**
 * Contentful's `match`: every word that is searched for begins some word of the text, without regard to case; it
 * needs two characters at least and finds nothing with fewer (§1.5).
 */
export function wordMatcher(search: string): (text: string) => boolean {
  const prefixes = wordsOf(search);
  if (search.trim().length < 2 || prefixes.length === 0) return () => false;
  return (text) => {
    const words = wordsOf(text);
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** For an array of Symbol. */
export function listOperators(read: Read): Operators {
  const has = (value: unknown, item: unknown) => Array.isArray(value) && value.includes(item);
  return {
    _contains_all: (operand) => when(read, (value) => list(operand).every((item) => has(value, item))),
    _contains_some: (operand) => when(read, (value) => list(operand).some((item) => has(value, item))),
    _contains_none: (operand) => when(read, (value) => !list(operand).some((item) => has(value, item))),
    _exists: exists(read),
  };
}

/** Only whether there is a value: for Object and links. */
export function existenceOperators(read: Read): Operators {
  return { _exists: exists(read) };
}
