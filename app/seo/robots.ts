import { absoluteAddress } from '#domain/link/absolute-address.ts';
import { sitemapPath } from './sitemap.ts';

/**
 * The robots.txt (RFC 9309): everything may be crawled but previews.
 * @param siteUrl origin of the public address
 */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /preview',
    '',
    `Sitemap: ${absoluteAddress(sitemapPath, siteUrl)}`,
    '',
  ].join('\n');
}
