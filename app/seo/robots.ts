import { sitemapPath } from './sitemap.ts';

/**
 * What robots are told (RFC 9309): everything may be found, but not what an editor has yet to publish.
 * @param siteUrl origin of the public address
 */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /preview',
    '',
    `Sitemap: ${new URL(sitemapPath, siteUrl).href}`,
    '',
  ].join('\n');
}
