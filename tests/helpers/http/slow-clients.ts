import { connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';

/** How a server treats slow clients, and others at the same time. */
interface SlowClients {
  /** How many bytes the last client had sent, when it was dropped, that sends its headers byte by byte. */
  readonly headers: number;
  /** The same for the body of a page's request, and for that of a call of the content service. */
  readonly pageBodies: number;
  readonly callBodies: number;
  /** The largest share of its responses that a client got which reads nothing for a while. */
  readonly untaken: number;
  /** The same for a client that reads slowly but steadily. */
  readonly taken: number;
  /** How many responses another client got meanwhile, one after the other. */
  readonly others: number;
}

/** The number of clients that send slowly, of each kind. */
const count = 15;

/** The number of those that read nothing: each gets sixteen megabytes. */
const countOfReaders = 4;

/** How often a slow client sends a byte, in milliseconds. */
const interval = 700;

/** How long clients read nothing, in milliseconds. */
const pause = 15_000;

const head = (host: string, more = '') => `GET /whats-on HTTP/1.1\r\nHost: ${host}\r\n${more}`;
const call = (host: string) =>
  `POST /hooks/content HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\n\r\n`;

function open({ hostname, port }: URL): Socket {
  const socket = connect(Number(port), hostname);
  // The test expects that the server drops the connection.
  return socket.on('error', () => socket.destroy());
}

/** Sends a request byte by byte. @returns how many it had sent until it was dropped */
function trickle(url: URL, start: string): Promise<number> {
  let sent = 0;
  const socket = open(url).resume();
  socket.write(start);
  const timer = setInterval(() => {
    sent += 1;
    socket.write('a');
  }, interval);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(sent);
    });
  });
}

const lastOf = async (all: readonly Promise<number>[]) => Math.max(...(await Promise.all(all)));

/** Requests so many pages at once that they exceed all buffers on the way, and reads them at a given rate. */
async function readSlowly(
  url: URL,
  pages: number,
  wait: number,
  bytesPerMillisecond: number,
): Promise<number> {
  const socket = open(url).pause();
  let taken = 0;
  socket.on('data', ({ length }: Buffer) => {
    taken += length;
    socket.pause();
    setTimeout(() => socket.resume(), length / bytesPerMillisecond);
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(head(url.host, '\r\n').repeat(pages - 1) + head(url.host, 'Connection: close\r\n\r\n'));
  setTimeout(() => socket.resume(), wait);
  await closed;
  return taken;
}

/**
 * Attacks a server with slow clients, and requests pages at the same time.
 * @param address its origin
 */
async function attackWithSlowClients(address: string): Promise<SlowClients> {
  const url = new URL(address);
  const times = <Value>(start: () => Value, length = count) => Array.from({ length }, start);
  const page = await fetch(`${address}/whats-on`, { headers: { 'Accept-Encoding': 'identity' } });
  const { length } = await page.text();
  const pages = Math.ceil(16_000_000 / length);
  let isOver = false;
  const others = (async () => {
    let responses = 0;
    while (!isOver) {
      const response = await fetch(`${address}/contact`);
      await response.text();
      if (response.status !== 200) throw new Error(`/contact responds with ${response.status}.`);
      responses += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return responses;
  })();
  const [headers, pageBodies, callBodies, untaken, taken] = await Promise.all([
    lastOf(times(() => trickle(url, head(url.host, 'X-Slow: ')))),
    lastOf(times(() => trickle(url, head(url.host, 'Content-Length: 60000\r\n\r\n')))),
    lastOf(times(() => trickle(url, call(url.host)))),
    lastOf(times(() => readSlowly(url, pages, pause, 100_000), countOfReaders)),
    readSlowly(url, pages, 0, 1_500),
  ]);
  isOver = true;
  const all = pages * length;
  return {
    headers,
    pageBodies,
    callBodies,
    untaken: untaken / all,
    taken: taken / all,
    others: await others,
  };
}

/**
 * Attacks a proxy with slow clients, and expects that they are dropped after a few bytes, that others are served, and that
 * one on a slow line is served to its end.
 * @param address its origin
 */
export async function expectSlowClientsGone(address: string): Promise<void> {
  const seen = await attackWithSlowClients(address);
  // The configured limits are 8 seconds, some 12 bytes; those of servers without a configuration a minute or more, 85 bytes.
  expect(Math.max(seen.headers, seen.pageBodies, seen.callBodies)).toBeLessThan(64);
  expect(seen.untaken).toBeLessThan(0.9);
  expect(seen.taken).toBeGreaterThan(1);
  expect(seen.others).toBeGreaterThan(10);
}
