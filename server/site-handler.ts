import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ProblemPages } from './content-problems/problem-pages.ts';
import type { HealthAnswer } from './health.ts';
import type { AddressReader } from './http-cache/address.ts';
import type { HandedOut, PageCache } from './http-cache/page-cache.ts';
import type { Log } from './log.ts';
import type { Preview } from './preview.ts';
import { namesOneHost } from './refusals.ts';
import { hookPath } from './webhook/content-hook.ts';

/** What answers requests. */
export interface SiteParts {
  readonly addresses: AddressReader;
  readonly cache: PageCache;
  readonly send: (page: HandedOut, request: IncomingMessage, response: ServerResponse) => void;
  /** In development: answers for a file that is built as it is asked for, or calls on. */
  readonly files:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | undefined;
  /** Answers the content service's calls; undefined: there are none. */
  readonly answerHook: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  /** Says on pages what is wrong with the content; undefined: to nobody. */
  readonly problemPages: ProblemPages | undefined;
  /** Shows drafts to editors; undefined: to nobody. */
  readonly preview: Preview | undefined;
  /** Answers whoever looks after the site. */
  readonly health: (path: string) => Promise<HealthAnswer> | undefined;
  /** What every answer says for the safety of its reader; pages and built files have it already. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

/**
 * Answers everything that visitors ask for: kept pages and files at once, then those that have to be made. GET
 * and HEAD only, but for the content service's calls.
 */
export function createSiteListener(parts: SiteParts): RequestListener {
  const { addresses, cache, send, files, answerHook, problemPages, preview, health, log } = parts;

  function plain(response: ServerResponse, status: number, words: string, headers: object = {}): void {
    response
      .writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...parts.headers,
        ...headers,
      })
      .end(`${words}\n`);
  }

  async function make(
    page: Promise<HandedOut>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      send(await page, request, response);
    } catch (error) {
      log('error', 'page-failed', { message: error instanceof Error ? error.message : String(error) });
      plain(response, 503, 'This cannot be had just now. Please try again soon.', { 'Retry-After': '30' });
    }
  }

  return (request, response) => {
    const target = request.url ?? '/';
    // Node would refuse some of them too, but without the headers of every answer.
    if (!namesOneHost(request)) {
      plain(response, 400, 'The request must name one host.', { Connection: 'close' });
      return;
    }
    if (answerHook && (target === hookPath || target.startsWith(`${hookPath}?`))) {
      answerHook(request, response).catch((error: unknown) => response.destroy(error as Error));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(response, 405, 'This site answers GET and HEAD only.', {
        Allow: 'GET, HEAD',
        Connection: 'close',
      });
      return;
    }
    if (preview?.isMeant(target)) {
      void make(preview.show(target), request, response);
      return;
    }
    const state = health(target);
    if (state) {
      void state.then(({ status, body }) =>
        plain(response, status, body, { 'Content-Type': 'application/json' }),
      );
      return;
    }
    const address = addresses.read(target);
    if (address === undefined) {
      plain(response, 400, 'This is no address of a page.');
      return;
    }
    const withProblems = () => problemPages?.find(address, request);
    if (files) {
      files(request, response, () => void make(withProblems() ?? cache.get(address), request, response));
      return;
    }
    const special = withProblems();
    const page = special ? undefined : cache.find(address);
    if (page) send(page, request, response);
    else void make(special ?? cache.get(address), request, response);
  };
}
