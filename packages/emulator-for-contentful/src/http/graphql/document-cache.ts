import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The result of parsing and validating a query: the document or the errors. */
type CheckedQuery =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

export type DocumentCache = (query: string) => CheckedQuery;

const MAX_DOCUMENTS = 500;
/** Limits the time that parsing and validating a query can take. */
const MAX_TOKENS = 5000;

/**
 * Parses and validates queries against one schema, with an LRU cache of the results.
 */
export function createDocumentCache(schema: GraphQLSchema, max = MAX_DOCUMENTS): DocumentCache {
  const documents = new LRUCache<string, CheckedQuery>({
    max,
    memoMethod: (query) => check(schema, query),
  });
  return (query) => documents.memo(query);
}

function check(schema: GraphQLSchema, query: string): CheckedQuery {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document);
    return errors.length === 0 ? { ok: true, document } : { ok: false, errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] };
    throw error;
  }
}
