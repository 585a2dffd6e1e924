import { churchIconSvg } from '../church-icon.ts';
import { cacheForADay, fileResponse } from '../file-response.ts';
import { load } from '../load.ts';
import type { Route } from './+types/favicon.ts';

/** The church's window as an SVG icon. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content }) =>
    fileResponse(churchIconSvg(content.church), 'image/svg+xml', cacheForADay),
  );
}
