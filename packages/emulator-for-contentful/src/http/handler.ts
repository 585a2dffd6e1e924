import { randomUUID } from 'node:crypto';
import type { Place } from '../content/live-content.ts';
import type { ImageTransformer } from '../images/image-transformer.ts';
import type { FaultyFile } from '../text/content-fault.ts';
import { checkAccess, type Tokens } from './access.ts';
import { assetResponse } from './asset-response.ts';
import { executeQuery, type ReportError } from './graphql/execute-query.ts';
import { readParameters } from './graphql/graphql-parameters.ts';
import { createPersistedQueries } from './graphql/query-caches.ts';
import { Refusal, refuse } from './refusal.ts';
import { costHeader, jsonResponse, preflightResponse, textResponse } from './responses.ts';
import type { ServedContent } from './served-content.ts';

/** The path of the API, as at Contentful (RULES.md §3). */
export const apiPath = '/content/v1';

export type Handler = (request: Request) => Promise<Response>;

/** The files that have faults, and when all were last read without one (README.md, “When content changes”). */
export interface Problems {
  readonly problems: readonly FaultyFile[];
  readonly readWhole: Date | undefined;
}

/** The requests a second that Contentful’s delivery API allows (RULES.md §3.7). */
const rateLimit = { 'x-contentful-ratelimit-second-limit': '55' };

export interface HandlerOptions {
  /** Returns the current content; called once for each request. */
  readonly content: () => ServedContent;
  readonly space: string;
  readonly environment: string;
  readonly tokens: Tokens;
  readonly images: ImageTransformer;
  readonly problems?: () => Problems;
  /** Where a field of an entry stands; undefined for an entry without a file. */
  readonly placeOf?: (id: string, field: string) => Place | undefined;
  /** The origin under which clients reach the asset files, without a trailing slash. */
  readonly publicUrl: string;
  readonly reportError: ReportError;
}

/** Creates the whole service: a function from a request to its response, which never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const { content, space, environment, tokens, images, problems, placeOf, publicUrl, reportError } = options;
  const persisted = createPersistedQueries();

  async function route(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    const [first, ...rest] = path;
    const readOnly = request.method === 'GET' || request.method === 'HEAD';
    if (first === 'healthz' && rest.length === 0 && readOnly) return textResponse(200, 'ok');
    if (first === 'assets' && readOnly) return assetResponse(request, rest, content().files, images);
    if (problems !== undefined && readOnly && first === 'problems' && rest.length === 0) {
      checkAccess(request, url, tokens, publicUrl);
      return Response.json(problems(), { headers: { 'cache-control': 'no-store' } });
    }
    if (placeOf !== undefined && readOnly && first === 'sources' && rest.length === 1) {
      checkAccess(request, url, tokens, publicUrl);
      const found = placeOf(rest[0] ?? '', url.searchParams.get('field') ?? '');
      if (found !== undefined) return Response.json(found, { headers: { 'cache-control': 'no-store' } });
    }
    const place = apiPlace(path);
    if (place === undefined) throw new Refusal(404, `There is nothing at ${url.pathname}.`);
    if (request.method === 'OPTIONS') return preflightResponse(request);

    const access = checkAccess(request, url, tokens, publicUrl);
    if (place.space !== space)
      throw refuse(400, 'UNKNOWN_SPACE', `The space “${place.space}” does not exist.`);
    if (place.environment !== undefined && place.environment !== environment)
      throw refuse(400, 'UNKNOWN_ENVIRONMENT', `The environment “${place.environment}” does not exist.`);
    const parameters = await readParameters(request, url, persisted);
    const { spaceIndex, schema } = content();
    const context = { spaceIndex, spaceId: space, environmentId: environment, publicUrl, ...access };
    const { cost, ...result } = await executeQuery(schema, parameters, context, reportError);
    return jsonResponse(200, result, requestId, { ...rateLimit, [costHeader]: String(cost) });
  }

  return async (request) => {
    const requestId = randomUUID();
    try {
      return await route(request, requestId);
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const { status, errors, headers } =
        error instanceof Refusal ? error : refuse(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');
      return jsonResponse(status, { errors }, requestId, headers);
    }
  };
}

function apiPlace(path: readonly string[]) {
  const [content, version, spaces, space, environments, environment, ...more] = path;
  const isBelow = environments === 'environments' && environment !== undefined && more.length === 0;
  if (`/${content}/${version}/${spaces}` !== `${apiPath}/spaces` || space === undefined) return undefined;
  return environments === undefined || isBelow ? { space, environment } : undefined;
}

function decodePath(pathname: string): readonly string[] {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    throw new Refusal(400, 'The address cannot be decoded.');
  }
}
