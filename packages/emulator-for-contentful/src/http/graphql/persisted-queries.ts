import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { refuse } from '../refusal.ts';

const MAX_QUERIES = 500;

export type PersistedQueries = ReturnType<typeof createPersistedQueries>;

/** An LRU cache of persisted queries by hash. */
export function createPersistedQueries(max = MAX_QUERIES) {
  const queries = new LRUCache<string, string>({ max });
  /**
   * Finds the query of a hash, or caches a query that is sent with its hash (RULES.md §3.6).
   * @param sha256 in hexadecimal digits
   * @throws Refusal with 404 for an unknown hash, with 400 for a hash of another query
   */
  return (sha256: string, given: string | undefined): string => {
    const query = given ?? queries.get(sha256);
    if (query === undefined) throw refuse(404, 'PersistedQueryNotFound', 'PersistedQueryNotFound');
    const message = 'The hash of the persisted query is not that of the query.';
    if (hash('sha256', query) !== sha256) throw refuse(400, 'PersistedQueryMismatch', message);
    queries.set(sha256, query);
    return query;
  };
}
