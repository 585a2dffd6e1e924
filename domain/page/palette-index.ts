/** Which of the site's four palettes; content entries name one by it (specification section 4). */
export type PaletteIndex = 0 | 1 | 2 | 3;

/** The palette that every path change returns to (specification section 2). */
export const defaultPalette: PaletteIndex = 0;

/**
 * Reads a palette index from content.
 * @param value what the entry holds; anything but 0, 1, 2 or 3 means "none named"
 * @returns the index, or the resting palette
 */
export function paletteIndex(value: number | null | undefined): PaletteIndex {
  return value === 1 || value === 2 || value === 3 ? value : defaultPalette;
}
