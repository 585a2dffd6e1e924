import { expect, test } from 'vitest';
import { paletteFaults, readPalettes } from './palette.ts';
import { palettes } from './palettes.ts';

const valid = Object.values(palettes);

function changed(index: number, change: object): readonly unknown[] {
  return valid.map((palette, at) => (at === index ? { ...palette, ...change } : palette));
}

test('four valid palettes pass', () => {
  expect(paletteFaults(valid)).toEqual([]);
  expect(readPalettes(valid)).toEqual(palettes);
});

test('anything but a list of four is refused', () => {
  for (const value of [undefined, {}, [], valid.slice(1)])
    expect(paletteFaults(value)).toEqual(['There must be four palettes, in a list.']);
});

test('an invalid colour and a missing name are reported by palette and role', () => {
  expect(paletteFaults(changed(2, { name: ' ', primary: { name: 'light', value: 'green' } }))).toEqual([
    'Palette 2 has no “name”.',
    'Palette 2: the “value” of “primary” must be a colour like #06208f.',
  ]);
});

test('too little contrast is refused', () => {
  const faults = paletteFaults(changed(1, { tertiary: { name: 'brown', value: '#5a4a2a' } }));
  expect(faults).toEqual([
    'Palette 1: “secondary” is hard to read on “tertiary”: 2.2 to 1, where 4.5 to 1 is the least.',
  ]);
  expect(() => readPalettes(changed(1, { tertiary: { name: 'brown', value: '#5a4a2a' } }))).toThrow(
    'palettes.json: Palette 1',
  );
});
