import { expect, test } from 'vitest';
import { lastTen } from './last-ten.ts';

test('the last ten are there, each under a name of its own, and an older one is forgotten', () => {
  const photographs = lastTen<number>();
  const names = Array.from({ length: 11 }, (_, number) => photographs.add(number));
  expect(names.map(photographs.get)).toEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
});
