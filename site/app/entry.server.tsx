import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { siteServices } from './site-services.ts';

export { createLoadContext } from './site-services.ts';

interface HandleErrorArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Renders a whole page at once: it is kept and compressed whole, and nothing in it waits. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await new Response(stream).text(), { status, headers });
}

/** Failures are logged where they are turned into a status (`load`); what comes here is a fault of the rendering. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (!request.signal.aborted) context.get(siteServices).onFailure(error);
}
