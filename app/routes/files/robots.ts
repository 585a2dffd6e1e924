import { absoluteAddress, type Path, serverPath, sitemapPath } from '#domain/page/route-pattern.ts';
import { sharedSiteUrl } from '../../language/site-languages.ts';
import { cacheForADay, fileResponse } from '../../loaders/file-response.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/robots.ts';

/**
 * The robots.txt (RFC 9309): everything may be crawled but previews.
 * @param siteUrl the public address, without the prefix of a language
 * @param prefixes what the addresses of each language begin with, each with its own site map
 */
export function robots(siteUrl: string, prefixes: readonly ('' | Path)[] = ['']): string {
  return [
    'User-agent: *',
    `Disallow: ${serverPath.preview}`,
    '',
    ...prefixes.map((prefix) => `Sitemap: ${absoluteAddress(sitemapPath, siteUrl + prefix)}`),
    '',
  ].join('\n');
}

/** The robots.txt, which needs no content and so works in an outage too. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, languages } = context.get(siteContext);
  const prefixes = languages.length > 0 ? languages.map(({ prefix }) => prefix) : undefined;
  return fileResponse(robots(sharedSiteUrl(siteUrl), prefixes), 'text/plain; charset=utf-8', cacheForADay);
}
