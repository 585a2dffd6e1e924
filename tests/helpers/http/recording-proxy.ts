import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy before the site that records requests. Its address is new to the browser's cache. */
export interface RecordingProxy {
  readonly url: string;
  /** The requested paths, in order. Hits of the browser's own cache are not among them. */
  readonly requested: string[];
  /** The number of requests without a response yet. */
  pending(): number;
  close(): Promise<void>;
}

/**
 * Forwards a response of the site, and may change it.
 * @returns false to let the proxy forward it
 */
export type ForwardResponse = (response: IncomingMessage, outgoing: ServerResponse) => boolean;

interface RecordingProxyOptions {
  /** Responds to a request itself and returns true, or leaves it to the site. */
  readonly respond?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly forward?: ForwardResponse;
}

/** Starts a proxy on a free port. */
export async function startRecordingProxy(
  site: string,
  { respond, forward }: RecordingProxyOptions = {},
): Promise<RecordingProxy> {
  const requested: string[] = [];
  let pending = 0;
  const server = createServer((incoming, outgoing) => {
    if (respond?.(incoming, outgoing)) return;
    const path = incoming.url ?? '';
    requested.push(path);
    pending += 1;
    const { method, headers } = incoming;
    const onward = send(`${site}${path}`, { method, headers }, (response) => {
      if (forward?.(response, outgoing)) return;
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      pending -= 1;
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    pending: () => pending,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
