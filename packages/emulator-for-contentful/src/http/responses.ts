import type { GraphQLError } from 'graphql';
import { isRecord } from '../text/json.ts';

/** The response header with the cost of a query (RULES.md §3.5). */
export const costHeader = 'x-contentful-graphql-query-cost';

/** Any origin may read, as at Contentful: the token protects the content (RULES.md §3.10). */
export const openCors: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Contentful-Request-Id, X-Contentful-Graphql-Query-Cost, X-Contentful-RateLimit-Second-Limit',
};

export function preflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...openCors,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'Authorization, Content-Type',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

export function textResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = Buffer.from(`${text}\n`);
  const own = { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(bytes.length) };
  return new Response(bytes, { status, headers: { ...own, 'cache-control': 'no-store', ...headers } });
}

/**
 * A JSON response. Each of its errors has the id of the request.
 * @param data undefined for a refused request
 */
export function jsonResponse(
  status: number,
  { data, errors }: { readonly data?: unknown; readonly errors: readonly GraphQLError[] },
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const serialized = errors.map((error) => {
    const { extensions, ...rest } = error.toJSON();
    const contentful = isRecord(extensions?.contentful) ? extensions.contentful : {};
    return { ...rest, extensions: { ...extensions, contentful: { ...contentful, requestId } } };
  });
  const bytes = Buffer.from(
    JSON.stringify({ data, errors: serialized.length === 0 ? undefined : serialized }),
  );
  return new Response(bytes, {
    status,
    headers: {
      ...openCors,
      'content-length': String(bytes.length),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-contentful-request-id': requestId,
      ...headers,
    },
  });
}
