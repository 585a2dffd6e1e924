import { getEvents } from '#site/content/events.ts';
import { getPageRevisions } from '#site/content/page-revisions.ts';
import { mappedPages } from '#site/seo/mapped-pages.ts';
import { sitemap } from '#site/seo/sitemap.ts';
import { load } from '../load.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, timeZone, siteUrl, onEntryProblem }) => {
    const [revisions, events] = await Promise.all([
      getPageRevisions(content),
      getEvents(content, timeZone, onEntryProblem),
    ]);
    return new Response(sitemap(mappedPages(revisions, events), siteUrl), {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    });
  });
}
