/** The longest that a browser may cache a page, in seconds: a click soon after it was prefetched needs no request. */
export const maxPageAge = 300;

let isLayoutStale = false;

/** From now on every click fetches the layout too, since it is stale. */
export function giveUpLayout(): void {
  isLayoutStale = true;
}

/** True once the layout is stale, or a visit is longer than a page's maximum age: then every click fetches the layout too. */
export function asksForLayout(): boolean {
  return isLayoutStale || performance.now() > maxPageAge * 1000;
}

/**
 * What a page may take from `now` until a browser has it and starts to count, in seconds: the longest wait for content
 * and some. A page expires that much before its validity ends, so that it is never shown after it.
 */
const underWay = 5;

/** Until when a page is true, seen from `now`. */
export interface Truth {
  readonly now: Temporal.Instant;
  /** The instant at which a time on the page turns. */
  readonly until: Temporal.Instant;
}

function milliseconds({ now, until }: Truth): number {
  return until.epochMilliseconds - now.epochMilliseconds;
}

/**
 * How long a browser or a cache may keep a page: never past the end of its truth.
 * @param truth left out for a page that says no times
 * @returns a value for `Cache-Control` (RFC 9111 section 5.2.2)
 */
export function cacheControl(truth?: Truth): string {
  const left = truth ? Math.floor(milliseconds(truth) / 1000) - underWay : maxPageAge;
  return `public, max-age=${Math.max(0, Math.min(maxPageAge, left))}`;
}

/** The first of the instants at which parts of a page turn; undefined when none does. */
export function soonest(...turns: readonly (Temporal.Instant | undefined)[]): Temporal.Instant | undefined {
  return turns.filter((turn) => turn !== undefined).sort(Temporal.Instant.compare)[0];
}

/**
 * The lifetime of a response, in seconds.
 * @param cacheControl its `Cache-Control` (RFC 9111 section 5.2.2.1)
 * @returns undefined when it does not say
 */
export function saidMaxAge(cacheControl: string | null): number | undefined {
  const seconds = /\bmax-age=(\d+)/.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

function maxAge(headers: Headers): number {
  return saidMaxAge(headers.get('Cache-Control')) ?? Number.POSITIVE_INFINITY;
}

/** A page's headers with the age of its layout, if that is shorter, since the menu may change first. */
export function capMaxAge(outer: Headers, own: Headers): Headers {
  const isShorter = maxAge(outer) < maxAge(own);
  // A response that may not be stored has no age.
  if (!isShorter || !own.get('Cache-Control')?.includes('max-age')) return own;
  const headers = new Headers(own);
  headers.set('Cache-Control', outer.get('Cache-Control') ?? '');
  return headers;
}
