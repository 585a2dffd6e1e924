import { expect, test, vi } from 'vitest';
import { createLastGood } from './last-good.ts';

const isEven = (value: number) => value % 2 === 0;

test('the last good value is shown in the place of one that is not', () => {
  const onKept = vi.fn();
  const lastGood = createLastGood(isEven, () => {}, onKept, undefined);
  expect([1, 2, 3, 4].map(lastGood.choose)).toEqual([1, 2, 2, 4]);
  expect(onKept.mock.calls).toEqual([[3]]);
});

test('what an earlier process left counts only when it is good by what is asked now', () => {
  const left = (before: number) =>
    createLastGood(
      isEven,
      () => {},
      () => {},
      before,
    );
  expect(left(8).choose(1)).toBe(8);
  expect(left(7).choose(1)).toBe(1);
});
