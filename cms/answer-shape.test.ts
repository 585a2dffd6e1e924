import { expect, test } from 'vitest';
import { readByShape } from './answer-shape.ts';

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
  const answer = readByShape({ pageCollection: { total: 1, items } }, shape, (path) => mismatches.push(path));
  return { answer, mismatches };
}

test('an honest answer stays as it is', () => {
  expect(read(page, null)).toEqual({
    answer: { pageCollection: { total: 1, items: [page, null] } },
    mismatches: [],
  });
});

test.each([
  ['a number', 7],
  ['an object', { a: 1 }],
  ['a list', ['Welcome']],
  ['true', true],
])('%s where a text was asked for counts as null, and is reported', (_, title) => {
  expect(read({ ...page, title })).toEqual({
    answer: { pageCollection: { total: 1, items: [{ ...page, title: null }] } },
    mismatches: ['pageCollection.items.title'],
  });
});

test('a value of a list that has another type counts as null', () => {
  const { answer } = read({ ...page, headings: ['one', 7] });
  expect(answer).toEqual(read({ ...page, headings: ['one', null] }).answer);
  expect(read({ ...page, headings: 'one' }).answer).toEqual(read({ ...page, headings: null }).answer);
});

test('an entry without a field that is never null is a hole', () => {
  for (const sys of [undefined, null, 5, {}, { id: 5 }])
    expect(read({ ...page, sys }).answer).toEqual({ pageCollection: { total: 1, items: [null] } });
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

test('what was not asked for is left out, whatever it is called', () => {
  const more = JSON.parse('{"__proto__":{"slug":"evil"},"constructor":5}');
  const { answer } = read(Object.assign(Object.create(null), more, page));
  expect(JSON.stringify(answer)).toBe(JSON.stringify(read(page).answer));
  const bare = readByShape(
    JSON.parse('{"__proto__":{"pageCollection":{"total":1,"items":[]}}}'),
    shape,
    () => {},
  );
  expect(bare).toEqual({ pageCollection: null });
});
