import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { hookPath } from './content-hook/content-hook.ts';
import type { Log } from './log.ts';
import type { AddressReader } from './page-cache/address.ts';
import type { HandedOut, PageCache } from './page-cache/page-cache.ts';
import type { Preview } from './preview.ts';

/** What answers requests. */
export interface SiteParts {
  readonly addresses: AddressReader;
  readonly cache: PageCache;
  readonly send: (page: HandedOut, request: IncomingMessage, response: ServerResponse) => void;
  /** Answers for a built file, or calls on. */
  readonly files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Answers the content service's calls; undefined: there are none. */
  readonly answerHook: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  /** Shows drafts to editors; undefined: to nobody. */
  readonly preview: Preview | undefined;
  readonly log: Log;
}

function plain(response: ServerResponse, status: number, words: string, headers: object = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(`${words}\n`);
}

/**
 * Answers everything that visitors ask for: kept pages at once, then built files, then pages that have to be made. GET
 * and HEAD only, but for the content service's calls.
 */
export function createSiteListener(parts: SiteParts): RequestListener {
  const { addresses, cache, send, files, answerHook, preview, log } = parts;

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
    if (answerHook && request.url?.split('?')[0] === hookPath) {
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
    if (preview?.isMeant(request.url ?? '')) {
      void make(preview.show(request.url ?? ''), request, response);
      return;
    }
    const address = addresses.read(request.url ?? '/');
    if (address === undefined) {
      plain(response, 400, 'This is no address of a page.');
      return;
    }
    const page = cache.find(address);
    if (page) send(page, request, response);
    else files(request, response, () => void make(cache.get(address), request, response));
  };
}

/**
 * The built scripts, styles and fonts.
 * @param folder the client half of the build; names under `/assets/` carry a hash and never change
 */
export function createStaticFiles(folder: string): SiteParts['files'] {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const forever = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
}
