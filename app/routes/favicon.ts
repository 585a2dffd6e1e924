import { churchIconSvg } from '../church-icon.ts';
import { load } from '../load.ts';
import type { Route } from './+types/favicon.ts';

/** The church's window as an SVG icon. */
export function loader({ context }: Route.LoaderArgs) {
  return load(
    context,
    ({ content }) =>
      new Response(churchIconSvg(content.church), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
      }),
  );
}
