import { expect, test } from 'vitest';
import { contrastRatio, minContrast, mixed, nearestReadable } from './colour.ts';

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

test('of a text that is hard to read there is the nearest colour that is not, darker or lighter, if there is one', () => {
  const nearest = nearestReadable('#d07020', ['#fff4ee', '#f6c3ae']);
  expect(nearest).toBe('#854814');
  for (const ground of ['#fff4ee', '#f6c3ae'] as const)
    expect(contrastRatio(nearest ?? ground, ground)).toBeGreaterThanOrEqual(minContrast);
  expect(contrastRatio(mixed('#d07020', '#000000', 0.65), '#f6c3ae')).toBeLessThan(minContrast);
  expect(nearestReadable('#5a1a0a', ['#fff4ee', '#f6c3ae'])).toBe('#5a1a0a');
  // On dark grounds it becomes lighter.
  expect(
    contrastRatio(nearestReadable('#555555', ['#1b1f3a', '#3a2f6b']) ?? '#555555', '#3a2f6b'),
  ).toBeGreaterThanOrEqual(minContrast);
  expect(nearestReadable('#5a1a0a', ['#ffffff', '#8a4a2a'])).toBeUndefined();
});
