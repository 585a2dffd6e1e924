import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A door in front of the site, through which a browser reaches it. Its address is new to the browser's cache. */
export interface Door {
  readonly url: string;
  /** The paths that were asked for, in order; what the browser took from its own cache is not among them. */
  readonly asked: string[];
  /** How many requests are not answered yet. */
  pending(): number;
  close(): Promise<void>;
}

/**
 * Hands an answer of the site on; may change it.
 * @returns false to leave the answer to the door
 */
export type HandOn = (answer: IncomingMessage, outgoing: ServerResponse) => boolean;

interface DoorOptions {
  /** Answers a request itself and says true, or leaves it to the site. */
  readonly answer?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly handOn?: HandOn;
}

/** Opens a door on a free port. */
export async function startRecordingProxy(
  site: string,
  { answer: answerItself, handOn }: DoorOptions = {},
): Promise<Door> {
  const asked: string[] = [];
  let pending = 0;
  const server = createServer((incoming, outgoing) => {
    if (answerItself?.(incoming, outgoing)) return;
    const path = incoming.url ?? '';
    asked.push(path);
    pending += 1;
    const { method, headers } = incoming;
    const onward = send(`${site}${path}`, { method, headers }, (answer) => {
      if (handOn?.(answer, outgoing)) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
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
    asked,
    pending: () => pending,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
