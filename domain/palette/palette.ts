import { contrastRatio, type Hex, nearestReadable } from './colour.ts';

/** One of the site's four palettes, as content entries name it (specification section 4). */
export type PaletteIndex = 0 | 1 | 2 | 3;

/** The palette that every path change returns to (specification section 2). */
export const defaultPalette: PaletteIndex = 0;

/** The roles of colour on a page: `primary` is the background, `secondary` the text, `tertiary` the cards. */
export const colourRoles = ['primary', 'secondary', 'tertiary'] as const;

export type Palette = Readonly<Record<(typeof colourRoles)[number], Hex>>;

/** The church's palettes, by index. */
export type Palettes = Readonly<Record<PaletteIndex, Palette>>;

/** The palettes of a church that names no others (specification section 4). Text reaches 7:1 on background and cards (WCAG 1.4.6). */
export const defaultPalettes: Palettes = {
  // Light cyan, blue, pale blue.
  0: { primary: '#cdf6f7', secondary: '#06208f', tertiary: '#a5d4f8' },
  // Light yellow, black, yellow.
  1: { primary: '#fff5b0', secondary: '#17130a', tertiary: '#ffd52b' },
  // Light green, black, green.
  2: { primary: '#d2f5cd', secondary: '#0d160d', tertiary: '#84d585' },
  // Light lavender, magenta, pink.
  3: { primary: '#ebe2ff', secondary: '#780049', tertiary: '#ffbedd' },
};

/**
 * How well the text of a palette can be read on background and cards, for the check and for the form where it is chosen (WCAG 1.4.3).
 * @returns the contrasts, and the nearest text colour that can be read on both: its own where it can, undefined where none can
 */
export function readability({ primary, secondary, tertiary }: Palette) {
  const grounds = [primary, tertiary] as const;
  const [ground, card] = [contrastRatio(secondary, primary), contrastRatio(secondary, tertiary)];
  return { contrasts: { primary: ground, tertiary: card }, nearest: nearestReadable(secondary, grounds) };
}

/**
 * Reads a palette index from content.
 * @param value of the entry
 * @returns the index; the default palette for any value but 0, 1, 2 and 3
 */
export function paletteIndex(value: number | null | undefined): PaletteIndex {
  return value === 1 || value === 2 || value === 3 ? value : defaultPalette;
}
