import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
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

/** Sends the bytes of a request as they are and reads the whole response. */
async function send(origin: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return await text(socket);
}

const echo: Handler = async (request) =>
  Response.json([request.method, new URL(request.url).pathname, await request.text()]);

test('a request reaches the handler with its body, and the response reaches the client', async () => {
  await whileListening(echo, async (origin) => {
    const response = await fetch(`${origin}/a`, { method: 'POST', body: 'words' });
    expect(await response.json()).toEqual(['POST', '/a', 'words']);
  });
});

test('a large response arrives whole', async () => {
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

test('dots in an address do not leave the folder', async () => {
  await whileListening(echo, async (origin) => {
    expect(await send(origin, 'GET /assets/../../etc/x HTTP/1.1')).toContain('["GET","/etc/x",""]');
  });
});

/** Gives up on a body that is larger than a hundred thousand bytes, as the service does. */
const limited: Handler = async (request) => {
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > 100_000) return new Response('too large', { status: 413, headers: { 'content-length': '9' } });
  }
  return new Response('taken');
};

test('a body that is too long gets a response, and so does the next request', async () => {
  await whileListening(limited, async (origin) => {
    for (const size of [150_000, 1_000_000, 20_000_000]) {
      for (const body of [Buffer.alloc(size), new Blob([Buffer.alloc(size)]).stream()]) {
        const init = { method: 'POST', body, ...(Buffer.isBuffer(body) ? {} : { duplex: 'half' }) };
        const refused = await fetch(origin, init as RequestInit);
        expect([refused.status, refused.headers.get('connection'), await refused.text()]).toEqual([
          413,
          'close',
          'too large',
        ]);
        expect(await (await fetch(origin, { method: 'POST', body: 'small' })).text()).toBe('taken');
      }
    }
  });
});

/** Has the time limits of a connection end as the signal says. With one that never ends, what waits for a limit never ends either. */
const limitsEndWith = (signal: AbortSignal) => vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
const never = new AbortController().signal;

test.each([100_001, 120_000, 150_000, 300_000])(
  'after a 413 for a body of %i bytes the connection is closed at once, also for a client that would go on',
  async (size) => {
    await whileListening(limited, async (origin) => {
      limitsEndWith(never);
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(size));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
    });
  },
);

test('a large body that nobody reads does not block the next request', async () => {
  await whileListening(
    async () => new Response('no', { status: 401 }),
    async (origin) => {
      limitsEndWith(never);
      for (const size of [5, 50_000, 300_000, 300_000]) {
        const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(size) });
        expect([response.status, await response.text()]).toEqual([401, 'no']);
      }
    },
  );
});

test('a client that keeps sending an unread body is disconnected', async () => {
  await whileListening(limited, async (origin) => {
    const limit = new AbortController();
    const timeout = limitsEndWith(limit.signal);
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900000000\r\n\r\n');
    const timer = setInterval(() => socket.write(Buffer.alloc(50_000)), 20);
    socket.on('error', () => socket.destroy());
    let response = '';
    socket.on('data', (part: Buffer) => {
      response += part.toString();
      // The client has its response, and goes on sending when the limit ends.
      setTimeout(() => limit.abort(), 100);
    });
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(timer);
    expect(response).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n.*too large$/is);
    expect(timeout.mock.calls).toEqual([[2000]]);
    expect(await (await fetch(origin, { method: 'POST', body: 'small' })).text()).toBe('taken');
  });
});

test.each([
  ['two hosts', 'Host: x\r\nHost: y'],
  ['the same host twice', 'Host: x\r\nhost: x'],
  ['an empty host', 'Host: '],
  ['no host', 'Accept: */*'],
  ['a host with a path', 'Host: x/y'],
  ['a host with a name', 'Host: someone@x'],
  ['a host with a space', 'Host: x y'],
  ['two hosts in a list', 'Host: x, y'],
])('a request with %s is 400', async (_, lines) => {
  await whileListening(echo, async (origin) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test.each(['localhost', 'content:4000', '127.0.0.1:80', '[::1]:4000', 'a_b.example.'])(
  '“%s” is a host',
  async (host) => {
    await whileListening(echo, async (origin) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    });
  },
);
