import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A query text after parsing and validation: the document, or the errors that it must be refused with. */
type CheckedQuery =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

export type DocumentCache = (query: string) => CheckedQuery;

const MAX_DOCUMENTS = 500;
/** Deeper or longer queries cost more to check than any honest client sends. */
const MAX_TOKENS = 5000;

/**
 * Parses and validates queries against one schema and caches the result of the last few hundred texts; the one that
 * was not used for longest goes first.
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
