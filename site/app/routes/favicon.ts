import { getChurch } from '#site/content/church.ts';
import { windowSvg } from '#site/ui/Window/window-svg.ts';
import { load } from '../load.ts';
import type { Route } from './+types/favicon.ts';

/** The church's own window, small: drawn from its name, so that each church has another. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, outage, onEntryProblem }) => {
    const { title, city } = await getChurch(content, outage, onEntryProblem);
    return new Response(windowSvg(`${title} ${city}`, 0, 32, 9), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
    });
  });
}
