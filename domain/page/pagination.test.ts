import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPagePath, pageNumber, paginate } from './pagination.ts';

test('the pages have each item once, in order, and only an empty list has an empty page', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const first = paginate(items, 1, size);
      const pages = Array.from({ length: first?.count ?? 0 }, (_, at) => paginate(items, at + 1, size));
      expect(pages.flatMap((page) => page?.items ?? [])).toEqual(items);
      if (items.length > 0) for (const page of pages) expect(page?.items.length).toBeGreaterThan(0);
    }),
  );
});

test('there is no page before the first or after the last', () => {
  expect(paginate([], 1, 5)).toEqual({ items: [], number: 1, count: 1 });
  expect(paginate([1, 2, 3], 0, 2)).toBeUndefined();
  expect(paginate([1, 2, 3], 3, 2)).toBeUndefined();
});

test('a page after the first has its number in its path, and the first has none', () => {
  expect([1, 2, 57, 999].map(listPagePath)).toEqual([
    '/whats-on',
    '/whats-on/page/2',
    '/whats-on/page/57',
    '/whats-on/page/999',
  ]);
});

test('a page number counts only in its canonical spelling', () => {
  for (const number of [2, 9, 10, 57, 999]) expect(pageNumber(`${number}`)).toBe(number);
  for (const text of [undefined, '', '1', '0', '-1', '02', '1000', '2.5', 'two', ' 2'])
    expect(pageNumber(text), text).toBeUndefined();
});
