import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { robots } from '../../seo/robots.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/robots.ts';

/** The robots.txt, which needs no content and so works in an outage too. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, languages } = context.get(siteContext);
  const prefixes = languages.length > 0 ? languages.map(({ prefix }) => prefix) : undefined;
  return fileResponse(robots(new URL(siteUrl).origin, prefixes), 'text/plain; charset=utf-8', cacheForADay);
}
