import CachePolicy from 'http-cache-semantics';
import { saidMaxAge } from '#app/freshness.ts';

/** For how long a kept page still serves while it is made anew, in seconds: nobody waits, nobody sees older words. */
const meanwhile = 300;

/** For how long a kept page stands in for one that cannot be made, in seconds: thirty days. */
const inNeed = 2_592_000;

/** For how long a page says that it may be kept, in seconds; 0 where it says nothing. */
export function lifeOf(headers: Headers): number {
  return saidMaxAge(headers.get('Cache-Control')) ?? 0;
}

/**
 * How the server's own cache keeps a page. It follows content more closely than a browser does, since it can: past the
 * age of content it makes the page anew, meanwhile handing out the one it has. Past the end of a page's own truth nobody
 * is given it, unless no other can be made.
 * @param cacheControl what the page says to every cache
 * @param contentAge how old content may grow, in seconds
 */
export function keepingOf(cacheControl: string | null, contentAge: number): string {
  const own = cacheControl ?? 'no-store';
  const life = saidMaxAge(own);
  // What never changes, and what is not to be kept, needs no closer look.
  if (life === undefined || /no-store|private|immutable/.test(own)) return own;
  const fresh = Math.min(life, contentAge);
  const stale = contentAge === 0 ? 0 : Math.min(life - fresh, meanwhile);
  return `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${inNeed}`;
}

/**
 * The rules for one page.
 * @param cacheControl what it says to every cache
 * @param time in milliseconds since 1970
 */
export function policyOf(
  status: number,
  cacheControl: string | null,
  contentAge: number,
  time: () => number,
): CachePolicy {
  const rules = { 'cache-control': keepingOf(cacheControl, contentAge) };
  const policy = new CachePolicy(
    { method: 'GET', headers: {} },
    { status, headers: rules },
    { shared: true },
  );
  // The library reads the machine's clock by itself; it is given ours.
  return Object.assign(CachePolicy.fromObject({ ...policy.toObject(), t: time() }), { now: time });
}

/** True when a page may stand in for one that could not be made (RFC 5861 section 4). */
export function standsIn(policy: CachePolicy, status: number): boolean {
  return policy.revalidatedPolicy({ headers: {} }, { status, headers: {} }).policy === policy;
}
