/** The maximum age of a page in a browser's cache, in seconds, so that a click on a prefetched link needs no request. */
export const maxPageAge = 300;

/** The `Cache-Control` of what is right until content changes, such as a redirect: as that of a page. */
export const cacheForAPage = `public, max-age=${maxPageAge}`;

/**
 * The maximum time from `now` until a browser has a page and counts its age, in seconds. A page expires that much before its validity ends, so that it is never shown after it.
 */
const maxDeliveryTime = 5;

/**
 * The `Cache-Control` of a page, which expires no later than its validity ends.
 * @param validUntil the instant from which the page would be wrong; undefined for a page without times
 * @returns a value for `Cache-Control` (RFC 9111 section 5.2.2)
 */
export function cacheControl(now: Temporal.Instant, validUntil?: Temporal.Instant): string {
  const left = validUntil ? Math.floor(now.until(validUntil).total('seconds')) - maxDeliveryTime : maxPageAge;
  return `public, max-age=${Math.max(0, Math.min(maxPageAge, left))}`;
}

/**
 * The lifetime of a response, in seconds.
 * @param cacheControl its `Cache-Control` (RFC 9111 section 5.2.2.1)
 * @returns undefined without a `max-age`
 */
export function parseMaxAge(cacheControl: string | null): number | undefined {
  const seconds = /\bmax-age=(\d+)/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** The headers of a page, or those of its layout if that lives shorter, since the menu may change first. */
export function shorterLived(layout: Headers, page: Headers): Headers {
  const [outer, own] = [layout, page].map((headers) => parseMaxAge(headers.get('Cache-Control')));
  return outer !== undefined && own !== undefined && outer < own ? layout : page;
}
