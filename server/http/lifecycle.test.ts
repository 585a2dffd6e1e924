import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SettingsError } from '../settings/setting.ts';
import { checkAddress, listen, stopGracefully } from './lifecycle.ts';

test('requests before the site is ready wait for it', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { port, setListener } = await listen(server, 0, '127.0.0.1');
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const early = fetch(`http://127.0.0.1:${port}/early`);
  await arrived;
  setListener(({ url }, response) => response.end(`response to ${url}`));
  expect(await (await early).text()).toBe('response to /early');
  expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe('response to /late');
});

test.each(['not a host', '203.0.113.7', 'no-such-host.invalid', '2001:db8::1', ':'])(
  'to listen on “%s”, which is no address of this machine, is refused in one sentence that names HOST',
  async (host) => {
    const error = await checkAddress({ port: 0, host }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsError);
    expect(String(error)).toMatch(/HOST is “.*”, which is no address of this machine: .*\.$/);
  },
);

test('a port in use is refused by name, and a free one stays free', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { port } = await listen(server, 0, '127.0.0.1');
  await expect(checkAddress({ port, host: '127.0.0.1' })).rejects.toThrow(`Port ${port} is already in use`);
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port: free } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  await checkAddress({ port: free, host: '127.0.0.1' });
  await checkAddress({ port: free, host: '127.0.0.1' });
});

const get = 'GET / HTTP/1.1\r\nHost: church.example\r\n\r\n';

test('when the server stops, the next response of each connection is its last, and none is reset', async () => {
  const server = createServer((_, response) => response.end('here'));
  onTestFinished(() => void server.close());
  const { port } = await listen(server, 0, '127.0.0.1');
  const sockets = Array.from({ length: 16 }, () => connect(port, '127.0.0.1'));
  const received = sockets.map(() => '');
  const closed = sockets.map((socket, at) => {
    socket.on('data', (bytes: Buffer) => {
      received[at] += bytes.toString('latin1');
    });
    return once(socket, 'close');
  });
  for (const socket of sockets) socket.write(get);
  await vi.waitFor(() => expect(received.every((bytes) => bytes !== '')).toBe(true), { timeout: 10_000 });
  const stopped = new Promise<void>((resolve) => stopGracefully(server, 2_000, resolve));
  for (const socket of sockets) socket.write(get);
  await Promise.all(closed);
  for (const bytes of received) {
    const [, first = '', second = ''] = bytes.split('HTTP/1.1 ');
    expect(first).toMatch(/^200 OK\r\n/);
    expect(second).toMatch(/^200 OK\r\nConnection: close\r\n/i);
  }
  await stopped;
});

test('clients that connect again while the server stops are refused, and none is reset', async () => {
  const server = createServer((_, response) => {
    const busyUntil = performance.now() + 1;
    while (performance.now() < busyUntil);
    response.end('here');
  });
  const { port } = await listen(server, 0, '127.0.0.1');
  const ends: string[] = [];
  const accepted = new Set<number>();
  /** Asks again and again, over a new connection when it is told to close one, until it fails. */
  const visit = (client: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(get));
      socket.on('data', (bytes: Buffer) => {
        accepted.add(client);
        if (/^connection: close/im.test(bytes.toString('latin1'))) void visit(client).then(resolve);
        else socket.write(get);
      });
      socket.on('error', (error: NodeJS.ErrnoException) => {
        ends.push(error.code ?? error.message);
        resolve();
      });
    });
  const visits = Array.from({ length: 16 }, (_, client) => visit(client));
  await vi.waitFor(() => expect(accepted.size).toBe(16), { timeout: 10_000 });
  const stopped = new Promise<void>((resolve) => stopGracefully(server, 10_000, resolve));
  await Promise.all([...visits, stopped]);
  expect(ends).toEqual(Array.from({ length: 16 }, () => 'ECONNREFUSED'));
});
