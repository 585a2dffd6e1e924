import type { IncomingMessage, ServerResponse } from 'node:http';
import type { createCodingChooser } from './coding.ts';
import { findForm, isKnown } from './page-bytes.ts';
import type { HandedOut, PageCache } from './page-cache.ts';

/** How the server came by a page, for whoever looks (RFC 9211), and for how many seconds it has had it (RFC 9111 section 5.1). */
function historyOf(age: number | undefined): readonly string[] {
  return age === undefined
    ? ['cache-status', 'site; fwd=miss']
    : ['cache-status', 'site; hit', 'age', String(age)];
}

/** A header of the request. Its own list of them all is dear, and only two are needed. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at];
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}

/** Sends pages, each in the coding that its reader takes. */
export function createPageSender(cache: PageCache, choose: ReturnType<typeof createCodingChooser>) {
  return function send(handedOut: HandedOut, request: IncomingMessage, response: ServerResponse): void {
    const { page, age } = handedOut;
    const coding = choose(headerOf(request, 'accept-encoding'));
    const form = findForm(page, coding);
    if (form === undefined && coding !== 'identity') {
      cache.compress(page, coding).then(
        () => send(handedOut, request, response),
        (error: unknown) => response.destroy(error as Error),
      );
      return;
    }
    if (form === undefined) throw new Error('A page has no body.');
    if (isKnown(page, headerOf(request, 'if-none-match'))) {
      response.writeHead(304, [...form.unchangedHead, ...historyOf(age)]).end();
      return;
    }
    response.writeHead(page.status, [...form.head, ...historyOf(age)]);
    if (request.method === 'HEAD') response.end();
    else response.end(form.body);
  };
}
