import type { Path } from '#domain/page/route-pattern.ts';
import { contrastRatio } from '#domain/palette/colour.ts';
import { colourRoles, type Palette, type Palettes } from '#domain/palette/palette.ts';

export const styleSheetPattern = '/palettes/:file';

/** The address of the style sheet with what the church has chosen. @param version that of its text */
export function styleSheetPath(version: string): Path {
  return `/palettes/${version}.css`;
}

const paper: Palette = { primary: '#ffffff', secondary: '#000000', tertiary: '#ffffff' };

/**
 * The style sheet of the palettes. A page, or a part of one, chooses one by `data-palette="2"`. One with light text has the colours of
 * paper in print and for QR codes, which phones read dark on light; the church's logo keeps its ground.
 */
export function paletteSheet(palettes: Palettes): string {
  // The properties are registered as colours, so that browsers can transition between palettes.
  const registrations = colourRoles.map(
    (role) => `@property --${role}{syntax:"<color>";inherits:true;initial-value:${palettes[0][role]}}`,
  );
  const rules = Object.entries(palettes).flatMap(([index, palette]) => {
    const rule = (colours: Palette, which = '') =>
      `[data-palette="${index}"]${which}{${colourRoles.map((role) => `--${role}:${colours[role]}`).join(';')}}`;
    const [ground, text] = [palette.primary, palette.secondary].map((colour) =>
      contrastRatio(colour, paper.primary),
    );
    if (Number(text) > Number(ground)) return rule(palette);
    const code = `[data-palette="${index}"]{--code-ground:${paper.primary};--code:${paper.secondary}}`;
    return [rule(palette), code, `@media print{${rule(paper, ':not(img)')}}`];
  });
  return [...registrations, ...rules, ''].join('\n');
}
