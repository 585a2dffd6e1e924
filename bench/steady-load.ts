import { createConnection, type Socket } from 'node:net';
import { percentile } from './figure.ts';

/** Requests at a steady pace, however long each of them takes. */
export interface SteadyLoad {
  /** Origin of the site, by plain HTTP. */
  readonly url: string;
  /** The address of each request by its number, counted from 0. */
  readonly pathOf: (request: number) => string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly connections: number;
  /** The expected status; 200 when left out. */
  readonly status?: number;
}

/** The outcome of all requests. */
export interface LoadOutcome {
  readonly sent: number;
  /** Each kind of failure and its count: another status, or a broken connection. */
  readonly failures: Readonly<Record<string, number>>;
  /** A percentile of the times, in milliseconds, from when a request was due to its last byte; `share` is from 0 to 1. */
  within(share: number): number;
}

interface Request {
  readonly path: string;
  readonly due: number;
}

/** How long to wait for responses after the last request was due, in milliseconds: a busy machine may take its time. */
const timeout = 60_000;

const endOfHead = Buffer.from('\r\n\r\n');

/** A connection that sends one request at a time, and opens again when the server has closed it. */
function createClient(
  url: URL,
  expected: string,
  done: (request: Request, failure: string | undefined) => void,
) {
  const buffer = Buffer.alloc(65_536);
  let socket: Socket | undefined;
  let request: Request | undefined;
  let head: Buffer = Buffer.alloc(0);
  let status = '';
  let left = -1;
  let isLast = false;

  function finish(failure: string | undefined): void {
    const finished = request;
    request = undefined;
    if (isLast || failure !== undefined) drop();
    if (finished) done(finished, failure);
  }

  function drop(): void {
    const old = socket;
    socket = undefined;
    old?.destroy();
  }

  function readHead(part: Buffer): Buffer {
    const all = head.length === 0 ? part : Buffer.concat([head, part]);
    const end = all.indexOf(endOfHead);
    if (end < 0) {
      // A copy, since the next part comes into the same buffer.
      head = Buffer.from(all);
      return Buffer.alloc(0);
    }
    const text = all.toString('latin1', 0, end);
    const rest = all.subarray(end + endOfHead.length);
    status = text.slice(9, 12);
    isLast = /^connection: close$/im.test(text);
    left = Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? Number.NaN);
    return rest;
  }

  function read(part: Buffer): void {
    const body = left < 0 ? readHead(part) : part;
    if (left < 0) return;
    // Every successful response of the site has a Content-Length.
    if (status !== expected || Number.isNaN(left)) finish(`status ${status}`);
    else {
      left -= body.length;
      if (left === 0) finish(undefined);
    }
  }

  function open(): Socket {
    const opened = createConnection({
      port: Number(url.port),
      host: url.hostname,
      noDelay: true,
      // One buffer a connection: else this process collects garbage for a hundredth of the time, which would count as the site's.
      onread: {
        buffer,
        callback(size) {
          read(buffer.subarray(0, size));
          return true;
        },
      },
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (opened !== socket) return;
      socket = undefined;
      if (request) finish('broken off');
    });
    return opened;
  }

  return {
    send(next: Request): void {
      request = next;
      head = Buffer.alloc(0);
      left = -1;
      socket ??= open();
      socket.write(`GET ${next.path} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`);
    },
    drop,
  };
}

/** Sends requests at a steady pace. One that finds every connection in use waits, and its wait counts. */
export async function loadSteadily(load: SteadyLoad): Promise<LoadOutcome> {
  const { pathOf, perSecond, connections, status = 200 } = load;
  const all = Math.round(perSecond * load.seconds);
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const waiting: Request[] = [];
  const idle: ReturnType<typeof createClient>[] = [];
  const clients = Array.from({ length: connections }, () => {
    const client = createClient(new URL(load.url), String(status), (request, failure) => {
      times.push(performance.now() - request.due);
      if (failure !== undefined) failures[failure] = (failures[failure] ?? 0) + 1;
      const next = waiting.shift();
      if (next) client.send(next);
      else idle.push(client);
    });
    return client;
  });
  idle.push(...clients);
  const began = performance.now();
  const end = began + load.seconds * 1000 + timeout;
  for (let sent = 0; times.length < all && performance.now() < end; ) {
    for (; sent < all && began + (sent * 1000) / perSecond <= performance.now(); sent += 1) {
      const request = { path: pathOf(sent), due: began + (sent * 1000) / perSecond };
      const client = idle.shift();
      if (client) client.send(request);
      else waiting.push(request);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const client of clients) client.drop();
  if (times.length < all) failures['no response'] = all - times.length;
  return { sent: all, failures, within: (share) => percentile(times, share) };
}
