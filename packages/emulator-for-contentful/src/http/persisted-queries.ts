import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { refuse } from './refusal.ts';

/**
 * Finds the query of a hash, or caches a query that is sent with its hash (RULES.md §3.6).
 * @param sha256 in hexadecimal digits
 * @param query the text, if it was sent
 * @returns the text of the query
 * @throws Refusal with 404 for a hash that is not known, with 400 for one that does not fit its query
 */
export type PersistedQueries = (sha256: string, query: string | undefined) => string;

const MAX_QUERIES = 500;

/** Caches the queries of the last few hundred hashes; the one that was not asked for longest goes first. */
export function makePersistedQueries(max = MAX_QUERIES): PersistedQueries {
  const queries = new LRUCache<string, string>({ max });
  return (sha256, given) => {
    const query = given ?? queries.get(sha256);
    if (query === undefined) throw refuse(404, 'PersistedQueryNotFound', 'PersistedQueryNotFound');
    if (given !== undefined && createHash('sha256').update(given).digest('hex') !== sha256) {
      throw refuse(
        400,
        'PersistedQueryMismatch',
        'The hash of the persisted query is not that of the query.',
      );
    }
    queries.set(sha256, query);
    return query;
  };
}
