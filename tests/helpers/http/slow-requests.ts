import { connect } from 'node:net';

/** How often a slow connection sends a few bytes, in milliseconds. */
const pause = 500;

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

/** Opens so many slow connections, and waits until the site has dropped them all. */
export async function untilSlowOnesAreDropped(
  url: string,
  count: number,
  { beginning, further }: SlowRequest,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const open = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(beginning)).on('error', () => {});
    // An unread response would hide the end of the connection.
    return socket.resume();
  });
  const timer = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write(further);
  }, pause);
  // A connection that is reset counts as dropped too; `once` of `node:events` would throw its error.
  await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearInterval(timer);
}
