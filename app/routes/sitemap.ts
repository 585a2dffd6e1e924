import { getPageRevisions } from '#cms/page-revisions.ts';
import { getChurchEvents } from '../church-events.ts';
import { load } from '../load.ts';
import { mappedPages } from '../seo/mapped-pages.ts';
import { sitemap } from '../seo/sitemap.ts';
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
