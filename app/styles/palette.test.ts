import { expect, test } from 'vitest';
import { paletteFaults, readPalettes } from './palette.ts';
import { palettes } from './palettes.ts';

const sound = Object.values(palettes);

function changed(index: number, change: object): readonly unknown[] {
  return sound.map((palette, at) => (at === index ? { ...palette, ...change } : palette));
}

test('four sound palettes are taken as they are', () => {
  expect(paletteFaults(sound)).toEqual([]);
  expect(readPalettes(sound)).toEqual(palettes);
});

test('what is no list of four is refused', () => {
  for (const value of [undefined, {}, [], sound.slice(1)])
    expect(paletteFaults(value)).toEqual(['There must be four palettes, in a list.']);
});

test('a colour that is none, and a name that is missing, are told by palette and role', () => {
  expect(paletteFaults(changed(2, { name: ' ', primary: { name: 'light', value: 'green' } }))).toEqual([
    'Palette 2 has no “name”.',
    'Palette 2: the “value” of “primary” must be a colour like #06208f.',
  ]);
});

test('ink that cannot be read on its ground is refused', () => {
  const faults = paletteFaults(changed(1, { tertiary: { name: 'brown', value: '#5a4a2a' } }));
  expect(faults).toEqual([
    'Palette 1: “secondary” is hard to read on “tertiary”: 2.2 to 1, where 4.5 to 1 is the least.',
  ]);
  expect(() => readPalettes(changed(1, { tertiary: { name: 'brown', value: '#5a4a2a' } }))).toThrow(
    'content/palettes.json: Palette 1',
  );
});
