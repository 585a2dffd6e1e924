import { randomBytes } from 'node:crypto';
import wordFiles from 'virtual:word-files';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { languages } from '#languages/language.ts';
import { wordsIn } from '#languages/words.ts';
import { metaPolicy, pagePolicy } from './html/content-security-policy.ts';
import { finishHtml, withoutRouter, withPolicy } from './html/finish-html.ts';
import { trustedTypesScript } from './html/trusted-types.ts';
import { addPageWords } from './language/page-words.ts';
import { StructuredDataContext, structuredData } from './loaders/structured-data.ts';
import { siteContext } from './site-context.ts';

for (const language of languages) addPageWords(wordsIn(language));

export { createLoadContext } from './site-context.ts';

/** Renders a whole page, since it is cached and compressed whole and nothing in it waits for data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { content, outage, isExported } = loadContext.get(siteContext);
  const { language } = content?.locale ?? outage.locale;
  const nonce = randomBytes(16).toString('base64url');
  const stream = await renderToReadableStream(
    <StructuredDataContext value={loadContext.get(structuredData)}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </StructuredDataContext>,
    // In one chunk, because React would otherwise move large parts to the end, with scripts that insert them.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  const written = await new Response(stream).text();
  const { html, scripts } = finishHtml(written, nonce, wordFiles[language]);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const hasForm = !isExported && context.staticHandlerContext.matches.at(-1)?.route.id === 'routes/find';
  const policy = pagePolicy([trustedTypesScript(), ...scripts], hasForm);
  headers.set('Content-Security-Policy', policy);
  const file = () => withPolicy(status === 404 ? withoutRouter(html) : html, metaPolicy(policy));
  return new Response(isExported ? file() : html, { status, headers });
}

/** Logs an error of rendering. Failures of loaders are logged in `load`. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).onFailure(error);
};
