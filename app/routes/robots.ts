import { robots } from '../seo/robots.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/robots.ts';

/** The robots.txt, which needs no content and so works in an outage too. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robots(context.get(siteContext).siteUrl), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
