import { ContentError, isContentError, type RefusedSetting } from './errors.ts';
import { isJsonObject, parseJson } from './json.ts';
import { readText, refusedSetting, retryAfter } from './read-response.ts';

/** A GraphQL operation with the types of its answer and its variables. */
export interface Operation<Data, Variables> {
  readonly name: string;
  /** The fields of its answer, each of them a list. */
  readonly lists: readonly string[];
  readonly query: string;
  /** The same for drafts, which an editor looks at before they are published. */
  readonly preview: string;
  /** Carries the types only; there is never a value. */
  readonly types?: (variables: Variables) => Data;
}

/** Where the content service is and how it is asked. */
export interface ContentServiceAddress {
  /** Without the space, for instance `https://graphql.contentful.com/content/v1`. */
  readonly endpoint: string;
  readonly space: string;
  /** Left out of the address when absent: the service then uses its default environment. */
  readonly environment: string | undefined;
  readonly token: string;
}

/** Something that answers content queries. */
export interface ContentClient {
  /**
   * Sends one operation and waits for its whole answer.
   * @returns the data, also where the service reports errors beside it (an unresolvable link, say)
   * @throws ContentError when there is no data to return
   */
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>;
}

/** How long an answer is waited for, and how much of it is read. */
export interface RequestLimits {
  /** From the question to the last byte of the answer, in milliseconds. */
  readonly timeout: number;
  /** The largest answer, in bytes. */
  readonly maxBytes: number;
}

/**
 * What the site has. A first packet that is lost is sent again after a second (RFC 6298 section 2), which is not to be taken for a
 * service that is away; five hundred events with their texts have two million bytes.
 */
export const defaultLimits: RequestLimits = { timeout: 4_500, maxBytes: 8_000_000 };

/** What the client needs besides the address. */
export interface ContentClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** `defaultLimits` when left out. */
  readonly limits?: RequestLimits;
  /** The setting that holds the token; the delivery token's when left out. */
  readonly tokenSetting?: 'CONTENT_TOKEN' | 'CONTENT_PREVIEW_TOKEN';
  /** Told of errors that came with data. */
  readonly onPartialAnswer: (operation: string, messages: readonly string[]) => void;
}

/** The service's address for a space, token in the query string (specification section 7). */
function serviceUrl({ endpoint, space, environment, token }: ContentServiceAddress): URL {
  const inEnvironment = environment === undefined ? '' : `/environments/${encodeURIComponent(environment)}`;
  const url = new URL(`${endpoint.replace(/\/+$/, '')}/spaces/${encodeURIComponent(space)}${inEnvironment}`);
  url.searchParams.set('access_token', token);
  return url;
}

/** Why the service was not reached, without its address, which has the token in it. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

function messagesOf(errors: unknown): readonly string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) =>
    isJsonObject(error) && typeof error.message === 'string' ? error.message : 'an error without a message',
  );
}

/**
 * A client of a Contentful-like GraphQL service.
 * @param address which space, where, and the token; used on the server only
 * @param options how to fetch and whom to tell
 */
export function createContentClient(
  address: ContentServiceAddress,
  options: ContentClientOptions,
): ContentClient {
  const { fetch, onPartialAnswer, limits = defaultLimits } = options;
  const tokenSetting: RefusedSetting = options.tokenSetting ?? 'CONTENT_TOKEN';
  const url = serviceUrl(address);

  async function send(operation: string, body: string, signal: AbortSignal): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      redirect: 'manual',
      signal,
    });
    const { status, headers } = response;
    if (status < 300) return readText(operation, response, limits.maxBytes);
    const setting = await refusedSetting(response, tokenSetting);
    response.body?.cancel().catch(() => {});
    throw new ContentError(operation, {
      kind: 'server-error',
      status,
      retryAfter: retryAfter(headers),
      setting,
    });
  }

  async function textOf(operation: string, body: string): Promise<string> {
    const { timeout } = limits;
    const signal = AbortSignal.timeout(timeout);
    try {
      return await send(operation, body, signal);
    } catch (error) {
      if (isContentError(error)) throw error;
      throw new ContentError(
        operation,
        signal.aborted
          ? { kind: 'timeout', milliseconds: timeout }
          : { kind: 'unreachable', cause: codeOf(error) },
      );
    }
  }

  return {
    async query<Data, Variables>(
      { name, query }: Operation<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const text = await textOf(name, JSON.stringify({ operationName: name, variables, query }));
      let answer: unknown;
      try {
        answer = parseJson(text);
      } catch {
        throw new ContentError(name, { kind: 'parse-error' });
      }
      const { data, errors } = isJsonObject(answer) ? answer : {};
      const messages = messagesOf(errors);
      if (isJsonObject(data)) {
        if (messages.length > 0) onPartialAnswer(name, messages);
        return data as Data;
      }
      throw new ContentError(
        name,
        messages.length > 0 ? { kind: 'query-error', messages } : { kind: 'missing-result' },
      );
    },
  };
}

/**
 * A client that sees drafts.
 * @param source has the service's preview token
 */
export function createPreviewClient(source: ContentClient): ContentClient {
  return {
    query: (operation, variables) => source.query({ ...operation, query: operation.preview }, variables),
  };
}
