import type { Event } from '#domain/event/event.ts';
import { absoluteAddress } from '#domain/link/absolute-address.ts';
import { eventPath, type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { LanguageOfPage } from './page-metadata.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

export const sitemapPath: Path = '/sitemap.xml';

/** Pages with events, which change when an event changes. */
const eventLists: ReadonlySet<Path> = new Set([
  routePattern.home,
  routePattern.comingUp,
  routePattern.whatsOn,
]);

/** The content that the site map lists. */
interface Mapped {
  /** RFC 3339; undefined for a page without an entry. */
  readonly pagesPublishedAt: ReadonlyMap<Path, string | undefined>;
  readonly events: readonly Event[];
}

/**
 * The site map (sitemaps.org, protocol 0.9) of all pages and events in one language, each with the time of its last change.
 * @param siteUrl the public address, with the prefix of the language
 * @param languagesOf the languages in which there is a page at a path; undefined when the site has one
 */
export function sitemap(
  { pagesPublishedAt, events }: Mapped,
  siteUrl: string,
  languagesOf?: (path: Path) => readonly Pick<LanguageOfPage, 'language' | 'prefix'>[],
): string {
  const { origin } = new URL(siteUrl);
  /** Each page names all of its languages, itself included (Google Search Central, "Localized versions"). */
  const alternates = (path: Path): readonly Xml[] => {
    const link = (hreflang: string, prefix: string) =>
      element('xhtml:link', { rel: 'alternate', hreflang, href: absoluteAddress(path, origin + prefix) });
    return (languagesOf?.(path) ?? []).flatMap(({ language, prefix }) => [
      link(language, prefix),
      // The first language is also that of readers of all others.
      ...(prefix === '' ? [link('x-default', prefix)] : []),
    ]);
  };
  /** @param times at which it changed, RFC 3339 */
  const url = (path: Path, times: readonly (string | undefined)[]): Xml => {
    const known = times.filter((time) => time !== undefined);
    const [newest] = known.sort((one, other) => Date.parse(other) - Date.parse(one));
    return element('url', {}, [
      element('loc', {}, absoluteAddress(path, siteUrl)),
      newest && element('lastmod', {}, newest),
      alternates(path),
    ]);
  };
  const namespaces = languagesOf && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
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
