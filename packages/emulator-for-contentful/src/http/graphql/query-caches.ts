import { hash } from 'node:crypto';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuse } from '../refusal.ts';

type CheckedQuery =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

export type DocumentCache = (query: string) => CheckedQuery;

const maxDocuments = 500;
/** Limits the time that parsing and validating a query can take. */
const maxTokens = 5000;

/** Parses and validates queries against one schema, with an LRU cache of the results. */
export function createDocumentCache(schema: GraphQLSchema, max = maxDocuments): DocumentCache {
  const documents = new LRUCache<string, CheckedQuery>({
    max,
    memoMethod: (query) => check(schema, query),
  });
  return (query) => documents.memo(query);
}

function check(schema: GraphQLSchema, query: string): CheckedQuery {
  try {
    const document = parse(query, { maxTokens });
    const errors = validate(schema, document);
    return errors.length === 0 ? { ok: true, document } : { ok: false, errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] };
    throw error;
  }
}

const maxQueries = 500;

export type PersistedQueries = ReturnType<typeof createPersistedQueries>;

/** An LRU cache of persisted queries by hash. */
export function createPersistedQueries(max = maxQueries) {
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
