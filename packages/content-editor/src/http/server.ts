import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusedFile } from 'emulator-for-contentful/folder';
import type { EditorContext, Handler } from '../context.ts';
import { networkOf } from '../sign-in/attempts.ts';
import { words } from '../words.ts';
import { hasToken, isToken, refusalOf, sessionCookie, userOf } from './guard.ts';
import { bareSentence, errorPage, redirect } from './respond.tsx';

/** A photograph of 25 MB, and a third more where it waits as text for a sign-in. */
const maxBody = 40 * 1024 * 1024;

/** Of a browser that has never signed in: enough for all that somebody types, and too little to fill the memory. */
const maxBodyOfStrangers = 1024 * 1024;

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'no-store',
} as const;

class TooLarge extends Error {}

/** Listens on 127.0.0.1, or another address of the options. Rejects with the error of Node if the port is taken. */
export async function listen(context: EditorContext, handler: Handler) {
  const server = createServer((request, response) => void respond(request, response));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = await resultOf(request).catch((error: unknown) => {
      if (error instanceof TooLarge) return errorPage(context, 413, error.message);
      if (error instanceof RefusedFile) return errorPage(context, 503, words.refused.unread(error.message));
      if (!request.readableAborted)
        context.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return errorPage(context, 500, words.refused.failed);
    });
    for (const [name, value] of [...Object.entries(securityHeaders), ...result.headers])
      response.setHeader(name, value);
    // A password is not sent in clear because somebody types the address without https.
    if (context.signIn) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    // The rest of a body that is too large is not read.
    if (result.status === 413) response.setHeader('Connection', 'close');
    response.writeHead(result.status);
    response.end(request.method === 'HEAD' ? undefined : Buffer.from(await result.arrayBuffer()));
  }

  async function resultOf(request: IncomingMessage): Promise<Response> {
    const { method = 'GET', headers } = request;
    const url = new URL(`http://editor.invalid${request.url?.startsWith('/') ? request.url : '/'}`);
    const { proxy, signIn, sessions } = context;
    const isOpening = !proxy && !signIn && isToken(url.pathname, openingPath(context));
    const refusal = refusalOf(method, headers, { ...context, proxy, port }, isOpening);
    if (refusal !== undefined) return bareSentence(403, refusal);
    if (!['GET', 'HEAD', 'POST'].includes(method)) return errorPage(context, 405, words.refused.notFound);
    if (isOpening) {
      // Lax, since a link in the terminal or in a file opens it. Without Max-Age it ends with the browser, and with this process.
      const cookie = `${sessionCookie(port)}=${context.session}; Path=/; HttpOnly; SameSite=Lax`;
      return redirect('/', { 'Set-Cookie': cookie });
    }
    const visitor = sessions && { session: sessions.sessionOf(headers), network: networkOf(request) };
    const isStranger = visitor !== undefined && visitor.session === undefined;
    const form = method === 'POST' ? await formOf(request, isStranger) : new FormData();
    return handler({
      ...context,
      method: method === 'POST' ? 'POST' : 'GET',
      ...{ url, form, visitor, hasToken: hasToken(form, context) },
      // The pages that need it open it.
      repository: 'no-repository',
      who: proxy ? userOf(headers, proxy) : context.userName,
    });
  }

  server.listen(context.port, context.host ?? '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The path of the address that opens the editor for a browser. */
export function openingPath({ key }: Pick<EditorContext, 'key'>): string {
  return `/open/${key}`;
}

async function formOf(request: IncomingMessage, isStranger: boolean): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (isStranger && size > maxBodyOfStrangers) throw new TooLarge(words.signIn.tooLarge);
    if (size > maxBody) throw new TooLarge(words.refused.tooLarge);
    chunks.push(chunk);
  }
  return parseForm(Buffer.concat(chunks), request.headers['content-type'] ?? '');
}

/** The form of a body. What is no form of this media type has no fields. */
export async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return new FormData();
  }
}
