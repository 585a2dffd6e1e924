import { defaultPalette } from '#domain/page/palette-index.ts';
import { windowSvg } from './components/Window/window-svg.ts';
import type { Bytes, PictureMaker } from './site-services.ts';

/** Side of the drawn window, in grid units. */
const side = 32;

/** How many panes can be told apart where it is smallest. */
const panes = 9;

/** The church's own window as an SVG document: drawn from its name, so that each church has another. */
export function churchIconSvg({ title, city }: { readonly title: string; readonly city: string }): string {
  return windowSvg(`${title} ${city}`, defaultPalette, side, panes);
}

/**
 * The same in pixels, as a PNG.
 * @param size width and height, in pixels
 */
export function drawChurchIcon(
  church: { readonly title: string; readonly city: string },
  size: number,
  pictures: PictureMaker,
): Promise<Bytes> {
  const svg = churchIconSvg(church);
  return pictures.drawing(`icon ${size} ${svg}`, async () => svg, size / side);
}
