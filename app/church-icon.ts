import { defaultPalette } from '#domain/page/palette-index.ts';
import { windowSvg } from './components/Window/window-svg.ts';
import type { Bytes, Pictures } from './site-context.ts';

/** The side of the window, in grid units. */
const side = 32;

/** The number of panes, which are still distinct in the smallest icon. */
const panes = 9;

/** The church's window as an SVG document. The seed is its name, so that each church has its own. */
export function churchIconSvg({ title, city }: { readonly title: string; readonly city: string }): string {
  return windowSvg(`${title} ${city}`, defaultPalette, side, panes);
}

/**
 * The church's window as a PNG.
 * @param size width and height, in pixels
 */
export function drawChurchIcon(
  church: { readonly title: string; readonly city: string },
  size: number,
  pictures: Pictures,
): Promise<Bytes> {
  return pictures.drawing(churchIconSvg(church), size / side);
}
