import { type HeadersArgs, isRouteErrorResponse, useMatches, useRouteLoaderData } from 'react-router';
import type { readBack } from 'schedules-in-words';
import type { Endings } from '../navigation/ended.ts';
import type { MetaTag, PageMetadata } from '../seo/page-metadata.ts';
import type { OutageText } from '../site-context.ts';
import { shorterLived } from './cache-lifetime.ts';
import type { RootData } from './root-data.ts';

/** The loader data of every page: the data of its view, and what a browser has to know of its metadata. */
export interface PageData<View> extends Pick<PageMetadata, 'path' | 'palette' | 'isUnlisted'> {
  /** The tags of its head, which follow a click as well. */
  readonly tags: readonly MetaTag[];
  readonly view: View;
  /** Where "Exit this page" leads, on a page that somebody may have to leave quickly. */
  readonly exitUrl?: string | undefined;
  /** True for a page without header, menu and footer. */
  readonly isAlone?: boolean | undefined;
  /** True for a page that is a poster on paper: it hangs for weeks, so that it has no notice of its day. */
  readonly isPoster?: boolean | undefined;
  /** What of the page ends by its own date, and when, in milliseconds since 1970: by the day, or by an id. */
  readonly endings?: Endings;
  /** How the times of an event are read, for its editor; undefined for visitors and on other pages. */
  readonly readBack?: ReturnType<typeof readBack> | undefined;
  /** Until when the page is valid, in milliseconds since 1970; undefined for a page without times. */
  readonly validUntil: number | undefined;
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

/** What the page of an outage says of the church; undefined for an unknown address, and for a fault in a browser. */
export function outageChurch(error: unknown): OutageText | undefined {
  return isRouteErrorResponse(error) ? error.data?.outage : undefined;
}
