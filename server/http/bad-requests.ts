import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The errors of Node's parser that have their own status. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A host of a URL (RFC 3986 section 3.2.2), with or without a port. */
const hostForm = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d{0,5})?$/i;

/**
 * Whether a request has exactly one host, as it must (RFC 9112 section 3.2): with two, caches and proxies may use either.
 * Before HTTP/1.1 it may have none.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1] ?? '';
  }
  return host === undefined ? httpVersion !== '1.1' : hostForm.test(host);
}

/**
 * Refuses requests that reach no listener: invalid bytes, tunnels (CONNECT) and expectations (RFC 9110 sections 9.3.6 and
 * 10.1.1). Node would refuse them too, but without the site's security headers.
 * @param headers the security headers of every response
 */
export function refuseBadRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  function refuse(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}): void {
    // After the start of another response a client could not distinguish the two.
    const hasSpoken = 'bytesWritten' in socket && Number(socket.bytesWritten) > 0;
    if (!socket.writable || hasSpoken) {
      socket.destroy();
      return;
    }
    const all = {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      ...more,
      Connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, statusOf[error.code ?? ''] ?? 400),
  );
  server.on('connect', (_, socket) => refuse(socket, 405, { Allow: 'GET, HEAD' }));
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' }).end();
  });
}
