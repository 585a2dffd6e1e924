import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { ImageMaker } from '../images/image-maker.ts';
import { contentfulError } from '../query/contentful-error.ts';
import { checkAccess, type Tokens } from './access.ts';
import { answerQuery, type ReportError } from './answer-query.ts';
import { assetResponse } from './asset-response.ts';
import { compressed } from './compress.ts';
import { type Explorer, explorerResponse } from './explorer.ts';
import { readParameters } from './graphql-parameters.ts';
import { makePersistedQueries, type PersistedQueries } from './persisted-queries.ts';
import { makeRateLimit, type RateLimit } from './rate-limit.ts';
import { Refusal, refuse } from './refusal.ts';
import { answerResponse, preflightResponse, refusalResponse } from './responses.ts';
import type { ServedContent } from './served-content.ts';
import { type Sources, sourcesResponse } from './sources-response.ts';

/** Where the API begins, as at Contentful (RULES.md §3). */
export const API_PATH = '/content/v1';

export type Handler = (request: Request) => Promise<Response>;

export type HandlerOptions = {
  /** The content to serve at this moment; asked once for each request. */
  readonly content: () => ServedContent;
  readonly space: string;
  readonly environment: string;
  readonly tokens: Tokens;
  readonly images: ImageMaker;
  /** The files that the content comes from, and what is wrong with them; left out where there are none. */
  readonly sources?: Sources;
  /** The origin under which clients reach the asset files, without a slash at its end. */
  readonly publicUrl: string;
  readonly reportError: ReportError;
  /** GraphiQL at `…/explore`; left out where it was not asked for. */
  readonly explorer?: Explorer;
  /** Queries a second; more are refused with 429. Undefined: nothing is refused. */
  readonly rateLimit?: number | undefined;
};

/** The state of one service between requests. */
type State = { readonly persisted: PersistedQueries; readonly rateLimit: RateLimit };

/** Makes the whole service: a function from a request to its response. It never throws. */
export function createHandler(options: HandlerOptions): Handler {
  const state = { persisted: makePersistedQueries(), rateLimit: makeRateLimit(options.rateLimit) };
  return async (request) => {
    const requestId = randomUUID();
    try {
      return await compressed(request, await route(request, options, state, requestId));
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error, requestId);
      options.reportError(error);
      const masked = contentfulError('INTERNAL_SERVER_ERROR', 'Internal server error');
      return refusalResponse(new Refusal(500, [masked]), requestId);
    }
  };
}

async function route(
  request: Request,
  options: HandlerOptions,
  { persisted, rateLimit }: State,
  requestId: string,
): Promise<Response> {
  const url = new URL(request.url);
  const path = decodePath(url.pathname);
  const [first, ...rest] = path;
  const readOnly = request.method === 'GET' || request.method === 'HEAD';
  if (first === 'healthz' && rest.length === 0 && readOnly) return healthResponse();
  if (first === 'assets' && readOnly) {
    return await assetResponse(request, rest, { files: options.content().files, images: options.images });
  }
  if (options.sources !== undefined && readOnly && (first === 'problems' || first === 'sources')) {
    checkAccess(request, url, options.tokens);
    const answer = sourcesResponse(path, url, options.sources);
    if (answer !== undefined) return answer;
  }
  const { explorer } = options;
  const [, api, file] = /^(.+)\/explore(?:\/([\w.-]+))?$/.exec(url.pathname) ?? [];
  if (explorer !== undefined && readOnly && api !== undefined && apiPlace(decodePath(api)) !== undefined) {
    // The page asks for its files without a token: there is nothing of the space in them.
    if (file === undefined) checkAccess(request, url, options.tokens);
    return await explorerResponse(explorer, file);
  }
  const place = apiPlace(path);
  if (place === undefined) throw new Refusal(404, [new GraphQLError(`There is nothing at ${url.pathname}.`)]);
  if (request.method === 'OPTIONS') return preflightResponse(request);

  const access = checkAccess(request, url, options.tokens);
  if (place.space !== options.space) {
    throw refuse(400, 'UNKNOWN_SPACE', `The space “${place.space}” does not exist.`);
  }
  if (place.environment !== undefined && place.environment !== options.environment) {
    throw refuse(400, 'UNKNOWN_ENVIRONMENT', `The environment “${place.environment}” does not exist.`);
  }
  rateLimit.count();
  const parameters = await readParameters(request, url, persisted);
  const { spaceIndex, schema } = options.content();
  const context = {
    spaceIndex,
    spaceId: options.space,
    environmentId: options.environment,
    publicUrl: options.publicUrl,
    ...access,
  };
  const answer = await answerQuery(schema, parameters, context, options.reportError);
  return answerResponse(answer, requestId, rateLimit.headers);
}

/** Reads `/content/v1/spaces/{space}` and `/content/v1/spaces/{space}/environments/{environment}`. */
function apiPlace(path: readonly string[]): { space: string; environment: string | undefined } | undefined {
  const [content, version, spaces, space, environments, environment, ...more] = path;
  if (`/${content}/${version}` !== API_PATH || spaces !== 'spaces' || space === undefined) return undefined;
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
    throw new Refusal(400, [new GraphQLError('The address cannot be decoded.')]);
  }
}

function healthResponse(): Response {
  return new Response('ok\n', {
    headers: { 'content-type': 'text/plain', 'content-length': '3', 'cache-control': 'no-store' },
  });
}
