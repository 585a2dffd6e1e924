import { data, type HeadersArgs, useMatches, useRouteLoaderData } from 'react-router';
import type { readBack } from 'schedules-in-words';
import { pick } from '#domain/event/event.ts';
import { type PageContent, pageDescription } from '#domain/page/page.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { Endings } from '../navigation/ended.ts';
import { pageJsonLd } from '../seo/json-ld/page-json-ld.ts';
import { type MetaTag, metaTags, type PageMetadata, pagePicture, webSite } from '../seo/page-metadata.ts';
import type { SiteWithContent } from '../site-context.ts';
import { cacheControl, shorterLived } from './cache-lifetime.ts';
import { type Loading, siteLoader } from './load.ts';
import type { RootData } from './root-data.ts';
import { structuredData } from './structured-data.ts';

/** The loader data of every page: the data of its view, and what a browser has to know of its metadata. */
export interface PageData<View> extends Pick<PageMetadata, 'path' | 'palette' | 'isUnlisted'> {
  /** The tags of its head, which follow a click as well. */
  readonly tags: readonly MetaTag[];
  readonly view: View;
  /** Where "Exit this page" leads, on a page that somebody may have to leave quickly. */
  readonly exitUrl?: string | undefined;
  /** True for a page without header, menu and footer. */
  readonly isAlone?: boolean | undefined;
  /** What of the page ends by its own date, and when, in milliseconds since 1970: by the day, or by an id. */
  readonly endings?: Endings;
  /** How the times of an event are read, for its editor; undefined for visitors and on other pages. */
  readonly readBack?: ReturnType<typeof readBack> | undefined;
  /** Until when the page is valid, in milliseconds since 1970; undefined for a page without times. */
  readonly validUntil: number | undefined;
}

/** What the view of a page is rendered from, by the type of its loader. */
export type ViewOf<Loader extends (args: never) => ReturnType<ReturnType<typeof pageLoader>>> = Awaited<
  ReturnType<Loader>
>['data']['view'];

/** What a page is rendered from, and until when. */
type Page<View> = Pick<PageData<View>, 'view' | 'exitUrl' | 'isAlone' | 'endings' | 'readBack'> & {
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
    const picture = page.isUnlisted ? undefined : pagePicture(page, own);
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

/** A route's `headers`: those of its loader, or of the error that ended it; the menu around the page may shorten its age. */
export function headers({ loaderHeaders, errorHeaders, parentHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? shorterLived(parentHeaders, loaderHeaders);
}

/** A route's `meta`: the tags of its page; none of one that failed. */
export function meta({ loaderData }: { readonly loaderData: PageData<unknown> | undefined }): MetaTag[] {
  return [...(loaderData?.tags ?? [])];
}

function isPageData(loaderData: unknown): loaderData is PageData<unknown> {
  return typeof loaderData === 'object' && loaderData !== null && 'tags' in loaderData;
}

/** The data of the current page, for the layout around it; undefined for a page that failed. */
export function usePageData(): PageData<unknown> | undefined {
  const loaderData = useMatches().at(-1)?.loaderData;
  return isPageData(loaderData) ? loaderData : undefined;
}

/** The root's data; undefined on the page of an outage. */
export function useOptionalRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The root's data, for pages that show the church's own facts. */
export function useRootData(): RootData {
  const root = useOptionalRootData();
  if (root === undefined) throw new Error('A page was rendered without the root’s data.');
  return root;
}
