import { type Church, churchName, iconLogo } from '#domain/church/church.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { mixed } from '#domain/palette/colour.ts';
import { defaultPalette, type Palettes } from '#domain/palette/palette.ts';
import { colourPanes, panesFor, panesPath } from '../components/pictures/stained-glass.ts';

/** The church's name is the seed of its window, so that each church has its own. */
type Named = Parameters<typeof churchName>[0];

/** The media type of the icon in tabs: that of the logo, or of the window. */
export function iconType(church: Pick<Church, 'logo'>): string {
  return iconLogo(church)?.type ?? 'image/svg+xml';
}

/** Its address: an SVG as it is, a PNG in one of the sizes. */
export function tabIconPath(type: string): Path {
  return type === 'image/png' ? iconPath(192) : '/favicon.svg';
}

/** The side of the window, in units of its drawing. */
export const iconSide = 32;

/** The number of panes, which are still distinct in the smallest icon. */
const panes = 9;

/** The church's window as a standalone SVG document, which has no style sheet. */
export function churchIconSvg(church: Named, palettes: Palettes): string {
  const seed = churchName(church);
  const { primary, secondary, tertiary } = palettes[defaultPalette];
  // The lead between the panes has the colour of the ink, so no pane may have it.
  const fills = [mixed(secondary, tertiary, 0.45), tertiary, primary];
  const groups = colourPanes(seed, panesFor(seed, iconSide, iconSide, panes), fills.length);
  const paths = fills.map((fill, at) => panesPath(groups[at] ?? [], fill));
  const lead = `stroke="${secondary}" stroke-width="${iconSide / 16}" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSide} ${iconSide}" ${lead}>${paths.join('')}</svg>`;
}

/** The sizes in which the church's window is drawn as an icon, in pixels: two for manifests, one for Apple's home screens. */
export const iconSizes = [180, 192, 512] as const;

type IconSize = (typeof iconSizes)[number];

export const iconPattern = '/icons/:file';

export function iconPath(size: IconSize): Path {
  return `/icons/${size}.png`;
}

/**
 * Reads the name of an icon's file.
 * @returns undefined for a size that is not drawn
 */
export function parseIcon(file: string): IconSize | undefined {
  return iconSizes.find((size) => iconPath(size) === `/icons/${file}`);
}
