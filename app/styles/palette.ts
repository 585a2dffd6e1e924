import type { PaletteIndex } from '#domain/page/palette-index.ts';
import { contrastRatio, type Hex } from './colour.ts';

/** One colour of a palette: its name, and its sRGB value. */
export interface Colour {
  readonly name: string;
  readonly value: Hex;
}

/**
 * The three roles of colour on a page: `primary` is the field, `secondary` the ink, `tertiary` the panes.
 * Ink reaches 7:1 on field and pane where the named hue allows it and 4.5:1 always (WCAG 1.4.3, 1.4.6).
 */
export interface Palette {
  readonly name: string;
  readonly primary: Colour;
  readonly secondary: Colour;
  readonly tertiary: Colour;
}

/** The four palettes of specification section 4, by index. */
export type Palettes = Readonly<Record<PaletteIndex, Palette>>;

/** The roles by their names. */
export const roles = ['primary', 'secondary', 'tertiary'] as const;

/** The minimum contrast of text with its background (WCAG 1.4.3). */
const minContrast = 4.5;

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object(value)[name] : undefined;
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function faultsOf(palette: unknown, index: number): readonly string[] {
  const place = `Palette ${index}`;
  const faults = hasText(member(palette, 'name')) ? [] : [`${place} has no “name”.`];
  for (const role of roles) {
    const colour = member(palette, role);
    if (!hasText(member(colour, 'name'))) faults.push(`${place}: “${role}” has no “name”.`);
    if (!/^#[0-9a-f]{6}$/i.test(String(member(colour, 'value'))))
      faults.push(`${place}: the “value” of “${role}” must be a colour like #06208f.`);
  }
  if (faults.length > 0) return faults;
  return (['primary', 'tertiary'] as const).flatMap((role) => {
    const { secondary, [role]: ground } = palette as Palette;
    const ratio = contrastRatio(secondary.value, ground.value);
    if (ratio >= minContrast) return [];
    return `${place}: “secondary” is hard to read on “${role}”: ${ratio.toFixed(1)} to 1, where ${minContrast} to 1 is the least.`;
  });
}

/** Validates four palettes. @returns what is wrong with them, as sentences */
export function paletteFaults(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length !== 4) return ['There must be four palettes, in a list.'];
  return value.flatMap(faultsOf);
}

/**
 * Validates the four palettes.
 * @param file named in a fault
 * @throws with the faults in sentences
 */
export function readPalettes(value: unknown, file = 'palettes.json'): Palettes {
  const faults = paletteFaults(value);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(' ')}`);
  return value as Palettes;
}
