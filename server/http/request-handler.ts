import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { HealthResponse } from '../health.ts';
import type { CachedResponse } from '../http-cache/response-cache.ts';
import { send } from '../http-cache/send.ts';
import { errorFields, type Log } from '../log.ts';
import { type createWebhook, webhookPath } from '../webhook/webhook.ts';

/** The response to a request, without a promise if it is cached; undefined for an address that is not the site's. */
export type FoundResponse = CachedResponse | undefined | Promise<CachedResponse | undefined>;

export interface RequestHandlerOptions {
  /** Pages and files. */
  readonly respond: (target: string, request: IncomingMessage) => FoundResponse;
  /** In development: files that are built on request; other requests go to the next handler. */
  readonly files:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | undefined;
  /** The webhook; undefined when there is none. */
  readonly webhook: ReturnType<typeof createWebhook> | undefined;
  readonly health: (path: string) => Promise<HealthResponse> | undefined;
  /** The security headers of every response; pages and built files have them already. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** Creates the handler of all requests: GET and HEAD only, except for the webhook. */
export function createRequestHandler(options: RequestHandlerOptions): RequestListener {
  const { respond, files, webhook, health, log } = options;

  function plain(response: ServerResponse, status: number, body: string, headers: object = {}): void {
    response
      .writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...options.headers,
        ...headers,
      })
      .end(`${body}\n`);
  }

  function sendFound(found: FoundResponse, request: IncomingMessage, response: ServerResponse): void {
    if (found instanceof Promise) {
      found.then(
        (cached) => sendFound(cached, request, response),
        (error: unknown) => {
          log('error', 'page-failed', errorFields(error));
          plain(response, 503, 'This page is not available at the moment. Please try again soon.', {
            'Retry-After': '30',
          });
        },
      );
    } else if (found === undefined) plain(response, 400, 'This is no address of a page.');
    else send(found, request, response);
  }

  return (request, response) => {
    const target = request.url ?? '/';
    if (webhook && (target === webhookPath || target.startsWith(`${webhookPath}?`))) {
      webhook(request, response).catch((error: unknown) => response.destroy(error as Error));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(response, 405, 'This site supports GET and HEAD only.', {
        Allow: 'GET, HEAD',
        Connection: 'close',
      });
      return;
    }
    const state = health(target);
    if (state) {
      void state.then(({ status, body }) =>
        plain(response, status, body, { 'Content-Type': 'application/json' }),
      );
      return;
    }
    if (files) files(request, response, () => sendFound(respond(target, request), request, response));
    else sendFound(respond(target, request), request, response);
  };
}
