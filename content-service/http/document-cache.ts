import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';

/** A query text after parsing and validation: the document, or the errors that it must be refused with. */
export type CheckedQuery =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

export type DocumentCache = (query: string) => CheckedQuery;

const MOST_DOCUMENTS = 500;
/** Deeper or longer queries cost more to check than any honest client sends. */
const MOST_TOKENS = 5000;

/**
 * Parses and validates queries against one schema and keeps the result of the last few hundred texts; the one that
 * was not used for longest goes first.
 */
export function makeDocumentCache(schema: GraphQLSchema, size = MOST_DOCUMENTS): DocumentCache {
  const known = new Map<string, CheckedQuery>();
  return (query) => {
    const checked = known.get(query) ?? check(schema, query);
    // Setting anew moves the text to the end: a Map keeps the order of insertion.
    known.delete(query);
    known.set(query, checked);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return checked;
  };
}

function check(schema: GraphQLSchema, query: string): CheckedQuery {
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS });
    const errors = validate(schema, document);
    return errors.length === 0 ? { ok: true, document } : { ok: false, errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] };
    throw error;
  }
}
