import { expect, test } from 'vitest';
import { typefaces } from '#domain/palette/house-style.ts';
import { loadFonts } from './load-fonts.ts';

test.each(typefaces)('text in %s becomes outlines in two weights, with kerning', async (typeface) => {
  const { heavy, thin } = await loadFonts(typeface);
  expect(heavy.width('Carols', 100)).toBeGreaterThan(thin.width('Carols', 100));
  expect(heavy.width('AV', 100)).toBeLessThan(heavy.width('A', 100) + heavy.width('V', 100));
  expect(heavy.width('Carols', 200)).toBeCloseTo(2 * heavy.width('Carols', 100));
  expect(heavy.outline('I', 50, 100, 100)).toMatch(/^M[\d.]+[ ,][\d.]+L/);
});

test.each(typefaces)(
  '%s has the characters of English, and those of Welsh and Polish names',
  async (typeface) => {
    const { heavy, thin } = await loadFonts(typeface);
    for (const character of 'Aa09’“”–£é& ŵŷęłőŠ')
      expect([heavy.has(character), thin.has(character)], character).toEqual([true, true]);
    expect(heavy.has('日')).toBe(false);
  },
);

test('a letter from the file of further languages stands between its neighbours', async () => {
  const { heavy } = await loadFonts('Figtree');
  const [whole, parts] = [heavy.width('Dŵr', 100), ['D', 'ŵ', 'r'].map((each) => heavy.width(each, 100))];
  expect(whole).toBeCloseTo(parts.reduce((sum, each) => sum + each));
  const starts = (text: string) => Number(/^M([\d.]+)/.exec(heavy.outline(text, 0, 0, 100))?.[1]);
  expect(heavy.outline('Dŵr', 0, 0, 100)).toContain(heavy.outline('r', heavy.width('Dŵ', 100), 0, 100));
  expect(starts('Dŵr')).toBe(starts('D'));
});
