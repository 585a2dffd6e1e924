/** A face of type, as far as setting a few words needs it. */
export interface Face {
  /** How far a text reaches, kerning included, in the unit of `size`. */
  width(text: string, size: number): number;
  /** The text's outline as SVG path data, its base line starting at (x, y). */
  outline(text: string, x: number, y: number, size: number): string;
  /** False for a character that the face has no shape for. */
  has(character: string): boolean;
}

/** A family's two ends: the site says its headings in both. */
export interface Faces {
  readonly heavy: Face;
  readonly thin: Face;
}

/**
 * What a face can show of a text: letters with marks it lacks lose their marks, what it lacks altogether is left out.
 */
export function showable(text: string, face: Face): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return ' ';
    if (face.has(character)) return character;
    const [base = ''] = character.normalize('NFD');
    return base !== character && face.has(base) ? base : '';
  });
  return characters.join('').replace(/ +/g, ' ').trim();
}
