import type { Path } from '#domain/page/route-pattern.ts';
import { element, xmlDocument } from './xml.ts';

/** The path of the site map. */
export const sitemapPath: Path = '/sitemap.xml';

/** A page of the site map. */
export interface MappedPage {
  readonly path: Path;
  /** The time of its last change, RFC 3339; undefined when unknown. */
  readonly changed: string | undefined;
}

/**
 * The site map (sitemaps.org, protocol 0.9) of all pages for search engines.
 * @param siteUrl origin of the public address
 */
export function sitemap(pages: readonly MappedPage[], siteUrl: string): string {
  const urls = pages.map(({ path, changed }) =>
    element('url', {}, [
      element('loc', {}, new URL(path, siteUrl).href),
      changed === undefined ? undefined : element('lastmod', {}, changed),
    ]),
  );
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, urls));
}
