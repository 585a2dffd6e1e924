import { absoluteAddress, type Path, serverPath } from '#domain/page/route-pattern.ts';
import { sitemapPath } from './sitemap.ts';

/**
 * The robots.txt (RFC 9309): everything may be crawled but previews.
 * @param siteUrl origin of the public address
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
