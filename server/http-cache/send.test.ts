import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { encodeResponse, variantOf } from './encoded-response.ts';
import { send } from './send.ts';

const html = 'Come as you are. '.repeat(100);
/** A body that exceeds the buffers of a slow client. */
const long = html.repeat(50);

let server: Server | undefined;
afterEach(() => server?.close());

/** A server with one cached page: sends the given requests, and returns all bytes of the responses. */
async function serving(body = html) {
  const page = { age: 0 };
  const headers = { 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/html', 'X-Own': 'yes' };
  const response = await encodeResponse(new Response(body, { headers }));
  const finished: (string | undefined)[] = [];
  const listening = createServer((request, reply) => {
    reply.once('close', () => finished.push(request.url));
    if (request.url === '/slow') setTimeout(() => reply.end('slow'), 20);
    else send({ response, age: page.age }, request, reply);
  }).listen(0, '127.0.0.1');
  server = listening;
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    finished,
    open: () => connect(port, '127.0.0.1'),
    wait(seconds: number) {
      page.age += seconds;
    },
    async request(...requests: readonly string[]): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.write(requests.join(''));
      return text(socket);
    },
  };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: church.example\r\n${more}\r\n`;
const last = get('/', 'Connection: close\r\n');

function responsesIn(bytes: string): readonly string[] {
  return bytes.split(/(?=HTTP\/1\.1 )/);
}

test('a connection gets one whole response after the other', async () => {
  const { request, finished } = await serving();
  const responses = responsesIn(await request(get('/'), get('/'), last));
  expect(responses).toHaveLength(3);
  for (const response of responses) {
    const [head = '', body] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head).toContain('x-own: yes\r\n');
    expect(head).toContain(`content-length: ${html.length}\r\n`);
    expect(head).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/im);
    expect(head).toMatch(/^age: 0$/im);
    expect(body).toBe(html);
  }
  expect(finished).toEqual(['/', '/', '/']);
});

test('a response waits for the one before it on its connection', async () => {
  const { request } = await serving();
  const responses = responsesIn(await request(get('/slow'), get('/'), last));
  expect(responses.map((response) => response.split('\r\n\r\n')[1])).toEqual(['slow', html, html]);
});

test('a long response is complete, and the next follows it', async () => {
  const { request } = await serving(long);
  const responses = responsesIn(await request(get('/'), get('/'), last));
  expect(responses.map((response) => response.split('\r\n\r\n')[1])).toEqual([long, long, long]);
});

test('HEAD gets the length and no body', async () => {
  const { request } = await serving();
  const [head = '', ...others] = responsesIn(await request('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n', last));
  expect(head).toContain(`content-length: ${html.length}\r\n`);
  expect(head.endsWith('\r\n\r\n')).toBe(true);
  expect(others).toHaveLength(1);
});

test('an HTTP/1.0 client gets a response, and its connection is closed', async () => {
  const { request } = await serving();
  const [response = ''] = responsesIn(await request('GET / HTTP/1.0\r\n\r\n'));
  expect(response.split('\r\n\r\n')[1]).toBe(html);
  expect(response).toMatch(/^connection: close$/im);
});

test('the last response of a connection has “Connection: close”', async () => {
  const { request } = await serving();
  const [, closing = ''] = responsesIn(await request(get('/'), last));
  expect(closing).toMatch(/^connection: close$/im);
});

test('the age of a cached page grows', async () => {
  const { request, wait } = await serving();
  await request(get('/'), last);
  wait(7);
  const [response = ''] = responsesIn(await request(get('/'), last));
  expect(response).toMatch(/^age: 7$/im);
  expect(response.split('\r\n\r\n')[1]).toBe(html);
});

test('each client gets the smallest coding that it accepts', async () => {
  const { request } = await serving();
  const coding = async (accepted: string) =>
    /^content-encoding: (\w+)$/im.exec(
      await request(get('/', `Accept-Encoding: ${accepted}\r\nConnection: close\r\n`)),
    )?.[1];
  expect(await coding('gzip, deflate, br')).toBe('br');
  expect(await coding('*')).toBe('br');
  expect(await coding('gzip;q=0.5, BR;q=0.1')).toBe('br');
  expect(await coding('br;q=0, gzip')).toBe('gzip');
  expect(await coding('identity')).toBeUndefined();
  expect(await coding('zstd')).toBeUndefined();
});

test('a client that reads nothing of a long response is disconnected, and a slow one is not', async () => {
  const { open, finished } = await serving('x'.repeat(20_000_000));
  // As server/main.ts sets it, only shorter.
  if (server) server.timeout = 1_000;
  const [idle, slow] = [open(), open()];
  idle.pause().write(get('/idle', 'Connection: close\r\n'));
  slow.write(last);
  const closed = once(
    idle.on('error', () => {}),
    'close',
  );
  const read = once(slow, 'end');
  let received = 0;
  slow.on('data', (bytes: Buffer) => {
    received += bytes.length;
    slow.pause();
    setTimeout(() => slow.resume(), 5);
  });
  await vi.waitFor(() => expect(finished).toContain('/idle'), { timeout: 10_000 });
  // Bytes in the client's own buffers still arrive; the rest does not.
  idle.resume();
  await Promise.all([closed, read]);
  expect(idle.bytesRead).toBeLessThan(20_000_000);
  expect(received).toBeGreaterThan(20_000_000);
});

test('a response is compressed quickly for its first reader, and small for those after', async () => {
  const response = await encodeResponse(
    new Response(html, { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=300' } }),
  );
  const tags = async () => (await variantOf(response, 'br')).headers.filter((value) => /-br2?"$/.test(value));
  expect(await tags()).toEqual([expect.stringMatching(/-br"$/)]);
  await vi.waitFor(async () => expect(await tags()).toEqual([expect.stringMatching(/-br2"$/)]));
});

test('a page that is not there is compressed quickly only, so that invented addresses leave no work behind', async () => {
  const headers = { 'Content-Type': 'text/html' };
  const [there, missing] = await Promise.all(
    [200, 404].map((status) => encodeResponse(new Response(html, { status, headers }))),
  );
  if (!there || !missing) throw new Error('Both are responses.');
  const quick = await variantOf(missing, 'br');
  const quickThere = await variantOf(there, 'br');
  await vi.waitFor(() => expect(there.variants.get('br')).not.toBe(quickThere));
  expect(missing.variants.get('br')).toBe(quick);
});
