import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Handler } from './handler.ts';
import { listen } from './listener.ts';

/** Listens with a handler while `check` runs. */
async function whileListening(handler: Handler, check: (origin: string) => Promise<void>): Promise<void> {
  const reportError = (error: unknown) => {
    throw error;
  };
  const listening = await listen(() => handler, { host: '127.0.0.1', port: 0, reportError });
  try {
    await check(listening.origin);
  } finally {
    await listening.close();
  }
}

/** Sends the bytes of a request as they are and reads the whole answer. */
async function send(origin: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return await text(socket);
}

const echo: Handler = async (request) =>
  Response.json([request.method, new URL(request.url).pathname, await request.text()]);

test('a request reaches the handler with its body, and the answer the client', async () => {
  await whileListening(echo, async (origin) => {
    const response = await fetch(`${origin}/a`, { method: 'POST', body: 'words' });
    expect(await response.json()).toEqual(['POST', '/a', 'words']);
  });
});

test('a large answer arrives whole', async () => {
  const large = 'x'.repeat(1_000_000);
  await whileListening(
    async () => new Response(large),
    async (origin) => {
      expect(await (await fetch(origin)).text()).toBe(large);
    },
  );
});

test.each(['GET http://[x HTTP/1.1', 'TRACE / HTTP/1.1'])('%j is 400', async (head) => {
  await whileListening(echo, async (origin) => {
    expect(await send(origin, head)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('dots in an address lead nowhere outside', async () => {
  await whileListening(echo, async (origin) => {
    expect(await send(origin, 'GET /assets/../../etc/x HTTP/1.1')).toContain('["GET","/etc/x",""]');
  });
});
