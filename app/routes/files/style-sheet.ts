import { addressVersion } from '#domain/page/route-pattern.ts';
import { defaultStyle } from '#domain/palette/house-style.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { currentlyAt } from '../../loaders/load.server.ts';
import { siteContext } from '../../site-context.ts';
import { styleSheet } from '../../styles/style-sheet.server.ts';
import { styleSheetPath } from '../../styles/style-sheet.ts';
import type { Route } from './+types/style-sheet.ts';

/**
 * The style sheet of the church's palettes and typeface. It needs no content, since the outage page has the site's own style. The address
 * of another style, which a cached page may name after a change, leads to the current one.
 */
export function loader({ context, params: { file } }: Route.LoaderArgs) {
  const current = styleSheet(context.get(siteContext).content ?? defaultStyle);
  const sheet =
    [current, styleSheet(defaultStyle)].find((text) => file === `${addressVersion(text)}.css`) ??
    currentlyAt(styleSheetPath(addressVersion(current)));
  return fileResponse(sheet, 'text/css; charset=utf-8', forever);
}
