import { expect, test } from 'vitest';
import { loadFaces } from './faces.ts';

test('words are outlines in two weights, set with kerning, in the unit of their size', async () => {
  const { heavy, thin } = await loadFaces();
  expect(heavy.width('Carols', 100)).toBeGreaterThan(thin.width('Carols', 100));
  expect(heavy.width('AV', 100)).toBeLessThan(heavy.width('A', 100) + heavy.width('V', 100));
  expect(heavy.width('Carols', 200)).toBeCloseTo(2 * heavy.width('Carols', 100));
  expect(heavy.outline('I', 50, 100, 100)).toMatch(/^M[\d.]+[ ,]100L/);
});

test('the type has what English needs', async () => {
  const { heavy, thin } = await loadFaces();
  for (const character of 'Aa09’“”–£é& ')
    expect([heavy.has(character), thin.has(character)]).toEqual([true, true]);
  expect(heavy.has('日')).toBe(false);
});
