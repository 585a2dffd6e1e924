import { connect, type Socket } from 'node:net';
import { expect } from '@playwright/test';

/** What becomes of clients that are slow, while others are served. */
interface SlowClients {
  /** After how many milliseconds the last one was gone that sends a byte of its headers now and then. */
  readonly headers: number;
  /** The same for the body of a page's request, and for that of a call of the content service. */
  readonly pageBodies: number;
  readonly callBodies: number;
  /** Of all that was sent to those that take nothing for a while, the most that one could still have, as a share. */
  readonly untaken: number;
  /** The same of one that takes its answers slowly and all the time. */
  readonly taken: number;
  /** The longest that anybody else waited for a page, in milliseconds. */
  readonly others: number;
}

/** How many of each kind there are. */
const count = 15;

/** How often a slow client sends a byte, in milliseconds. */
const interval = 700;

/** How long those who take nothing do so, in milliseconds. */
const pause = 24_000;

const head = (host: string, more = '') => `GET /whats-on HTTP/1.1\r\nHost: ${host}\r\n${more}`;
const call = (host: string) =>
  `POST /hooks/content HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\n\r\n`;

function open({ hostname, port }: URL): Socket {
  const socket = connect(Number(port), hostname);
  // Being cut off is what is looked for.
  return socket.on('error', () => socket.destroy());
}

/** Sends the start of a request and a byte now and then; says when it was cut off. */
function drip(url: URL, start: string): Promise<number> {
  const began = performance.now();
  const socket = open(url).resume();
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), interval);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
  });
}

const lastOf = async (all: readonly Promise<number>[]) => Math.max(...(await Promise.all(all)));

/** Asks for so many pages at once that they fit into no buffer on the way, and takes what comes at some rate. */
async function take(url: URL, pages: number, wait: number, bytesPerMillisecond: number): Promise<number> {
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
 * Holds a server up, as somebody would who means it harm, and asks it for pages meanwhile.
 * @param address its origin
 */
async function holdUp(address: string): Promise<SlowClients> {
  const url = new URL(address);
  const times = <Value>(start: () => Value) => Array.from({ length: count }, start);
  const page = await fetch(`${address}/whats-on`, { headers: { 'Accept-Encoding': 'identity' } });
  const { length } = await page.text();
  const pages = Math.ceil(16_000_000 / length);
  let isOver = false;
  const others = (async () => {
    let longest = 0;
    while (!isOver) {
      const began = performance.now();
      const response = await fetch(`${address}/contact`);
      await response.text();
      if (response.status !== 200) throw new Error(`/contact is answered with ${response.status}.`);
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return longest;
  })();
  const [headers, pageBodies, callBodies, untaken, taken] = await Promise.all([
    lastOf(times(() => drip(url, head(url.host, 'X-Slow: ')))),
    lastOf(times(() => drip(url, head(url.host, 'Content-Length: 60000\r\n\r\n')))),
    lastOf(times(() => drip(url, call(url.host)))),
    lastOf(times(() => take(url, pages, pause, 100_000))),
    take(url, pages, 0, 1_500),
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
 * Holds a proxy up, and expects that slow clients are gone within seconds, that good ones are served meanwhile, and that
 * one on a slow line is served to its end.
 * @param address its origin
 */
export async function expectSlowClientsGone(address: string): Promise<void> {
  const seen = await holdUp(address);
  expect(Math.max(seen.headers, seen.pageBodies, seen.callBodies)).toBeLessThan(25_000);
  expect(seen.untaken).toBeLessThan(0.9);
  expect(seen.taken).toBeGreaterThan(1);
  expect(seen.others).toBeLessThan(3_000);
}
