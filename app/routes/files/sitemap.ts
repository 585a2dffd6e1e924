import type { Path } from '#domain/page/route-pattern.ts';
import { languagesOf } from '../../language/site-languages.ts';
import { fileResponse } from '../../loaders/file-response.ts';
import { load } from '../../loaders/load.ts';
import { sitemap } from '../../seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';

/** Every page and every event, for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, ({ content, siteUrl, languages }) => {
    const found = languages.length > 1 ? (path: Path) => languagesOf(path, languages) : undefined;
    const map = sitemap(content, siteUrl, found);
    return fileResponse(map, 'application/xml; charset=utf-8', 'public, max-age=3600');
  });
}
