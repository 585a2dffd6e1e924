import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** What Node's parser says of bytes that are no request, where that has a status of its own. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Refuses what is no request for a page and reaches no listener: bytes that are no HTTP, tunnels (CONNECT), expectations
 * (RFC 9110 sections 9.3.6 and 10.1.1). Node would answer too, but without what every answer of the site says.
 * @param headers the security headers of every answer
 */
export function refuseNonsense(server: Server, headers: Readonly<Record<string, string>>): void {
  function refuse(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}): void {
    // Within or after an answer nobody could tell this one from it.
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
