import { data, type RouterContextProvider, redirect } from 'react-router';
import { isContentError } from '#cms/errors.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { localeAt } from '#languages/locale.ts';
import { type SiteWithContent, siteContext } from '../site-context.ts';
import { cacheForAPage } from './cache-lifetime.ts';

/** Ends a loader with 404: the entry does not exist. Never used for a fault. */
export function notFound(): never {
  throw data({ kind: 'not-found' }, { status: 404 });
}

/**
 * Ends a loader with 301: the entry has another address since it was renamed. For a few minutes only, since it may be renamed back.
 * @param path without the prefix of a language, which the router puts before it
 */
export function movedTo(path: Path): never {
  throw redirect(path, { status: 301, headers: { 'Cache-Control': cacheForAPage } });
}

/**
 * Ends the loader of a file whose address has another version than the one there is, which an immutable response has to fit. Any number of
 * such addresses can be invented, so nothing may cache where they lead.
 */
export function currentlyAt(path: string): never {
  throw redirect(path, { headers: { 'Cache-Control': 'no-store' } });
}

function isThrownResponse(error: unknown): boolean {
  return error instanceof Response || (typeof error === 'object' && error !== null && 'init' in error);
}

/** What React Router calls every loader with; a route that reads its address names its own type. */
export interface Loading {
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Makes a route's loader from what it makes of the site and its content.
 * @throws a 503 while there is no content (specification section 8), or when the file of a picture cannot be fetched, and a 500 for a
 *   fault of the site; each page shows only whom to ring
 */
export function siteLoader<Data, Args extends Loading = Loading>(
  make: (site: SiteWithContent, args: Args) => Data | Promise<Data>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    const site = args.context.get(siteContext);
    const { content, outage } = site;
    if (content === undefined) throw data({ outage }, { status: 503 });
    try {
      return await make({ ...site, content, locale: localeAt(content.locale, site.now) }, args);
    } catch (error) {
      if (isThrownResponse(error)) throw error;
      site.onFailure(error);
      throw data({ outage }, { status: isContentError(error) ? 503 : 500 });
    }
  };
}
