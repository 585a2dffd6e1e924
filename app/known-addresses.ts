import { getNavigation } from '#cms/navigation.ts';
import { staticPaths } from '#domain/page/page-names.ts';
import { calendarPattern, eventPath, type Path } from '#domain/page/route-pattern.ts';
import { feedPath } from './seo/coming-up-feed.ts';
import { sitemapPath } from './seo/sitemap.ts';
import type { SiteServices } from './site-services.ts';

/**
 * The addresses that together ask all that the site can ask of the content service: every page, and the files that are made
 * of answers of their own.
 * @throws ContentError
 */
export async function knownAddresses({ content }: SiteServices): Promise<readonly Path[]> {
  const { highlightedEvents, regularEvents } = await getNavigation(content, () => {});
  return [
    ...staticPaths,
    calendarPattern.all,
    feedPath,
    sitemapPath,
    ...[...highlightedEvents, ...regularEvents].map(({ slug }) => eventPath(slug)),
  ];
}
