import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { mapValues } from '../text/json.ts';
import type { ReportError } from './graphql/execute-query.ts';
import type { Handler } from './handler.ts';

/** A host (RFC 3986 section 3.2.2) with an optional port. */
const hostPattern = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d{0,5})?$/i;

/** How long the rest of a refused body is read, so that the client receives the response, in milliseconds. */
const drainTimeout = 2000;

/** How long open requests may take when the service stops, in milliseconds. */
const closeTimeout = 5000;

/**
 * Starts an HTTP server that passes each request to the handler.
 * @param handlerFor creates the handler for the origin, which is known only now when the port is 0
 * @returns the origin, for example `http://127.0.0.1:4000`, and a function that ends open requests and closes the server
 * @throws the system's error, for example with the code EADDRINUSE
 */
export async function listen(
  handlerFor: (origin: string) => Handler,
  { host, port, reportError }: { host: string; port: number; reportError: ReportError },
) {
  // A request must arrive in full, and clients close idle connections first, within these milliseconds.
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 65_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const handler = handlerFor(origin);
  server.on('request', (incoming, outgoing) => {
    serve(incoming, outgoing, handler, origin).catch((error: unknown) => {
      // A client that disconnects during a response is not an error of the service.
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
  // The unread rest of a body is discarded, so that the connection can be closed or used again.
  incoming.resume();
  outgoing.setHeaders(response.headers);
  if (!incoming.complete) {
    // The end of the body has not been received, so the connection cannot be used for another request.
    outgoing.writeHead(response.status, { connection: 'close' });
    outgoing.write(Buffer.from(await response.arrayBuffer()));
    await finished(incoming, { signal: AbortSignal.timeout(drainTimeout) }).catch(() => {});
    outgoing.end();
    return;
  }
  outgoing.writeHead(response.status);
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
}

/**
 * The body of a request as a web stream. Unlike with `Readable.toWeb(incoming)`, the connection survives a half-read body, and
 * a chunk that arrives after the handler has stopped reading is not an error that ends the process (Node.js 22 and 24).
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return WebStream.from(incoming.iterator({ destroyOnReturn: false })) as ReadableStream<Uint8Array>;
}

/** Converts to a web Request; undefined when the URL, the host or the method is invalid. */
function toRequest(incoming: IncomingMessage, origin: string): Request | undefined {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  // Node itself refuses HTTP/1.1 requests without a host, but not those with several (RFC 9112 section 3.2).
  const { host = [] } = headersDistinct;
  if (host.length > 1 || !host.every((value) => hostPattern.test(value))) return undefined;
  const headers = mapValues(incoming.headers, String);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: bodyOf(incoming), duplex: 'half' as const } : {};
  try {
    return new Request(new URL(url, origin), { method, headers, ...body });
  } catch {
    return undefined;
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeout);
  await closed;
  clearTimeout(timer);
}
