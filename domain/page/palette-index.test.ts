import { expect, test } from 'vitest';
import { paletteIndex } from './palette-index.ts';

test.each([0, 1, 2, 3])('a palette named %s is that palette', (value) => {
  expect(paletteIndex(value)).toBe(value);
});

test.each([null, undefined, -1, 4, 1.5, Number.NaN])(
  'a palette named %s falls back to palette 0',
  (value) => {
    expect(paletteIndex(value)).toBe(0);
  },
);
