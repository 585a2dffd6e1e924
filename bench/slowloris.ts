import { connect, type Socket } from 'node:net';

/** How often a slow connection sends a few bytes, in milliseconds. */
const pause = 500;

/** Connections whose requests never end. */
export interface SlowConnections {
  /** The number of connections that the site has dropped. */
  dropped(): number;
  /** When the site has dropped them all. */
  readonly allDropped: Promise<void>;
  close(): void;
}

/** A request that never ends: how it begins, and what follows again and again. */
export interface SlowRequest {
  readonly beginning: string;
  readonly further: string;
}

const start = (request: string): string => `${request} HTTP/1.1\r\nHost: church.example\r\n`;
const body = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';

/** One that never comes to the end of its headers. */
export const slowHeaders: SlowRequest = { beginning: start('GET /contact'), further: 'X-More: more\r\n' };

/** One whose body never ends. */
export const slowBody: SlowRequest = { beginning: start('GET /contact') + body, further: ' ' };

/** The same as a webhook call. It has the form of a signature, so that its body is read. */
export function slowWebhookCall(now: number): SlowRequest {
  const names = 'x-contentful-signed-headers,x-contentful-timestamp';
  const signature = `X-Contentful-Signed-Headers: ${names}\r\nX-Contentful-Timestamp: ${now}\r\nX-Contentful-Signature: ${'0'.repeat(64)}\r\n`;
  return { beginning: start('POST /hooks/content') + signature + body, further: ' ' };
}

/** Opens so many slow connections. */
export function openSlowConnections(
  url: string,
  count: number,
  { beginning, further }: SlowRequest,
): SlowConnections {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const { promise: allDropped, resolve } = Promise.withResolvers<void>();
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect(Number(port), hostname, () => socket.write(beginning));
    open.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        open.delete(socket);
        if (open.size === 0) resolve();
      });
    // An unread response would hide the end of the connection.
    socket.resume();
  }
  const timer = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write(further);
  }, pause);
  void allDropped.then(() => clearInterval(timer));
  return {
    dropped: () => count - open.size,
    allDropped,
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}
