import { expect, test } from 'vitest';
import { contrastRatio } from './colour.ts';
import { defaultPalettes, paletteIndex } from './palette.ts';

test.each([0, 1, 2, 3])('a palette named %s is that palette', (value) => {
  expect(paletteIndex(value)).toBe(value);
});

test.each([null, undefined, -1, 4, 1.5, Number.NaN])(
  'a palette named %s falls back to palette 0',
  (value) => {
    expect(paletteIndex(value)).toBe(0);
  },
);

test.each(Object.entries(defaultPalettes))(
  'text on the background and on a card of palette %s reaches 7:1, and so does inverted text (the notice, the emergency number)',
  (_, { primary, secondary, tertiary }) => {
    expect(contrastRatio(secondary, primary)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(secondary, tertiary)).toBeGreaterThanOrEqual(7);
  },
);
