import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createContentClient, type Operation } from './client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const page: Operation<{ title: string }, object> = {
  name: 'Page',
  shape: { title: 'json' },
  query: '{}',
  preview: '{}',
};

interface Limits {
  readonly timeout?: number;
  readonly maxBytes?: number;
}

function clientAt(endpoint: string, limits: Limits) {
  return createContentClient(
    { endpoint, space: 'space', environment: undefined, token: 'secret-token' },
    {
      fetch: globalThis.fetch,
      ...{ timeout: 30_000, maxBytes: 1_000, ...limits },
      onPartialResponse: () => {},
    },
  );
}

/** Queries a fake service. */
async function queryServer(respond: RequestListener, limits: Limits = {}) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return clientAt(`http://127.0.0.1:${port}`, limits).query(page, {});
}

test('a response in several chunks is read as a whole, wherever it is split', async () => {
  const bytes = Buffer.from(JSON.stringify({ data: { title: '“Grüß Gott”' } }));
  const result = await queryServer((_, response) => {
    response.flushHeaders();
    for (const byte of bytes) response.write(Buffer.of(byte));
    response.end();
  });
  expect(result).toEqual({ title: '“Grüß Gott”' });
});

test('a lone surrogate is replaced, and a whole character stays', async () => {
  const result = await queryServer((_, response) => {
    response.end('{"data":{"title":"a\\ud83d b\\ud83d\\ude00"}}');
  });
  expect(result).toEqual({ title: 'a\ufffd b\u{1f600}' });
});

test.each<[string, RequestListener]>([
  ['does not respond', () => {}],
  ['stops on its way', (_, response) => void response.write('{"data"')],
  [
    'sends byte by byte',
    (_, response) => {
      const trickle = setInterval(() => response.write(' '), 20);
      stops.push(() => clearInterval(trickle));
    },
  ],
])('a query to a service that %s times out', async (_, respond) => {
  await expect(queryServer(respond, { timeout: 300 })).rejects.toMatchObject({
    failure: { kind: 'timeout', milliseconds: 300 },
  });
});

test('a query to a service that accepts no connection times out, without its address in the message', async () => {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => sockets.push(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  // The TLS handshake never finishes.
  const query = clientAt(`https://127.0.0.1:${port}`, { timeout: 300 }).query(page, {});
  await expect(query).rejects.toMatchObject({ failure: { kind: 'timeout', milliseconds: 300 } });
  await expect(query).rejects.not.toThrow('secret-token');
});

test('a connection that breaks before the response is unreachable, and the query is not sent again', async () => {
  let queries = 0;
  const result = queryServer((request) => {
    queries += 1;
    request.socket.destroy();
  });
  await expect(result).rejects.toMatchObject({ failure: { kind: 'unreachable', cause: 'UND_ERR_SOCKET' } });
  expect(queries).toBe(1);
});

test('endless nesting is cut off, and a text of 50 levels is not', async () => {
  const nested = (levels: number) => `{"data":{"title":${'['.repeat(levels)}"x"${']'.repeat(levels)}}}`;
  const at = (levels: number) =>
    queryServer((_, response) => response.end(nested(levels)), { maxBytes: 1_000_000 });
  expect(JSON.stringify(await at(110))).toContain('"x"');
  expect(JSON.stringify(await at(100_000))).not.toContain('x');
});

test.each([
  ['no JSON', '<html>', { kind: 'parse-error' }],
  ['null', 'null', { kind: 'missing-data' }],
  ['a list', '{"data":[1]}', { kind: 'missing-data' }],
  [
    'null beside errors',
    '{"data":null,"errors":[{"message":"no"}]}',
    { kind: 'query-error', messages: ['no'] },
  ],
])('a response that is %s has no data', async (_, body, failure) => {
  await expect(queryServer((_request, response) => response.end(body))).rejects.toMatchObject({ failure });
});

test('a query is a POST with its operation, its variables, and space and token in the address', async () => {
  let seen: unknown;
  await queryServer(async (request, response) => {
    seen = { method: request.method, url: request.url, body: await json(request) };
    response.end('{"data":{}}');
  });
  expect(seen).toEqual({
    method: 'POST',
    url: '/spaces/space?access_token=secret-token',
    body: { operationName: 'Page', variables: {}, query: '{}' },
  });
});

test('of thousands of long errors only the beginning is for the log', async () => {
  const errors = Array.from({ length: 5_000 }, () => ({ message: 'no '.repeat(1_000) }));
  const result = queryServer((_, response) => response.end(JSON.stringify({ errors })), {
    maxBytes: 50_000_000,
  });
  const error: unknown = await result.catch((reason: unknown) => reason);
  expect(String(error)).toMatch(/no no no/);
  expect(String(error).length).toBeLessThan(4_000);
});

test('a value of another type than the query’s is null, and the report names its field', async () => {
  const reports: unknown[] = [];
  const client = createContentClient(
    { endpoint: 'https://content.example', space: 'space', environment: undefined, token: 'secret-token' },
    {
      fetch: async () => new Response('{"data":{"title":7}}'),
      onPartialResponse: (operation, messages) => reports.push([operation, ...messages]),
    },
  );
  expect(await client.query({ ...page, shape: { title: 'string' } }, {})).toEqual({ title: null });
  expect(reports).toEqual([['Page', 'title has another type than the model says']]);
});

test('a redirect is not followed', async () => {
  const urls: (string | undefined)[] = [];
  const result = queryServer(({ url }, response) => {
    urls.push(url);
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  await expect(result).rejects.toMatchObject({ failure: { kind: 'server-error', status: 302 } });
  expect(urls).toHaveLength(1);
});

test('an endless response is read up to the limit only', async () => {
  const result = queryServer((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(500)));
    };
    response.on('drain', pour);
    pour();
  });
  await expect(result).rejects.toMatchObject({ failure: { kind: 'too-large', bytes: 1_000 } });
});

