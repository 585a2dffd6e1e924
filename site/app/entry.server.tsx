import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { wordsFirst } from './first-load.ts';
import { siteServices } from './site-services.ts';

export { createLoadContext } from './site-services.ts';

interface HandleErrorArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Renders a whole page at once: it is kept and compressed whole, and nothing in it waits. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const page = new Writable({
      write(part: Uint8Array, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const html = wordsFirst(Buffer.concat(parts).toString());
        resolve(new Response(html, { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => void pipe(page),
      onShellError: reject,
    });
  });
}

/** Failures are logged where they are turned into a status (`load`); what comes here is a fault of the rendering. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (!request.signal.aborted) context.get(siteServices).onFailure(error);
}
