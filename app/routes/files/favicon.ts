import { churchIconSvg } from '../../icons/church-icon.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import type { Route } from './+types/favicon.ts';

/** The church's window as an SVG icon. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content }) =>
    fileResponse(churchIconSvg(content.church, content.palettes), 'image/svg+xml', cacheForADay),
  );
}
