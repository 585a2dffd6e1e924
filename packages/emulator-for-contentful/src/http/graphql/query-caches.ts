import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';

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
