import { getChurch } from '#cms/church.ts';
import { churchIconSvg } from '../church-icon.ts';
import { load } from '../load.ts';
import type { Route } from './+types/favicon.ts';

/** The church's window as an SVG icon. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, outage, onEntryProblem }) => {
    const church = await getChurch(content, outage, onEntryProblem);
    return new Response(churchIconSvg(church), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    });
  });
}
