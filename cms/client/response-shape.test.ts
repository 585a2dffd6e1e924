import { expect, test } from 'vitest';
import { readByShape } from './response-shape.ts';

const shape = {
  pageCollection: {
    'total!': 'number',
    'items!': [
      { 'sys!': { 'id!': 'string' }, title: 'string', headings: ['string'], body: { json: 'json' } },
    ],
  },
} as const;

const page = { sys: { id: 'home' }, title: 'Welcome', headings: ['one', null], body: { json: { any: [1] } } };

function read(...items: readonly unknown[]) {
  const mismatches: string[] = [];
  const result = readByShape({ pageCollection: { total: 1, items } }, shape, (path) => mismatches.push(path));
  return { result, mismatches };
}

test('a response of the expected shape stays unchanged', () => {
  expect(read(page, null)).toEqual({
    result: { pageCollection: { total: 1, items: [page, null] } },
    mismatches: [],
  });
});

test.each([
  ['a number', 7],
  ['an object', { a: 1 }],
  ['a list', ['Welcome']],
  ['true', true],
])('%s where a text is expected counts as null, and is reported', (_, title) => {
  expect(read({ ...page, title })).toEqual({
    result: { pageCollection: { total: 1, items: [{ ...page, title: null }] } },
    mismatches: ['pageCollection.items.title'],
  });
});

test('a value of a list that has another type counts as null', () => {
  const { result } = read({ ...page, headings: ['one', 7] });
  expect(result).toEqual(read({ ...page, headings: ['one', null] }).result);
  expect(read({ ...page, headings: 'one' }).result).toEqual(read({ ...page, headings: null }).result);
});

test('an entry without a field that is never null is a hole', () => {
  for (const sys of [undefined, null, 5, {}, { id: 5 }])
    expect(read({ ...page, sys }).result).toEqual({ pageCollection: { total: 1, items: [null] } });
});

test('a list without its items, or a total that is no number, is no list', () => {
  for (const list of [
    { total: 1 },
    { total: 1, items: { 0: page } },
    { total: Infinity, items: [] },
    [],
    'x',
  ])
    expect(readByShape({ pageCollection: list }, shape, () => {})).toEqual({ pageCollection: null });
});

test('a field that was not queried is left out, whatever its name', () => {
  const more = JSON.parse('{"__proto__":{"slug":"evil"},"constructor":5}');
  const { result } = read(Object.assign(Object.create(null), more, page));
  expect(JSON.stringify(result)).toBe(JSON.stringify(read(page).result));
  const bare = readByShape(
    JSON.parse('{"__proto__":{"pageCollection":{"total":1,"items":[]}}}'),
    shape,
    () => {},
  );
  expect(bare).toEqual({ pageCollection: null });
});
