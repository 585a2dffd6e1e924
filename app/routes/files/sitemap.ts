import type { SiteContent } from '#cms/site-content.ts';
import { absoluteAddress, eventPath, type Path, routePattern } from '#domain/page/route-pattern.ts';
import { languageAlternates, type PageLanguage } from '../../language/site-languages.ts';
import { fileResponse } from '../../loaders/file-response.ts';
import { siteLoader } from '../../loaders/load.server.ts';
import { element, type Xml, xmlDocument } from '../../seo/xml.ts';

/** Pages with events, which change when an event changes. */
const eventLists = new Set<Path>([routePattern.home, routePattern.comingUp, routePattern.whatsOn]);

/**
 * The site map (sitemaps.org, protocol 0.9) of all pages and events in one language, each with the time of its last change.
 * @param siteUrl the public address, with the prefix of the language
 * @param languages those of the pages
 */
export function sitemap(
  { pagesPublishedAt, events }: Pick<SiteContent, 'pagesPublishedAt' | 'events'>,
  siteUrl: string,
  languages: readonly Pick<PageLanguage, 'language' | 'prefix'>[],
): string {
  /** @param times at which it changed, RFC 3339 */
  const url = (path: Path, times: readonly (string | undefined)[]): Xml => {
    const known = times.filter((time) => time !== undefined);
    const [newest] = known.sort((one, other) => Date.parse(other) - Date.parse(one));
    return element('url', {}, [
      element('loc', {}, absoluteAddress(path, siteUrl)),
      newest && element('lastmod', {}, newest),
      languageAlternates(path, siteUrl, languages).map(({ hrefLang, href }) =>
        element('xhtml:link', { rel: 'alternate', hreflang: hrefLang, href }),
      ),
    ]);
  };
  const namespaces = languages.length > 1 && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  const eventTimes = events.map(({ publishedAt }) => publishedAt);
  return xmlDocument(
    element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', ...namespaces }, [
      ...[...pagesPublishedAt].map(([path, publishedAt]) =>
        url(path, [publishedAt, ...(eventLists.has(path) ? eventTimes : [])]),
      ),
      ...events.map(({ slug, publishedAt }) => url(eventPath(slug), [publishedAt])),
    ]),
  );
}

export const loader = siteLoader(({ content, siteUrl, languages }) => {
  const map = sitemap(content, siteUrl, languages);
  return fileResponse(map, 'application/xml; charset=utf-8', 'public, max-age=3600');
});
