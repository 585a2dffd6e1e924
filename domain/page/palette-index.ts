/** One of the site's four palettes, as content entries name it (specification section 4). */
export type PaletteIndex = 0 | 1 | 2 | 3;

/** The palette that every path change returns to (specification section 2). */
export const defaultPalette: PaletteIndex = 0;

/**
 * Reads a palette index from content.
 * @param value of the entry
 * @returns the index; the default palette for any value but 0, 1, 2 and 3
 */
export function paletteIndex(value: number | null | undefined): PaletteIndex {
  return value === 1 || value === 2 || value === 3 ? value : defaultPalette;
}
