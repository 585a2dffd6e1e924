import { drawChurchIcon } from '../../icons/church-icon.ts';
import { icoFile } from '../../icons/favicon-ico.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import type { Route } from './+types/favicon-ico.ts';

/** The side of the picture, in pixels. */
const size = 48;

/** The favicon for programs that request this path without reading the page. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const icon = await drawChurchIcon(content.church, size, pictures);
    return fileResponse(icoFile(icon, size), 'image/x-icon', cacheForADay);
  });
}
