import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entry } from '#tests/helpers/space-of.ts';
import type { EntityNode } from './node.ts';
import {
  booleanOperators,
  dateOperators,
  listOperators,
  numberOperators,
  type Operators,
  textOperators,
  wordMatcher,
} from './operators.ts';
import { rootScope } from './scope.ts';
import { indexSpace } from './space-index.ts';

const spaceIndex = indexSpace({ contentTypes: [], entries: [], assets: [], locales: [], tags: [] });
const scope = rootScope({ spaceIndex, spaceId: 's', environmentId: 'e', publicUrl: '', mayPreview: false });

/** Whether a value passes an operator. */
function passes(operators: (read: (node: EntityNode) => unknown) => Operators, value: unknown) {
  const table = operators(() => value);
  const node: EntityNode = { kind: 'entry', entity: entry('t', 'id'), scope };
  return (suffix: string, operand: unknown) => {
    const criterion = table[suffix];
    if (criterion === undefined) throw new Error(`There is no operator ${suffix}`);
    return criterion(operand)(node);
  };
}

const absent = [undefined, null];
const flag = fc.constantFrom(true, false, undefined, null);

test('a flag that is not set passes “not true”, and only a stored false passes “false”', () => {
  for (const value of absent) {
    expect(passes(booleanOperators, value)('_not', true)).toBe(true);
    expect(passes(booleanOperators, value)('', false)).toBe(false);
  }
  expect(passes(booleanOperators, false)('_not', true)).toBe(true);
  expect(passes(booleanOperators, true)('_not', true)).toBe(false);
});

test('each flag matches either “true” or “not true”', () => {
  fc.assert(
    fc.property(flag, (value) => {
      expect(passes(booleanOperators, value)('', true)).toBe(!passes(booleanOperators, value)('_not', true));
    }),
  );
});

test('each negated text operator is the opposite of the plain one, absent values included', () => {
  const text = fc.option(fc.string({ maxLength: 6 }), { nil: undefined });
  fc.assert(
    fc.property(text, fc.string({ maxLength: 6 }), (value, operand) => {
      const test = passes(textOperators, value);
      expect(test('_not', operand)).toBe(!test('', operand));
      expect(test('_not_in', [operand])).toBe(!test('_in', [operand]));
      expect(test('_not_contains', operand)).toBe(!test('_contains', operand));
      expect(test('_exists', false)).toBe(!test('_exists', true));
    }),
  );
});

test('an absent value matches no range operator', () => {
  for (const value of absent) {
    for (const suffix of ['_gt', '_gte', '_lt', '_lte'])
      expect(passes(numberOperators, value)(suffix, 0)).toBe(false);
  }
});

test('two numbers match exactly one of less, equal and greater', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (value, operand) => {
      const test = passes(numberOperators, value);
      expect([test('_lt', operand), test('', operand), test('_gt', operand)].filter(Boolean)).toHaveLength(1);
      expect(test('_lte', operand)).toBe(test('_lt', operand) || test('', operand));
      expect(test('_gte', operand)).toBe(test('_gt', operand) || test('', operand));
    }),
  );
});

test('an empty text exists, and equality is case-sensitive', () => {
  expect(passes(textOperators, '')('_exists', true)).toBe(true);
  expect(passes(textOperators, 'Advent')('', 'advent')).toBe(false);
});

test('dates are compared as instants', () => {
  const test = passes(dateOperators, '2026-06-01T10:00+01:00');
  expect(test('', '2026-06-01T09:00:00.000Z')).toBe(true);
  expect(test('_in', ['2026-06-01T09:00Z'])).toBe(true);
  expect(test('_lt', '2026-06-01T09:30Z')).toBe(true);
  expect(passes(dateOperators, '2026-06-01')('_gte', '2026-06-01T00:00Z')).toBe(true);
});

test('contains matches all search terms as prefixes of words, ignoring case', () => {
  expect(wordMatcher('carol')('Carols by candlelight')).toBe(true);
  expect(wordMatcher('CAND car')('Carols by candlelight')).toBe(true);
  expect(wordMatcher('light')('Carols by candlelight')).toBe(false);
  expect(wordMatcher('carol lamp')('Carols by candlelight')).toBe(false);
  expect(wordMatcher('café')('Bereavement café')).toBe(true);
});

test('contains needs at least two characters', () => {
  expect(wordMatcher('c')('Carols')).toBe(false);
  expect(wordMatcher('')('Carols')).toBe(false);
});

test('a list contains all, some or none of the operands', () => {
  const test = passes(listOperators, ['a', 'b']);
  expect(test('_contains_all', ['a', 'b'])).toBe(true);
  expect(test('_contains_all', ['a', 'c'])).toBe(false);
  expect(test('_contains_some', ['c', 'b'])).toBe(true);
  expect(test('_contains_none', ['c'])).toBe(true);
  expect(passes(listOperators, undefined)('_contains_none', ['c'])).toBe(true);
});
