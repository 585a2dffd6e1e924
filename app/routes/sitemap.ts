import { load } from '../load.ts';
import { mappedPages } from '../seo/mapped-pages.ts';
import { sitemap } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(
    context,
    ({ content, siteUrl }) =>
      new Response(sitemap(mappedPages(content), siteUrl), {
        headers: {
          'Content-Type': 'application/xml; charset=utf-8',
          'Cache-Control': 'public, max-age=3600',
        },
      }),
  );
}
