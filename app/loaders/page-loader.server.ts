import { data } from 'react-router';
import { pick } from '#domain/event/event.ts';
import { type PageContent, pageDescription } from '#domain/page/page.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { pageJsonLd } from '../seo/json-ld/page-json-ld.ts';
import { metaTags, type PageMetadata, pagePicture, webSite } from '../seo/page-metadata.ts';
import type { SiteWithContent } from '../site-context.ts';
import { cacheControl } from './cache-lifetime.ts';
import { type Loading, siteLoader } from './load.server.ts';
import type { PageData } from './page-data.ts';
import { structuredData } from './structured-data.ts';

/** What the view of a page is rendered from, by the type of its loader. */
export type ViewOf<Loader extends (args: never) => ReturnType<ReturnType<typeof pageLoader>>> = Awaited<
  ReturnType<Loader>
>['data']['view'];

/** What a page is rendered from, and until when. */
type Page<View> = Pick<
  PageData<View>,
  'view' | 'exitUrl' | 'isAlone' | 'isPoster' | 'endings' | 'readBack'
> & {
  readonly page: PageMetadata;
  readonly validUntil?: Temporal.Instant | undefined;
};

/**
 * Makes the loader of a page. Of its metadata the tags are in its data; what only search engines read is in its HTML alone.
 * @param make makes the page from the site's content and the time
 * @returns the loader, which returns the page's data; its `Cache-Control` ends before the validity of the page
 */
export function pageLoader<View, Args extends Loading = Loading>(
  make: (site: SiteWithContent, args: Args) => Page<View>,
) {
  return siteLoader((site, args: Args) => {
    const { validUntil, page, ...shown } = make(site, args);
    if (validUntil) site.onValidUntil?.(validUntil);
    const own = webSite(site);
    const picture = page.isUnlisted ? undefined : pagePicture(page.sharedAs ?? page, own);
    if (picture) args.context.set(structuredData, pageJsonLd(page, picture, own));
    const value: PageData<View> = {
      ...pick(page, ['path', 'palette']),
      ...(page.isUnlisted && { isUnlisted: true }),
      ...shown,
      tags: metaTags(page, picture, own),
      validUntil: validUntil?.epochMilliseconds,
    };
    return data(value, { headers: { 'Cache-Control': cacheControl(site.now, validUntil) } });
  });
}

/**
 * The metadata of a page with its own entry.
 * @param place the church's building, on a page about it
 */
export function describePage(content: PageContent, path: Path, place?: PageMetadata['place']): PageMetadata {
  const { title, qualifier, picture, palette } = content;
  const description = pageDescription(content);
  return { title, qualifier, description, picture, path, palette, ...(place && { place }) };
}
