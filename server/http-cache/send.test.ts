import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createCodingChooser } from './coding.ts';
import { createPageCache } from './page-cache.ts';
import { createPageSender } from './send.ts';

const words = 'Come as you are. '.repeat(100);
/** What a slow reader cannot take at once. */
const long = words.repeat(50);

let server: Server | undefined;
afterEach(() => server?.close());

/** A server of kept pages: sends what a client writes, and gives back all that it is answered. */
async function serving(body = words) {
  let now = Date.UTC(2026, 10, 22, 10, 30);
  const cache = createPageCache({
    contentAge: 60,
    room: 10_000_000,
    time: () => now,
    fingerprint: () => undefined,
    onCovered: () => {},
    async make() {
      const headers = { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/html', 'X-Own': 'yes' };
      return { response: new Response(body, { headers }), used: new Map(), keep: 'as it says' };
    },
  });
  await cache.get('/');
  const send = createPageSender(cache, createCodingChooser());
  const finished: (string | undefined)[] = [];
  const listening = createServer((request, response) => {
    response.once('close', () => finished.push(request.url));
    if (request.url === '/slow') setTimeout(() => response.end('slow'), 20);
    else send(cache.find('/') ?? { page: expect.fail(), age: 0 }, request, response);
  }).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    finished,
    wait(seconds: number) {
      now += seconds * 1000;
    },
    async ask(...requests: readonly string[]): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.write(requests.join(''));
      return text(socket);
    },
  };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: church.example\r\n${more}\r\n`;
const last = get('/', 'Connection: close\r\n');

function answersIn(bytes: string): readonly string[] {
  return bytes.split(/(?=HTTP\/1\.1 )/);
}

test('a connection that is kept is given one whole answer after the other', async () => {
  const { ask, finished } = await serving();
  const answers = answersIn(await ask(get('/'), get('/'), last));
  expect(answers).toHaveLength(3);
  for (const answer of answers) {
    const [head = '', body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head).toContain('x-own: yes\r\n');
    expect(head).toContain(`content-length: ${words.length}\r\n`);
    expect(head).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/im);
    expect(head).toMatch(/^age: 0$/im);
    expect(body).toBe(words);
  }
  expect(finished).toEqual(['/', '/', '/']);
});

test('an answer waits for the one before it on its connection', async () => {
  const { ask } = await serving();
  const answers = answersIn(await ask(get('/slow'), get('/'), last));
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual(['slow', words, words]);
});

test('a long answer comes whole, and the next after it', async () => {
  const { ask } = await serving(long);
  const answers = answersIn(await ask(get('/'), get('/'), last));
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual([long, long, long]);
});

test('HEAD is told the length and given no body', async () => {
  const { ask } = await serving();
  const [head = '', ...others] = answersIn(await ask('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n', last));
  expect(head).toContain(`content-length: ${words.length}\r\n`);
  expect(head.endsWith('\r\n\r\n')).toBe(true);
  expect(others).toHaveLength(1);
});

test('a reader of the old protocol is answered and let go', async () => {
  const { ask } = await serving();
  const [answer = ''] = answersIn(await ask('GET / HTTP/1.0\r\n\r\n'));
  expect(answer.split('\r\n\r\n')[1]).toBe(words);
  expect(answer).toMatch(/^connection: close$/im);
});

test('a connection that is about to close says so in its last answer', async () => {
  const { ask } = await serving();
  const [, closing = ''] = answersIn(await ask(get('/'), last));
  expect(closing).toMatch(/^connection: close$/im);
});

test('the age of a kept page is written anew as it grows', async () => {
  const { ask, wait } = await serving();
  await ask(get('/'), last);
  wait(7);
  const [answer = ''] = answersIn(await ask(get('/'), last));
  expect(answer).toMatch(/^age: 7$/im);
  expect(answer.split('\r\n\r\n')[1]).toBe(words);
});
