import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createCodingChooser } from './coding.ts';
import { findForm, isKnown } from './page-bytes.ts';
import type { HandedOut, PageCache } from './page-cache.ts';

/** How the server came by a page, for whoever looks (RFC 9211). */
const fromCache = ['cache-status', 'site; hit'];
const madeNow = ['cache-status', 'site; fwd=miss'];

/** Sends pages, each in the coding that its reader takes. */
export function createPageSender(cache: PageCache, choose: ReturnType<typeof createCodingChooser>) {
  return function send(handedOut: HandedOut, request: IncomingMessage, response: ServerResponse): void {
    const { page, age } = handedOut;
    const coding = choose(request.headers['accept-encoding']);
    const form = findForm(page, coding);
    if (form === undefined && coding !== 'identity') {
      cache.compress(page, coding).then(
        () => send(handedOut, request, response),
        (error: unknown) => response.destroy(error as Error),
      );
      return;
    }
    if (form === undefined) throw new Error('A page has no body.');
    const history = age === undefined ? madeNow : [...fromCache, 'age', String(age)];
    if (isKnown(page, request.headers['if-none-match'])) {
      response.writeHead(304, [...form.unchangedHead, ...history]).end();
      return;
    }
    response.writeHead(page.status, [...form.head, ...history]);
    if (request.method === 'HEAD') response.end();
    else response.end(form.body);
  };
}
