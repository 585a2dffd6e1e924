import { addressVersion } from '../page/route-pattern.ts';
import { colourRoles, defaultPalettes, type Palettes } from './palette.ts';
import versions from './typefaces.json' with { type: 'json' };

/** One of the typefaces that the site has itself: those of `scripts/typefaces.ts`, which writes the list. */
export type Typeface = keyof typeof versions;

export const typefaces = Object.keys(versions) as readonly Typeface[];

/** The name of a typeface in the names of its packages and files. */
export const typefaceFile = (typeface: string): string => typeface.toLowerCase().replaceAll(' ', '-');

/** What a church chooses of how its pages look. */
export interface HouseStyle {
  readonly palettes: Palettes;
  readonly typeface: Typeface;
}

/** The style of a church that has chosen none (specification section 4). */
export const defaultStyle: HouseStyle = { palettes: defaultPalettes, typeface: 'Bricolage Grotesque' };

/** The same style has the same version, which addresses of share pictures name. That of a typeface changes with its files. */
export function styleVersion({ palettes, typeface }: HouseStyle): string {
  const colours = Object.values(palettes).flatMap((palette) => colourRoles.map((role) => palette[role]));
  return addressVersion([...colours, versions[typeface]].join());
}

export const defaultStyleVersion = styleVersion(defaultStyle);
