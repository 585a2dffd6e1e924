import type { GraphQLError } from 'graphql';
import { isRecord } from '../text/json.ts';
import type { Answer } from './answer-query.ts';
import type { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Tells the cost of a query (RULES.md §3.5). */
export const COST_HEADER = 'x-contentful-graphql-query-cost';

/** Browsers of any site may read: the token is what protects (RULES.md §3). */
export const OPEN_CORS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Contentful-Request-Id, X-Contentful-Graphql-Query-Cost, X-Contentful-RateLimit-Second-Limit, X-Contentful-RateLimit-Reset',
};

/** The answer to a browser's question whether it may send a request. */
export function preflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN_CORS,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'Authorization, Content-Type',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** A complete or partial answer: status 200 in both cases. */
export function answerResponse(
  { data, errors, cost }: Answer,
  requestId: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const body = errors.length === 0 ? { data } : { data, errors: errorBodies(errors, requestId) };
  return jsonResponse(200, body, requestId, { ...headers, [COST_HEADER]: String(cost) });
}

/** A refused request: errors only. */
export function refusalResponse(refusal: Refusal, requestId: string): Response {
  const body = { errors: errorBodies(refusal.errors, requestId) };
  return jsonResponse(refusal.status, body, requestId, refusal.headers);
}

/** A sentence for people. */
export function textResponse(
  status: number,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

function jsonResponse(
  status: number,
  body: object,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  return new Response(bytes, {
    status,
    headers: {
      ...OPEN_CORS,
      'content-length': String(bytes.length),
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      'x-contentful-request-id': requestId,
      ...headers,
    },
  });
}

/** Each error names the request, so that it can be found in the log. */
function errorBodies(errors: readonly GraphQLError[], requestId: string) {
  return errors.map((error) => {
    const { extensions, ...rest } = error.toJSON();
    const contentful = extensions?.contentful;
    return {
      ...rest,
      extensions: { ...extensions, contentful: { ...(isRecord(contentful) ? contentful : {}), requestId } },
    };
  });
}