test('a connection that breaks off is unreachable, without its address in the message', async () => {
  const result = queryServer((_, response) => {
    response.write('{"data"');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(result).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  await expect(result).rejects.not.toThrow('secret-token');
});

test.each([
  ['seconds', 'Retry-After', '7', 7_000],
  ['Contentful’s own header', 'X-Contentful-RateLimit-Reset', '2', 2_000],
  ['a time too long to wait', 'Retry-After', '86400', 300_000],
  ['a date', 'Retry-After', 'Thu, 26 Nov 2026 12:00:00 GMT', undefined],
  ['a time that is past', 'Retry-After', '-1', undefined],
] as const)(
  '%s of a service is read as the time until the next query, if it is one',
  async (_, header, value, delay) => {
    const result = queryServer(
      (_request, response) => void response.writeHead(429, { [header]: value }).end(),
    );
    await expect(result).rejects.toMatchObject({ failure: { status: 429, retryAfter: delay } });
  },
);

test.each([
  [401, /The service refuses CONTENT_TOKEN \(for drafts CONTENT_PREVIEW_TOKEN\): .*\.$/],
  [403, /The service refuses CONTENT_TOKEN \(for drafts CONTENT_PREVIEW_TOKEN\): .*\.$/],
  [
    400,
    /Check CONTENT_SPACE, CONTENT_ENVIRONMENT and CONTENT_ENDPOINT, and .* the model of this version .*\.$/,
  ],
  [
    404,
    /Check CONTENT_SPACE, CONTENT_ENVIRONMENT and CONTENT_ENDPOINT, and .* the model of this version .*\.$/,
  ],
  [500, /below 300 was expected\.$/],
])('a response with status %i names the settings to look at, where there are some', async (status, text) => {
  const result = queryServer((_, response) => response.writeHead(status).end('no'));
  const error: unknown = await result.catch((reason) => reason);
  expect(error).toMatchObject({ failure: { kind: 'server-error', status } });
  expect(String(error)).toMatch(text);
  expect(String(error)).not.toContain('secret-token');
});

test('a locale that the space does not have is a failure of its own, though there is data', async () => {
  const unknown = {
    data: { title: null },
    errors: [null, { message: 'no', extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } }],
  };
  const result = queryServer((_, response) => response.end(JSON.stringify(unknown)));
  await expect(result).rejects.toMatchObject({ failure: { kind: 'unknown-locale' } });
});
