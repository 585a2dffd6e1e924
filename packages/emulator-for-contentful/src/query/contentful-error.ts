import { GraphQLError } from 'graphql';

/**
 * An error with Contentful's code. The HTTP layer adds the request's id to `extensions.contentful`.
 * @param code such as `UNKNOWN_LOCALE` (RULES.md §3)
 */
export function contentfulError(
  code: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      contentful: {
        code,
        documentationUrl: `https://ctfl.io/graphql-api-error-${code.toLowerCase().replaceAll('_', '-')}`,
        ...(details && { details }),
      },
    },
  });
}
