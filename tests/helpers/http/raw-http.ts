import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  /** By name, in lower case; duplicates are joined. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Where the head of a response ends, and its body begins. */
const gap = '\r\n\r\n';

/**
 * Parses the first response in a server's bytes.
 * @returns undefined where there is no whole head
 */
function firstResponse(written: Buffer): (RawResponse & { readonly isWhole: boolean }) | undefined {
  const end = written.indexOf(gap);
  if (end < 0) return undefined;
  const [first = '', ...lines] = written.toString('latin1', 0, end).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  const body = written.subarray(end + gap.length);
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]),
    headers,
    body: body.toString('utf8', 0, Math.min(length, body.length)),
    isWhole: body.length >= length,
  };
}

/**
 * Writes raw bytes to a server.
 * @param silence the number of milliseconds without data after which this client ends its side of the connection: the server may wait for the
 *   rest of an incomplete request
 * @returns its first response; undefined when it closes the connection without one
 */
function sendRaw(url: string, bytes: string | Uint8Array, silence: number): Promise<RawResponse | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let written = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const done = () => {
      resolve(firstResponse(written));
      socket.destroy();
    };
    socket.on('data', (part: Buffer) => {
      written = Buffer.concat([written, part]);
      if (firstResponse(written)?.isWhole) done();
    });
    // It may close the connection before it has read everything.
    socket.on('error', done);
    socket.on('close', done);
    socket.setTimeout(silence, () => socket.end());
  });
}

/**
 * Sends many requests, some at a time, and checks their responses.
 * @param silence the timeout in milliseconds, when there may be no response
 * @returns how many got a response
 */
export async function sendAll<Bytes extends string | Uint8Array>(
  url: string,
  all: readonly Bytes[],
  look: (response: RawResponse, sent: string) => void,
  silence = 30_000,
): Promise<number> {
  const left = [...all];
  let responses = 0;
  const next = async (): Promise<void> => {
    for (let bytes = left.pop(); bytes !== undefined; bytes = left.pop()) {
      const response = await sendRaw(url, bytes, silence);
      if (response === undefined) continue;
      responses += 1;
      look(response, JSON.stringify(Buffer.from(bytes).toString('latin1')));
    }
  };
  await Promise.all(Array.from({ length: 40 }, next));
  return responses;
}

/** A minimal request of one method for one target, which need not be valid. */
export function requestOf(method: string, target: string, more = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
}
