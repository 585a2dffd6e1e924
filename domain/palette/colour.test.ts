import { expect, test } from 'vitest';
import { contrastRatio, mixed } from './colour.ts';

test('a mixture has its share of each colour', () => {
  expect(mixed('#ff0000', '#0000ff', 1)).toBe('#ff0000');
  expect(mixed('#ff0000', '#0000ff', 0)).toBe('#0000ff');
  expect(mixed('#ffffff', '#000000', 0.5)).toBe('#808080');
  expect(mixed('#0a0000', '#000000', 0.5)).toBe('#050000');
});

test('contrast is that of WCAG: black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ab1234', '#ab1234')).toBe(1);
});
