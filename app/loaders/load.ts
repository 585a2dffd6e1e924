import { data, isRouteErrorResponse, type RouterContextProvider, redirect } from 'react-router';
import { isContentError } from '#cms/errors.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { type OutageText, type SiteWithContent, siteContext } from '../site-context.ts';

interface Outage {
  readonly kind: 'outage';
  readonly church: OutageText;
}

function isOutage(value: unknown): value is Outage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'outage';
}

/** What the page of an outage says of the church; undefined for an unknown address, and for a fault in a browser. */
export function outageChurch(error: unknown): OutageText | undefined {
  return isRouteErrorResponse(error) && isOutage(error.data) ? error.data.church : undefined;
}

/** Ends a loader with 404: the entry does not exist. Never used for a fault. */
export function notFound(): never {
  throw data({ kind: 'not-found' }, { status: 404 });
}

/**
 * Ends a loader with 301: the entry has another address since it was renamed. For a few minutes only, since it may be renamed back.
 * @param path without the prefix of a language, which the router puts before it
 */
export function movedTo(path: Path): never {
  throw redirect(path, { status: 301, headers: { 'Cache-Control': 'public, max-age=300' } });
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

/**
 * Runs a loader with the site and its content.
 * @throws a 503 while there is no content (specification section 8), or when the file of a picture cannot be fetched, and a 500 for a
 *   fault of the site; each page shows only whom to ring
 */
export async function load<Data>(
  context: Readonly<RouterContextProvider>,
  get: (site: SiteWithContent) => Data | Promise<Data>,
): Promise<Data> {
  const site = context.get(siteContext);
  const { content, outage } = site;
  const outageData: Outage = { kind: 'outage', church: outage };
  if (content === undefined) throw data(outageData, { status: 503 });
  try {
    return await get({ ...site, content, locale: content.locale });
  } catch (error) {
    if (isThrownResponse(error)) throw error;
    site.onFailure(error);
    throw data(outageData, { status: isContentError(error) ? 503 : 500 });
  }
}
