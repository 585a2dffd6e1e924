import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { ReportError } from './execute-query.ts';
import type { Handler } from './handler.ts';

/** A host as an address has it (RFC 3986 section 3.2.2), with a port or without. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d{0,5})?$/i;

/** How long a request may take to arrive in full, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** How long the rest of a refused body is read, so that its sender gets the answer, in milliseconds. */
const DRAIN_TIMEOUT = 2000;

/** How long open requests may take to end when the service stops, in milliseconds. */
const CLOSE_TIMEOUT = 5000;

/** Longer than clients keep an idle connection, so that none is ended just as it is used, in milliseconds. */
const KEEP_ALIVE_TIMEOUT = 65_000;

/**
 * Listens for HTTP requests and answers each by the handler.
 * @param handlerFor gets the origin, which is known only now when any free port (0) was asked for
 * @returns the origin that is listened on, for example `http://127.0.0.1:4000`, and a function that ends open requests and stops
 * @throws the system's error, for example with the code EADDRINUSE
 */
export async function listen(
  handlerFor: (origin: string) => Handler,
  { host, port, reportError }: { host: string; port: number; reportError: ReportError },
) {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const handler = handlerFor(origin);
  server.on('request', (incoming, outgoing) => {
    serve(incoming, outgoing, handler, origin).catch((error: unknown) => {
      // A client that goes away in the middle of an answer is no fault of ours.
      if (!outgoing.destroyed) reportError(error);
      outgoing.destroy();
    });
  });
  return { origin, close: () => close(server) };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handler: Handler,
  origin: string,
): Promise<void> {
  const request = toRequest(incoming, origin);
  if (request === undefined) {
    outgoing.writeHead(400, { connection: 'close' }).end();
    return;
  }
  const response = await handler(request);
  if (request.body !== null && !request.bodyUsed) await request.body.cancel();
  const headers = Object.fromEntries(response.headers);
  if (!incoming.complete) {
    // Where the body ends is not known, so no other request can follow.
    outgoing.writeHead(response.status, { ...headers, connection: 'close' });
    outgoing.write(Buffer.from(await response.arrayBuffer()));
    await drained(incoming);
    outgoing.end();
    return;
  }
  outgoing.writeHead(response.status, headers);
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}

/** Waits until the rest of a body has come, or for as long as is fair. */
async function drained(incoming: IncomingMessage): Promise<void> {
  incoming.resume();
  await finished(incoming, { signal: AbortSignal.timeout(DRAIN_TIMEOUT) }).catch(() => {});
}

/** The bytes of a request as a web stream. Unlike Node's own it can be left half read without an end to the connection. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const through = new PassThrough();
  incoming.pipe(through);
  // What is left unread of a body is thrown away, so that the connection can end or go on.
  through.once('close', () => incoming.resume());
  incoming.once('close', () => incoming.complete || through.destroy(new Error('The client has gone away.')));
  return Readable.toWeb(through) as ReadableStream<Uint8Array>;
}

/** The request in web form; undefined when its address or its host is none, or its method is one that web requests cannot have. */
function toRequest(incoming: IncomingMessage, origin: string): Request | undefined {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  // One host, and none at all only before HTTP/1.1 (RFC 9112 section 3.2); Node refuses a request without one by itself.
  const { host = [] } = headersDistinct;
  if (host.length > 1 || !host.every((value) => HOST.test(value))) return undefined;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body =
    method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(incoming), duplex: 'half' as const };
  try {
    return new Request(new URL(url, origin), { method, headers, ...body });
  } catch {
    return undefined;
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
  await closed;
  clearTimeout(timer);
}
