import { expect, test } from 'vitest';
import { loadFonts } from './load-fonts.ts';

test('text becomes outlines in two weights, with kerning', async () => {
  const { heavy, thin } = await loadFonts();
  expect(heavy.width('Carols', 100)).toBeGreaterThan(thin.width('Carols', 100));
  expect(heavy.width('AV', 100)).toBeLessThan(heavy.width('A', 100) + heavy.width('V', 100));
  expect(heavy.width('Carols', 200)).toBeCloseTo(2 * heavy.width('Carols', 100));
  expect(heavy.outline('I', 50, 100, 100)).toMatch(/^M[\d.]+[ ,]100L/);
});

test('the font has the characters of English', async () => {
  const { heavy, thin } = await loadFonts();
  for (const character of 'Aa09’“”–£é& ')
    expect([heavy.has(character), thin.has(character)]).toEqual([true, true]);
  expect(heavy.has('日')).toBe(false);
});
