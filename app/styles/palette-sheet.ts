import type { Path } from '#domain/page/route-pattern.ts';
import { contrastRatio, minContrast } from '#domain/palette/colour.ts';
import { colourRoles, coloursVersion, type Palette, type Palettes } from '#domain/palette/palette.ts';

export const paletteSheetPattern = '/palettes/:file';

/** The address of the style sheet of the palettes. @param version that of their colours */
export function paletteSheetPath(version: string): Path {
  return `/palettes/${version}.css`;
}

/** On paper, whose background stays white, light text is black. */
const onPaper: Palette = { primary: '#ffffff', secondary: '#000000', tertiary: '#ffffff' };

/** The style sheet of the palettes. A page, or a part of one, chooses one by `data-palette="2"`. */
export function paletteSheet(palettes: Palettes): string {
  // The properties are registered as colours, so that browsers can transition between palettes.
  const registrations = colourRoles.map(
    (role) => `@property --${role}{syntax:"<color>";inherits:true;initial-value:${palettes[0][role]}}`,
  );
  const rules = Object.entries(palettes).flatMap(([index, palette]) => {
    const rule = (colours: Palette) =>
      `[data-palette="${index}"]{${colourRoles.map((role) => `--${role}:${colours[role]}`).join(';')}}`;
    const isLight = contrastRatio(palette.secondary, onPaper.primary) < minContrast;
    return [rule(palette), ...(isLight ? [`@media print{${rule(onPaper)}}`] : [])];
  });
  return [...registrations, ...rules, ''].join('\n');
}

/** The palettes of an address; undefined for one of other colours than there are. */
export function palettesAt<Of extends Palettes>(
  file: string | undefined,
  known: readonly Of[],
): Of | undefined {
  return known.find((palettes) => paletteSheetPath(coloursVersion(palettes)) === `/palettes/${file}`);
}
