import { GraphQLError } from 'graphql';

/** Codes of Contentful's API that can stand in a GraphQL error (RULES.md §3). */
export type ContentfulCode =
  | 'ACCESS_TOKEN_MISSING'
  | 'ACCESS_TOKEN_INVALID'
  | 'COLLIDING_TYPE_NAMES'
  | 'COLLIDING_FIELD_NAMES'
  | 'RESERVED_FIELD_NAME'
  | 'UNKNOWN_SPACE'
  | 'UNKNOWN_ENVIRONMENT'
  | 'UNKNOWN_LOCALE'
  | 'MISSING_QUERY'
  | 'QUERY_TOO_BIG'
  | 'INVALID_QUERY_FORMAT'
  | 'INVALID_VARIABLES_FORMAT'
  | 'QUERY_OPERATION_NAME_MISMATCH'
  | 'UNRESOLVABLE_LINK'
  | 'UNEXPECTED_LINKED_CONTENT_TYPE'
  | 'TOO_COMPLEX_QUERY'
  | 'PersistedQueryNotFound'
  | 'PersistedQueryMismatch'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INTERNAL_SERVER_ERROR';

/** An error with Contentful's code. The HTTP layer adds the request's id to `extensions.contentful`. */
export function contentfulError(
  code: ContentfulCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      contentful: {
        code,
        documentationUrl: `https://ctfl.io/graphql-api-error-${code.toLowerCase().replaceAll('_', '-')}`,
        ...(details === undefined ? {} : { details }),
      },
    },
  });
}
