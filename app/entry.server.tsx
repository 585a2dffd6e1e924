import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { wordsFirst } from './first-load.ts';
import { dataBlock } from './handed-over.ts';
import { siteServices } from './site-services.ts';
import { WholePage } from './whole-page.ts';

export { createLoadContext } from './site-services.ts';

interface HandleErrorArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Without it a browser lays a page out as in the nineties (HTML section 13.1.1); React writes it into streams only. */
const doctype = '<!DOCTYPE html>';

/**
 * Renders a whole page at once: it is kept and compressed whole, and nothing in it waits. The data is handed over beside
 * React, not through it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { serverHandoffStream, ...rest } = context;
  const data = await dataBlock(serverHandoffStream);
  const page = doctype + renderToString(<ServerRouter context={rest} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new WholePage(wordsFirst(page, data), { status, headers });
}

/** Failures are logged where they are turned into a status (`load`); what comes here is a fault of the rendering. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (!request.signal.aborted) context.get(siteServices).onFailure(error);
}
