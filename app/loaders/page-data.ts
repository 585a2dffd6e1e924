import {
  data,
  type HeadersArgs,
  type RouterContextProvider,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { readBack } from 'schedules-in-words';
import { type PageContent, pageDescription } from '#domain/page/page.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { styleVersion } from '#domain/palette/house-style.ts';
import { pageWordsIn } from '../language/page-words.ts';
import { pageJsonLd } from '../seo/json-ld/page-json-ld.ts';
import {
  type MetaTag,
  metaTags,
  type PageMetadata,
  pagePicture,
  type SharedPicture,
  type WebSite,
} from '../seo/page-metadata.ts';
import type { SiteWithContent } from '../site-context.ts';
import { cacheControl, shorterLived } from './cache-lifetime.ts';
import { load } from './load.ts';
import type { RootData } from './root-data.ts';

/** The loader data of every page: its metadata, and the data of its view. */
export interface PageData<View> {
  readonly page: PageMetadata;
  /** The picture with which the page is shared; undefined for a page that nobody shares. */
  readonly shared: SharedPicture | undefined;
  readonly view: View;
  /** Where "Exit this page" leads, on a page that somebody may have to leave quickly. */
  readonly exitUrl?: string | undefined;
  /** True for a page without header, menu and footer. */
  readonly isAlone?: boolean | undefined;
  /** How the times of an event are read, for its editor; undefined for visitors and on other pages. */
  readonly readBack?: ReturnType<typeof readBack> | undefined;
  /** Until when the page is valid, in milliseconds since 1970; undefined for a page without times. */
  readonly validUntil: number | undefined;
}

/** What the view of a page is rendered from, by the type of its loader. */
export type ViewOf<Loader extends (args: never) => ReturnType<typeof loadPage>> = Awaited<
  ReturnType<Loader>
>['data']['view'];

/** What a page is rendered from, and until when. */
type Page<View> = Omit<PageData<View>, 'validUntil' | 'shared'> & {
  readonly validUntil?: Temporal.Instant | undefined;
};

/**
 * Runs the loader of a page.
 * @param make makes the page from the site's content and the time
 * @returns the page's data; its `Cache-Control` ends before the validity of the page
 */
export function loadPage<View>(
  context: Readonly<RouterContextProvider>,
  make: (site: SiteWithContent) => Page<View>,
) {
  return load(context, (site) => {
    const { validUntil, ...page } = make(site);
    if (validUntil) site.onValidUntil?.(validUntil);
    const { siteUrl, locale, content } = site;
    const of = {
      siteUrl,
      church: content.church,
      style: styleVersion(content),
      words: locale.words,
    };
    const shared = page.page.isUnlisted ? undefined : pagePicture(page.page, of);
    const value: PageData<View> = { ...page, shared, validUntil: validUntil?.epochMilliseconds };
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

interface PageMetaArgs {
  readonly loaderData: PageData<unknown> | undefined;
  /** The root's match comes first. */
  readonly matches: readonly [{ readonly loaderData: RootData | undefined }, ...unknown[]];
}

function webSite({ siteUrl, church, style, navigation, locale }: RootData): WebSite {
  const { country, dialling, language, languages } = locale;
  const profiles = navigation.socialMediaLinks.map(({ url }) => url);
  return {
    ...{ siteUrl, church, profiles, country, dialling, languages },
    ...{ style: style.version, words: pageWordsIn(language) },
  };
}

/** A route's `meta`: the tags of its page, which also name the church. */
export function meta({ loaderData, matches: [root] }: PageMetaArgs): MetaTag[] {
  if (loaderData === undefined || root.loaderData === undefined) return [];
  return metaTags(loaderData.page, loaderData.shared, webSite(root.loaderData));
}

function isPageData(loaderData: unknown): loaderData is PageData<unknown> {
  return typeof loaderData === 'object' && loaderData !== null && 'page' in loaderData;
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

/**
 * The structured data of the current page, undefined for a page that failed. Search engines read it in the HTML of each page, so
 * browsers do not load what makes it: there it is empty.
 */
export function usePageJsonLd(): string | undefined {
  const root = useOptionalRootData();
  const data = usePageData();
  if (root === undefined || data?.shared === undefined) return undefined;
  return import.meta.env.SSR ? pageJsonLd(data.page, data.shared, webSite(root)) : '';
}
