import type { PaletteIndex } from '#domain/page/palette-index.ts';
import { mixed } from '../../styles/mix.ts';
import { palettes } from '../../styles/palettes.ts';
import { colourPanes, outline, type Pane, panesFor } from './panes.ts';

function path(panes: readonly Pane[], fill: string): string {
  return `<path fill="${fill}" d="${outline(panes)}"/>`;
}

/**
 * A window as a standalone SVG, for icons, which have no style sheet.
 * @param seed the same seed always gives the same window
 * @param palette which of the four palettes
 * @param size width and height, in grid units
 * @param count how many panes
 * @returns an SVG document
 */
export function windowSvg(seed: string, palette: PaletteIndex, size: number, count: number): string {
  const { primary, secondary, tertiary } = palettes[palette];
  const groups = colourPanes(seed, panesFor(seed, size, size, count), 3);
  // The lead between the panes has the colour of the ink, so no pane may have it.
  const deep = mixed(secondary.value, tertiary.value, 0.45);
  const paths = [deep, tertiary.value, primary.value].map((fill, at) => path(groups[at] ?? [], fill));
  const lead = `stroke="${secondary.value}" stroke-width="${size / 16}" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ${lead}>${paths.join('')}</svg>`;
}
