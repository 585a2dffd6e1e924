import { expect, test } from 'vitest';
import { mixed } from './colour.ts';

test('a mixture has its share of each colour', () => {
  expect(mixed('#ff0000', '#0000ff', 1)).toBe('#ff0000');
  expect(mixed('#ff0000', '#0000ff', 0)).toBe('#0000ff');
  expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(mixed('#0a0000', '#000000', 0.5)).toBe('#050000');
});
