import { getPageRevisions } from '#site/content/page-revisions.ts';
import { mappedPages } from '#site/seo/mapped-pages.ts';
import { sitemap } from '#site/seo/sitemap.ts';
import { getChurchEvents } from '../church-events.ts';
import { load } from '../load.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async (services) => {
    const { content, siteUrl } = services;
    const [revisions, { all }] = await Promise.all([getPageRevisions(content), getChurchEvents(services)]);
    return new Response(sitemap(mappedPages(revisions, all), siteUrl), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  });
}
