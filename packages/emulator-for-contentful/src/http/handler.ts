import { randomUUID } from 'node:crypto';
import type { ImageTransformer } from '../images/image-transformer.ts';
import { checkAccess, type Tokens } from './access.ts';
import { assetResponse } from './asset-response.ts';
import { compressed } from './compress.ts';
import { executeQuery, type ReportError } from './graphql/execute-query.ts';
import { readParameters } from './graphql/graphql-parameters.ts';
import { createPersistedQueries } from './graphql/query-caches.ts';
import { createRateLimit } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';
import {
  costHeader,
  jsonResponse,
  preflightResponse,
  type Sources,
  sourcesResponse,
  textResponse,
} from './responses.ts';
import type { ServedContent } from './served-content.ts';

/** The path of the API, as at Contentful (RULES.md §3). */
export const apiPath = '/content/v1';

export type Handler = (request: Request) => Promise<Response>;

export interface HandlerOptions {
  /** Returns the current content; called once for each request. */
  readonly content: () => ServedContent;
  readonly space: string;
  readonly environment: string;
  readonly tokens: Tokens;
  readonly images: ImageTransformer;
  /** The files of the content and their faults. */
  readonly sources?: Sources | undefined;
  /** The origin under which clients reach the asset files, without a trailing slash. */
  readonly publicUrl: string;
  readonly reportError: ReportError;
  /** The maximum number of queries a second, above which the response is 429. */
  readonly rateLimit?: number | undefined;
}

/** Creates the whole service: a function from a request to its response, which never rejects. */
export function createHandler(options: HandlerOptions): Handler {
  const { content, space, environment, tokens, images, sources, publicUrl, reportError } = options;
  const persisted = createPersistedQueries();
  const rateLimit = createRateLimit(options.rateLimit);

  async function route(request: Request, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    const [first, ...rest] = path;
    const readOnly = request.method === 'GET' || request.method === 'HEAD';
    if (first === 'healthz' && rest.length === 0 && readOnly) return textResponse(200, 'ok');
    if (first === 'assets' && readOnly)
      return assetResponse(request, rest, { files: content().files, images });
    if (sources !== undefined && readOnly && (first === 'problems' || first === 'sources')) {
      checkAccess(request, url, tokens, publicUrl);
      const response = sourcesResponse(path, url, sources);
      if (response !== undefined) return response;
    }
    const place = apiPlace(path);
    if (place === undefined) throw new Refusal(404, `There is nothing at ${url.pathname}.`);
    if (request.method === 'OPTIONS') return preflightResponse(request);

    const access = checkAccess(request, url, tokens, publicUrl);
    if (place.space !== space)
      throw refuse(400, 'UNKNOWN_SPACE', `The space “${place.space}” does not exist.`);
    if (place.environment !== undefined && place.environment !== environment)
      throw refuse(400, 'UNKNOWN_ENVIRONMENT', `The environment “${place.environment}” does not exist.`);
    rateLimit.count();
    const parameters = await readParameters(request, url, persisted);
    const { spaceIndex, schema } = content();
    const context = { spaceIndex, spaceId: space, environmentId: environment, publicUrl, ...access };
    const { cost, ...result } = await executeQuery(schema, parameters, context, reportError);
    return jsonResponse(200, result, requestId, { ...rateLimit.headers, [costHeader]: String(cost) });
  }

  return async (request) => {
    const requestId = randomUUID();
    try {
      return await compressed(request, await route(request, requestId));
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const { status, errors, headers } =
        error instanceof Refusal ? error : refuse(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');
      return jsonResponse(status, { errors }, requestId, headers);
    }
  };
}

/** Reads `/content/v1/spaces/{space}` and `/content/v1/spaces/{space}/environments/{environment}`. */
function apiPlace(path: readonly string[]): { space: string; environment: string | undefined } | undefined {
  const [content, version, spaces, space, environments, environment, ...more] = path;
  if (`/${content}/${version}` !== apiPath || spaces !== 'spaces' || space === undefined) return undefined;
  if (environments === undefined) return { space, environment: undefined };
  if (environments !== 'environments' || environment === undefined || more.length > 0) return undefined;
  return { space, environment };
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
