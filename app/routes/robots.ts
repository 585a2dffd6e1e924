import { cacheForADay, fileResponse } from '../file-response.ts';
import { robots } from '../seo/robots.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/robots.ts';

/** The robots.txt, which needs no content and so works in an outage too. */
export function loader({ context }: Route.LoaderArgs) {
  return fileResponse(robots(context.get(siteContext).siteUrl), 'text/plain; charset=utf-8', cacheForADay);
}
