import { fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import { sitemap } from '../../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content, siteUrl, languages }) => {
    const map = sitemap(content, siteUrl, languages);
    return fileResponse(map, 'application/xml; charset=utf-8', 'public, max-age=3600');
  });
}
