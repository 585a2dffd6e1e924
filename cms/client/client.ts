import { ContentError, isContentError } from '../errors.ts';
import { isJsonObject, parseJson } from '../json.ts';
import { readText, remedyOf, retryAfter } from './read-response.ts';
import { readByShape, type Shape } from './response-shape.ts';

/** A GraphQL operation with the types of its data and its variables. */
export interface Operation<Data, Variables> {
  readonly name: string;
  /** What it selects: lists, by their names. */
  readonly shape: Readonly<Record<string, Shape>>;
  readonly query: string;
  /** The same operation for drafts. */
  readonly preview: string;
  /** For its types alone. */
  readonly types?: (variables: Variables) => Data;
}

export interface ContentServiceAddress {
  /** The endpoint without the space, such as `https://graphql.contentful.com/content/v1`. */
  readonly endpoint: string;
  readonly space: string;
  /** Undefined for the default environment of the space. */
  readonly environment: string | undefined;
  readonly token: string;
}

export interface ContentClient {
  /**
   * Sends one operation and waits for its whole response.
   * @returns the data, also when the service reports errors beside it (such as an unresolvable link)
   * @throws ContentError when there is no data to return
   */
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>;
}

interface ContentClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /**
   * The timeout from the request to the last byte of the response, in milliseconds; 4,500 by default, since a lost first packet is sent
   * again after one second (RFC 6298 section 2), which must not count as an outage.
   */
  readonly timeout?: number;
  /** The maximum size of a response, in bytes; 8 MB by default, since five hundred events with their texts have two. */
  readonly maxBytes?: number;
  /** True to see drafts, with the service's preview token. */
  readonly isPreview?: boolean;
  /** Called with errors beside data. */
  readonly onPartialResponse: (operation: string, messages: readonly string[]) => void;
}

/** The service's address for a space, token in the query string (specification section 7). */
function serviceUrl({ endpoint, space, environment, token }: ContentServiceAddress): URL {
  const inEnvironment = environment === undefined ? '' : `/environments/${encodeURIComponent(environment)}`;
  const url = new URL(`${endpoint.replace(/\/+$/, '')}/spaces/${encodeURIComponent(space)}${inEnvironment}`);
  url.searchParams.set('access_token', token);
  return url;
}

/** Why the service was not reached, without its address, which contains the token. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

/** How many messages of errors are read, and how much of each: a faulty service may send megabytes, which are for the log. */
const maxMessages = 10;
const maxMessageLength = 300;

function messagesOf(errors: unknown): readonly string[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .slice(0, maxMessages)
    .map((error) =>
      isJsonObject(error) && typeof error.message === 'string'
        ? error.message.slice(0, maxMessageLength)
        : 'an error without a message',
    );
}

/** Whether the service refuses the locale of a query. Its response then has null for each list beside the error. */
function isUnknownLocale(errors: unknown): boolean {
  const codes = (Array.isArray(errors) ? errors : []).map((error) => error?.extensions?.contentful?.code);
  return codes.includes('UNKNOWN_LOCALE');
}

/** Creates a client of Contentful's GraphQL API, or of a compatible service. For the server only, since it has the token. */
export function createContentClient(
  address: ContentServiceAddress,
  options: ContentClientOptions,
): ContentClient {
  const { fetch, timeout = 4_500, maxBytes = 8_000_000, isPreview = false, onPartialResponse } = options;
  const url = serviceUrl(address);

  async function send(operation: string, body: string): Promise<string> {
    const signal = AbortSignal.timeout(timeout);
    try {
      const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      const { status } = response;
      if (status < 300) return await readText(operation, response, maxBytes);
      response.body?.cancel().catch(() => {});
      const delay = retryAfter(response.headers);
      const failure = { kind: 'server-error', status, retryAfter: delay, remedy: remedyOf(status) } as const;
      throw new ContentError(operation, failure);
    } catch (error) {
      if (isContentError(error)) throw error;
      if (signal.aborted) throw new ContentError(operation, { kind: 'timeout', milliseconds: timeout });
      throw new ContentError(operation, { kind: 'unreachable', cause: codeOf(error) });
    }
  }

  return {
    async query<Data, Variables>(
      { name, shape, ...operation }: Operation<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const query = isPreview ? operation.preview : operation.query;
      const text = await send(name, JSON.stringify({ operationName: name, variables, query }));
      let body: unknown;
      try {
        body = parseJson(text);
      } catch {
        throw new ContentError(name, { kind: 'parse-error' });
      }
      const { data, errors } = isJsonObject(body) ? body : {};
      if (isUnknownLocale(errors)) throw new ContentError(name, { kind: 'unknown-locale' });
      const messages = messagesOf(errors);
      if (isJsonObject(data)) {
        const problems = new Set(messages);
        const read = readByShape(data, shape, (path) =>
          problems.add(`${path} has another type than the model says`),
        );
        if (problems.size > 0) onPartialResponse(name, [...problems]);
        return read as Data;
      }
      throw new ContentError(
        name,
        messages.length > 0 ? { kind: 'query-error', messages } : { kind: 'missing-data' },
      );
    },
  };
}
