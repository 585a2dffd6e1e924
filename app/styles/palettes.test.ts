import { expect, test } from 'vitest';
import { contrastRatio } from './colour.ts';
import { palettes } from './palettes.ts';

const all = Object.values(palettes);

test.each(all)('ink on the field and on a pane of the $name palette reaches 7:1', (palette) => {
  const pairings = [
    contrastRatio(palette.secondary.value, palette.primary.value),
    contrastRatio(palette.secondary.value, palette.tertiary.value),
  ];
  expect(Math.min(...pairings)).toBeGreaterThanOrEqual(7);
});

test.each(all)(
  'inverted text (the notice, the emergency number) has enough contrast in the $name palette',
  (palette) => {
    expect(contrastRatio(palette.primary.value, palette.secondary.value)).toBeGreaterThanOrEqual(7);
  },
);

test('contrast is that of WCAG: black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ab1234', '#ab1234')).toBe(1);
});

test('the palettes are the named colours of the specification', () => {
  expect(all.map((palette) => [palette.primary.name, palette.secondary.name, palette.tertiary.name])).toEqual(
    [
      ['light cyan', 'blue', 'pale blue'],
      ['light yellow', 'black', 'yellow'],
      ['light green', 'black', 'green'],
      ['light lavender', 'magenta', 'pink'],
    ],
  );
});
