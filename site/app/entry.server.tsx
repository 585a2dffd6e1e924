import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { createLoadContext } from './site-services.ts';

/** Renders a whole page at once: it is kept and compressed whole, and nothing in it waits. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Failures are logged where they are turned into a status (`load`); what reaches this is a fault of the rendering. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
