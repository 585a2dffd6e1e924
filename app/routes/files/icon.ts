import { churchIconSvg, iconSide, parseIcon } from '../../icons/church-icon.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import type { Route } from './+types/icon.ts';

/** The size for programs that request `/favicon.ico` without reading the page, in pixels: a PNG, as its media type says. */
const faviconSize = 48;

/** The church's window, as an SVG for browsers and as a PNG for manifests and home screens. */
export function loader({ context, request, params: { file } }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const svg = churchIconSvg(content.church, content.palettes);
    if (new URL(request.url).pathname.endsWith('.svg'))
      return fileResponse(svg, 'image/svg+xml', cacheForADay);
    const size = file === undefined ? faviconSize : (parseIcon(file) ?? notFound());
    return fileResponse(await pictures.drawing(svg, size / iconSide), 'image/png', cacheForADay);
  });
}
