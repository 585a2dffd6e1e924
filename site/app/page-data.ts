import { data, type HeadersArgs, useRouteLoaderData } from 'react-router';
import type { PageWords } from '#site/domain/page.ts';
import type { PaletteIndex } from '#site/domain/palette-index.ts';
import type { Path } from '#site/domain/route-pattern.ts';
import { type MetaTag, metaTags, type PageMetadata } from '#site/seo/page-metadata.ts';
import type { loader as rootLoader } from './root.tsx';

/** What every page's loader returns: its palette, what it says about itself, and what its view shows. */
export interface PageData<View> {
  readonly palette: PaletteIndex;
  readonly page: PageMetadata;
  readonly view: View;
}

/** What the root's loader returns to every page. */
export type RootData = Awaited<ReturnType<typeof rootLoader>>;

/**
 * The longest that a browser may keep a page it has fetched ahead, in seconds: a click soon after needs no request.
 */
const fetchedAhead = 300;

/** Until when a page is true, seen from `now`. */
export interface Truth {
  readonly now: Temporal.Instant;
  /** The instant at which a time on the page turns. */
  readonly until: Temporal.Instant;
}

/**
 * Wraps a page's data with the header that says how long a browser may keep it.
 * @param truth left out for a page that says no times
 */
export function pageData<View>(
  page: PageMetadata & { readonly palette: PaletteIndex },
  view: View,
  truth?: Truth,
) {
  const { palette, ...metadata } = page;
  const left = truth ? Math.floor(truth.now.until(truth.until).total('seconds')) : fetchedAhead;
  const maxAge = Math.max(0, Math.min(fetchedAhead, left));
  const body: PageData<View> = { palette, page: metadata, view };
  return data(body, { headers: { 'Cache-Control': `public, max-age=${maxAge}` } });
}

/** What a page of the site's own says about itself, from its words. */
export function aboutPage(words: PageWords, path: Path): PageMetadata & { readonly palette: PaletteIndex } {
  const { title, description, palette } = words;
  return { title, description, path, palette };
}

/** A route's `headers`: those of its loader, or of the error that ended it. */
export function pageHeaders({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? loaderHeaders;
}

interface PageMetaArgs {
  readonly loaderData: PageData<unknown> | undefined;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/** A route's `meta`: made from what its page says about itself and the church's name. */
export function pageMeta({ loaderData, matches }: PageMetaArgs): MetaTag[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!loaderData || !root) return [];
  return metaTags(loaderData.page, { siteUrl: root.siteUrl, ...root.church });
}

/** The root's data, for pages that show the church's own facts. */
export function useRootData(): RootData {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (root === undefined) throw new Error('A page was rendered without the root’s data.');
  return root;
}
