import { refuse } from './refusal.ts';

/** The default rate limit of Contentful's delivery API, in requests a second. */
const defaultLimit = 55;

/**
 * Limits requests a second.
 * @param limit if undefined, all requests are accepted and responses show Contentful's default limit
 */
export function createRateLimit(limit: number | undefined) {
  const headers = { 'x-contentful-ratelimit-second-limit': String(limit ?? defaultLimit) };
  let second = 0;
  let requests = 0;
  return {
    /** The headers of every response to a query (RULES.md §3.7). */
    headers,
    /** Counts a request. @throws Refusal with 429 when there were too many in this second */
    count(): void {
      const current = Math.floor(Date.now() / 1000);
      requests = current === second ? requests + 1 : 1;
      second = current;
      if (limit === undefined || requests <= limit) return;
      // The message is Contentful's, since clients may match it.
      const message =
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.';
      throw refuse(429, 'RATE_LIMIT_EXCEEDED', message, undefined, {
        ...headers,
        'x-contentful-ratelimit-reset': '1',
      });
    },
  };
}
