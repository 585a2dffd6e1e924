import { iconLogo } from '#domain/church/church.ts';
import { defaultPalette } from '#domain/palette/palette.ts';
import { churchIconSvg, iconSide, parseIcon } from '../../icons/church-icon.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { notFound, siteLoader } from '../../loaders/load.server.ts';
import type { Route } from './+types/icon.ts';

/** The size for programs that request `/favicon.ico` without reading the page, in pixels: a PNG, as its media type says. */
const faviconSize = 48;

/** The church's logo or its window, as an SVG for browsers and as a PNG for manifests and home screens. */
export const loader = siteLoader(async ({ content, pictures }, { request, params }: Route.LoaderArgs) => {
  const { file } = params;
  const isSvg = new URL(request.url).pathname.endsWith('.svg');
  const size = file === undefined ? faviconSize : (parseIcon(file) ?? notFound());
  const logo = iconLogo(content.church);
  const stored = logo && content.pictures.get(logo.id);
  if (stored && !(isSvg && logo.type === 'image/png')) {
    const { bytes } = await pictures.fetch(stored, undefined);
    if (isSvg) return fileResponse(bytes, logo.type, cacheForADay);
    // Phones crop icons, but not the one of a tab.
    const field = file === undefined ? undefined : content.palettes[defaultPalette].primary;
    return fileResponse(await pictures.icon(bytes, { size, field }), 'image/png', cacheForADay);
  }
  const svg = churchIconSvg(content.church, content.palettes);
  if (isSvg) return fileResponse(svg, 'image/svg+xml', cacheForADay);
  return fileResponse(await pictures.drawing(svg, size / iconSide), 'image/png', cacheForADay);
});
