import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Patience } from './answer-reading.ts';
import { createContentClient, type Operation } from './client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const page: Operation<{ words: string }, object> = { name: 'Page', reads: [], query: '{}', preview: '{}' };

/** Asks a service that answers as it is told. */
async function ask(answer: RequestListener, patience: Partial<Patience> = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return createContentClient(
    { endpoint, space: 'space', environment: undefined, token: 'secret-token' },
    {
      fetch: globalThis.fetch,
      patience: { connect: 10_000, firstByte: 20_000, whole: 30_000, largest: 1_000, ...patience },
      onPartialAnswer: () => {},
    },
  ).query(page, {});
}

test('an answer that comes in parts is read as a whole, in whichever place it is cut', async () => {
  const bytes = Buffer.from(JSON.stringify({ data: { words: '“Grüß Gott”' } }));
  const answer = await ask((_, response) => {
    response.flushHeaders();
    for (const byte of bytes) response.write(Buffer.of(byte));
    response.end();
  });
  expect(answer).toEqual({ words: '“Grüß Gott”' });
});

test('half of a character is no text, and a whole one stays as it is', async () => {
  const answer = await ask((_, response) => {
    response.end('{"data":{"words":"a\\ud83d b\\ud83d\\ude00"}}');
  });
  expect(answer).toEqual({ words: 'a\ufffd b\u{1f600}' });
});

test('a service that says nothing is given up, and so is one that stops or drips', async () => {
  const short = { whole: 300 };
  await expect(ask(() => {}, { firstByte: 150 })).rejects.toMatchObject({
    failure: { kind: 'timeout', milliseconds: 150 },
  });
  await expect(
    ask((_, response) => {
      response.write('{"data"');
    }, short),
  ).rejects.toMatchObject({ failure: { kind: 'timeout', milliseconds: 300 } });
  await expect(
    ask((_, response) => {
      const drip = setInterval(() => response.write(' '), 20);
      stops.push(() => clearInterval(drip));
    }, short),
  ).rejects.toMatchObject({ failure: { kind: 'timeout', milliseconds: 300 } });
});

test('of an answer without end no more is read than is good', async () => {
  const answer = ask((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(500)));
    };
    response.on('drain', pour);
    pour();
  });
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'too-large', bytes: 1_000 } });
});

test('a connection that breaks off is unreachable, without a word of the address', async () => {
  const answer = ask((_, response) => {
    response.write('{"data"');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  await expect(answer).rejects.not.toThrow('secret-token');
});

for (const [what, header, value, rest] of [
  ['seconds', 'Retry-After', '7', 7_000],
  ['a date', 'Retry-After', new Date(Date.now() + 60_000).toUTCString(), 60_000],
  ['Contentful’s own header', 'X-Contentful-RateLimit-Reset', '2', 2_000],
  ['a time too long to wait', 'Retry-After', '86400', 300_000],
  ['nonsense', 'Retry-After', 'tomorrow', undefined],
] as const) {
  test(`a service that asks for rest by ${what} is understood`, async () => {
    const error = await ask((_, response) => void response.writeHead(429, { [header]: value }).end()).catch(
      (reason: unknown) => reason,
    );
    const { failure } = error as { failure: { status: number; restFor?: number } };
    expect(failure.status).toBe(429);
    if (rest === undefined) expect(failure.restFor).toBeUndefined();
    else expect(Math.abs((failure.restFor ?? 0) - rest)).toBeLessThanOrEqual(5_000);
  });
}

/** A client of a service that breaks off its first answers. */
async function clientOfBreaking(times: number) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked <= times) request.socket.destroy();
    else response.end('{"data":{"a":1}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContentClient(
    { endpoint, space: 's', environment: undefined, token: 't' },
    {
      fetch: globalThis.fetch,
      patience: { connect: 10_000, firstByte: 20_000, whole: 30_000, largest: 1_000 },
      onPartialAnswer: () => {},
    },
  );
  return { client, asked: () => asked };
}

test('a question whose connection broke is asked once more, for a kept connection may end just as it is used', async () => {
  const { client, asked } = await clientOfBreaking(1);
  expect(await client.query(page, {})).toEqual({ a: 1 });
  expect(asked()).toBe(2);
});

test('a service that goes on breaking off is asked twice, and from then on once, until it has answered', async () => {
  const { client, asked } = await clientOfBreaking(3);
  await expect(client.query(page, {})).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  expect(asked()).toBe(2);
  await expect(client.query(page, {})).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  expect(asked()).toBe(3);
  expect(await client.query(page, {})).toEqual({ a: 1 });
});

const refusal = (code: string) =>
  JSON.stringify({ errors: [{ message: 'no', extensions: { contentful: { code, requestId: '1' } } }] });

test.each([
  [401, refusal('ACCESS_TOKEN_INVALID'), 'CONTENT_TOKEN', /The service refuses CONTENT_TOKEN: .*\.$/],
  [403, 'no', 'CONTENT_TOKEN', /The service refuses CONTENT_TOKEN: .*\.$/],
  [400, refusal('UNKNOWN_SPACE'), 'CONTENT_SPACE', /knows no such CONTENT_SPACE\.$/],
  [400, refusal('UNKNOWN_ENVIRONMENT'), 'CONTENT_ENVIRONMENT', /knows no such CONTENT_ENVIRONMENT\.$/],
  [404, 'Not found', 'CONTENT_ENDPOINT', /check CONTENT_ENDPOINT, CONTENT_SPACE and CONTENT_ENVIRONMENT\.$/],
  [400, refusal('TOO_COMPLEX_QUERY'), undefined, /below 300 was expected\.$/],
  [400, 'x'.repeat(100_000), undefined, /below 300 was expected\.$/],
  [500, refusal('UNKNOWN_SPACE'), undefined, /below 300 was expected\.$/],
])(
  'an answer with status %i names the setting that is refused, where one is',
  async (status, body, setting, words) => {
    const error: unknown = await ask((_, response) => response.writeHead(status).end(body)).catch(
      (reason) => reason,
    );
    expect(error).toMatchObject({ failure: { kind: 'server-error', status, setting } });
    expect(String(error)).toMatch(words);
    expect(String(error)).not.toContain('secret-token');
  },
);
