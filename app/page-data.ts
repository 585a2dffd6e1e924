import {
  data,
  type HeadersArgs,
  type RouterContextProvider,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { PageWords } from '#domain/page/page.ts';
import type { PaletteIndex } from '#domain/page/palette-index.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { cacheControl, keptNoLongerThan } from './freshness.ts';
import { load } from './load.ts';
import type { loader as rootLoader } from './root.tsx';
import type { PageMetadata } from './seo/page-metadata.ts';
import type { SiteServices } from './site-services.ts';
import { readData, type Written, writeData } from './written-data.ts';

/** What every page's loader returns: its palette, what it says about itself, and what its view shows. */
export interface PageData<View> {
  readonly palette: PaletteIndex;
  readonly page: PageMetadata;
  readonly view: View;
  /** When a time on the page turns, in milliseconds since 1970: an open tab asks anew then. */
  readonly until?: number | undefined;
}

/** What the root's loader returns to every page. */
type RootLoaderData = Awaited<ReturnType<typeof rootLoader>>['data'];

/** What is the same on every page: the menu, the notices and the church's own facts. */
export type RootData = RootLoaderData['layout'] extends Written<infer Layout> ? Layout : never;

/** What a page says about itself, and in which palette. */
type About = PageMetadata & { readonly palette: PaletteIndex };

/** What a page is made of. */
interface Made<View> {
  readonly about: About;
  readonly view: View;
  /** The instant at which a time on the page turns; left out for a page that says no times. */
  readonly until?: Temporal.Instant;
}

/**
 * Runs a loader whose page is worked out once, for as long as content and its times stay as they are: it is asked for as a
 * document, as data, and again when its age is over.
 * @param name says which page it is
 * @param make is given the services that it may ask through
 */
export function loadPage<View>(
  context: Readonly<RouterContextProvider>,
  name: string,
  make: (services: SiteServices) => Promise<Made<View>>,
) {
  return load(context, async (services) => {
    const { value, until } = await services.remember(`page ${name}`, async (content, remember) => {
      const made = await make({ ...services, content, remember });
      const { palette, ...page } = made.about;
      const value: PageData<View> = { palette, page, view: made.view, until: made.until?.epochMilliseconds };
      return { value: writeData(value), until: made.until };
    });
    const truth = until && { now: services.now, until };
    return data(value, { headers: { 'Cache-Control': cacheControl(truth) } });
  });
}

/**
 * What a page of the site's own says about itself, from its words.
 * @param place the church's building, on a page that tells of it
 */
export function aboutPage(words: PageWords, path: Path, place?: PageMetadata['place']): About {
  const { title, qualifier, description, picture, palette } = words;
  return { title, qualifier, description, picture, path, palette, ...(place && { place }) };
}

/** A route's `headers`: those of its loader, or of the error that ended it; the menu around it may shorten its keeping. */
export function pageHeaders({ loaderHeaders, errorHeaders, parentHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? keptNoLongerThan(parentHeaders, loaderHeaders);
}

/** What the page on show says of itself to the layout around it; undefined for a page that is not there. */
export function usePageOnShow(): PageData<unknown> | undefined {
  const written = useMatches().at(-1)?.loaderData;
  return typeof written === 'string' ? readData(written as Written<PageData<unknown>>) : undefined;
}

/** The root's data, for pages that show the church's own facts. */
export function useRootData(): RootData {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (root === undefined) throw new Error('A page was rendered without the root’s data.');
  return readData(root.layout);
}
