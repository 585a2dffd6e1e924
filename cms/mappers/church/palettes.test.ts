import { expect, test } from 'vitest';
import { defaultPalettes } from '#domain/palette/palette.ts';
import { recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { mapPalettes, mapTypeface } from './palettes.ts';

const brick = { primary: '#fff4ee', secondary: '#5a1a0a', tertiary: '#f6c3ae' } as const;

function mapped(palettes: unknown) {
  const { mapping, messages } = recordingMapping();
  return {
    palettes: mapPalettes({ sys: { id: 'site' }, palettes }, mapping),
    messages: messages(),
  };
}

test('a church that names no colours has those of the specification', () => {
  const { mapping, messages } = recordingMapping();
  for (const settings of [{}, { palettes: null }])
    expect(mapPalettes(settings, mapping)).toEqual(defaultPalettes);
  expect(messages()).toEqual([]);
});

test('a palette of the settings is taken, and the others stay', () => {
  expect(mapped({ 2: { ...brick, name: 'brick' } })).toEqual({
    palettes: { ...defaultPalettes, 2: brick },
    messages: [],
  });
});

test('each colour that is none, or missing, is named; the palette is the site’s own, and another is taken', () => {
  const { primary, tertiary } = brick;
  // YAML takes what follows a # for a comment, and the value for null.
  const { palettes, messages } = mapped({ 1: brick, 3: { primary, secondary: 'maroon', tertiary: null } });
  expect(palettes).toEqual({ ...defaultPalettes, 1: brick });
  expect(messages).toEqual([
    'siteSettings site: “palettes” has a palette 3 whose “secondary” is “maroon”, and must be a colour such as "#06208f", with the quotation marks in a file.',
    'siteSettings site: “palettes” has a palette 3 whose “tertiary” is missing, and must be a colour such as "#06208f", with the quotation marks in a file.',
  ]);
  expect(mapped({ 0: { primary, tertiary, secondary: { toString: 'blue' } } }).messages).toEqual([
    expect.stringContaining('palette 0 whose “secondary” is missing'),
  ]);
});

test('text that is hard to read is refused with its contrast on background and panes', () => {
  const { palettes, messages } = mapped({ 0: { ...brick, tertiary: '#8a4a2a' } });
  expect(palettes).toEqual(defaultPalettes);
  expect(messages).toEqual([
    'siteSettings site: “palettes” has a palette 0 whose “secondary” #5a1a0a is hard to read on “tertiary” #8a4a2a: 1.9 to 1, where 4.5 to 1 is the least: no “secondary” can be read on both, so choose them both light or both dark.',
  ]);
  // The lightest grey that passes on white, and the next.
  expect(mapped({ 0: { primary: '#ffffff', secondary: '#767676', tertiary: '#ffffff' } }).messages).toEqual(
    [],
  );
  expect(mapped({ 0: { primary: '#ffffff', secondary: '#777777', tertiary: '#ffffff' } }).messages).toEqual([
    expect.stringMatching(
      /“primary” #ffffff: 4\.4 to 1.*: the nearest “secondary” that can be read on both is "#767676"\.$/,
    ),
    expect.stringContaining('“tertiary” #ffffff: 4.4 to 1'),
  ]);
});

test('a palette that does not exist, and what is no set of palettes, is told of', () => {
  expect(mapped({ 4: brick, constructor: brick })).toEqual({
    palettes: defaultPalettes,
    messages: [
      'siteSettings site: “palettes” has a palette “4”, and there are 0, 1, 2 and 3 only.',
      expect.stringContaining('has a palette “constructor”'),
    ],
  });
  for (const palettes of [[brick], 'blue', 7])
    expect(mapped(palettes)).toEqual({
      palettes: defaultPalettes,
      messages: ['siteSettings site: “palettes” must have palettes by their numbers, from 0 to 3.'],
    });
  expect(mapped({ 0: 'blue' }).messages).toHaveLength(3);
});

test('a typeface is one of those that the site has; any other is told of, with the list, and the site’s own is in its place', () => {
  const { mapping, messages } = recordingMapping();
  const typeface = (value: string | null) => mapTypeface({ sys: { id: 'site' }, typeface: value }, mapping);
  expect([typeface('Literata'), typeface(null), typeface('')]).toEqual([
    'Literata',
    'Bricolage Grotesque',
    'Bricolage Grotesque',
  ]);
  expect(messages()).toEqual([]);
  expect(typeface('Comic Sans')).toBe('Bricolage Grotesque');
  expect(messages()).toEqual([
    'siteSettings site: “typeface” must be one of Bricolage Grotesque, Figtree, Work Sans, Atkinson Hyperlegible Next, Source Serif 4, Literata, not “Comic Sans”.',
  ]);
});
