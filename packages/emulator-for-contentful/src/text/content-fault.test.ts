import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearestName } from './content-fault.ts';

test('a typo finds the right name', () => {
  expect(nearestName('titel', ['title', 'order'])).toBe('title');
  expect(nearestName('Order', ['title', 'order'])).toBe('order');
});

test('a different word finds no name', () => {
  expect(nearestName('colour', ['title', 'order'])).toBeUndefined();
});

test('the distance is symmetric, zero only for equal texts, and at most the length of the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      const distance = editDistance(a, b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
