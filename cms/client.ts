import { type Patience, readAnswer, restWished, withinPatience } from './answer-reading.ts';
import { watchingConnection } from './connecting.ts';
import { ContentError, isContentError } from './errors.ts';
import type { KeptForm } from './kept-form.ts';
import { isRecord } from './record.ts';
import { refusedSetting } from './refused-setting.ts';

/** A GraphQL operation with the types of its answer and its variables. */
export interface Operation<Data, Variables> {
  readonly name: string;
  /** The types of entries that it reads, and `Asset` where it reads one: a change of any may change its answer. */
  readonly reads: readonly string[];
  readonly query: string;
  /** The same for drafts, which an editor looks at before they are published. */
  readonly preview: string;
  /** What an answer that an earlier release has kept must have to be shown; left out: the text of its question must be this one. */
  readonly kept?: KeptForm;
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

/** What the client needs besides the address. */
export interface ContentClientOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly patience: Patience;
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

/** What a connection says that broke while it was used. */
const broken = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

/**
 * Parses JSON. Half of a character (a lone surrogate, where something has cut an emoji in two) is no text: an address made
 * of it would fail, and with it the page.
 */
function parseJson(text: string): unknown {
  if (!/\\ud[89a-f]/i.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
}

function messagesOf(errors: unknown): readonly string[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) =>
    isRecord(error) && typeof error.message === 'string' ? error.message : 'an error without a message',
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
  const url = serviceUrl(address);

  /** True when a question may be asked a second time: once after each answer, so that a service that fails is left in peace. */
  let mayAskAgain = true;

  async function send(operation: string, body: string): Promise<string> {
    const { signal, received, end, ...connection } = withinPatience(operation, options.patience);
    try {
      const question = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body,
        redirect: 'manual',
        signal,
      } as const;
      const response = await watchingConnection(() => options.fetch(url, question), connection);
      received();
      const { status, headers } = response;
      if (status >= 300) {
        const setting = await refusedSetting(response, options.tokenSetting ?? 'CONTENT_TOKEN');
        response.body?.cancel().catch(() => {});
        const restFor = restWished(headers);
        throw new ContentError(operation, { kind: 'server-error', status, restFor, setting });
      }
      const text = await readAnswer(operation, response, options.patience.largest);
      mayAskAgain = true;
      return text;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      end();
    }
  }

  /** A kept connection may end just as it is used: the question, which changes nothing, is then asked once more. */
  async function textOf(operation: string, body: string): Promise<string> {
    try {
      return await send(operation, body).catch((error: unknown) => {
        if (!mayAskAgain || !broken.includes(codeOf(error))) throw error;
        mayAskAgain = false;
        return send(operation, body);
      });
    } catch (error) {
      throw isContentError(error)
        ? error
        : new ContentError(operation, { kind: 'unreachable', cause: codeOf(error) });
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
      const { data, errors } = isRecord(answer) ? answer : {};
      const messages = messagesOf(errors);
      if (isRecord(data)) {
        if (messages.length > 0) options.onPartialAnswer(name, messages);
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
