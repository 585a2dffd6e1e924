import { robots } from '../seo/robots.ts';
import { siteServices } from '../site-services.ts';
import type { Route } from './+types/robots.ts';

/** What robots are told. Needs no content: it holds in an outage too. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robots(context.get(siteServices).siteUrl), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
