import { fileResponse } from '../file-response.ts';
import { load } from '../load.ts';
import { sitemap } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content, siteUrl }) =>
    fileResponse(sitemap(content, siteUrl), 'application/xml; charset=utf-8', 'public, max-age=3600'),
  );
}
