import { redirect } from 'react-router';
import { coloursVersion, defaultPalettes } from '#domain/palette/palette.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { siteContext } from '../../site-context.ts';
import { paletteSheet, paletteSheetPath, palettesAt } from '../../styles/palette-sheet.ts';
import type { Route } from './+types/palettes.ts';

/**
 * The style sheet of the church's palettes. It needs no content, since the outage page has the site's own colours. The address of other
 * colours, which a cached page may name after a change, leads to the current ones.
 */
export function loader({ context, params: { file } }: Route.LoaderArgs) {
  const { palettes = defaultPalettes } = context.get(siteContext).content ?? {};
  const found = palettesAt(file, [palettes, defaultPalettes]);
  if (found !== undefined) return fileResponse(paletteSheet(found), 'text/css; charset=utf-8', forever);
  // Any number of such addresses can be invented, so nothing may cache them.
  throw redirect(paletteSheetPath(coloursVersion(palettes)), { headers: { 'Cache-Control': 'no-store' } });
}
