/** A font, as far as drawing a title needs it. */
export interface Font {
  /** The width of a text, kerning included, in the unit of `size`. */
  width(text: string, size: number): number;
  /** The text's outline as SVG path data, its base line starting at (x, y). */
  outline(text: string, x: number, y: number, size: number): string;
  /** False for a character without a glyph. */
  has(character: string): boolean;
}

/** The two weights of the site's headings. */
export interface Fonts {
  readonly heavy: Font;
  readonly thin: Font;
}

/**
 * The text that a font can show: letters with missing diacritics lose them, other missing characters are left out.
 */
export function showable(text: string, font: Font): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return ' ';
    if (font.has(character)) return character;
    const [base = ''] = character.normalize('NFD');
    return base !== character && font.has(base) ? base : '';
  });
  return characters.join('').replace(/ +/g, ' ').trim();
}
