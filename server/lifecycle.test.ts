import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkAddress, listen } from './lifecycle.ts';
import { SettingsError } from './settings/settings-error.ts';

test('who asks before the site is put together waits, and is answered', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { port, answerBy } = await listen(server, 0, '127.0.0.1');
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const early = fetch(`http://127.0.0.1:${port}/early`);
  await arrived;
  answerBy(({ url }, response) => response.end(`answer to ${url}`));
  expect(await (await early).text()).toBe('answer to /early');
  expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe('answer to /late');
});

test.each(['not a host', '203.0.113.7', 'no-such-host.invalid', '2001:db8::1', ':'])(
  'to listen on “%s”, which is no address of this machine, is refused in one sentence that names HOST',
  async (host) => {
    const error = await checkAddress({ port: 0, host }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsError);
    expect(String(error)).toMatch(/HOST is “.*”, which is no address of this machine: .*\.$/);
  },
);

test('a port that is taken is refused by name, and a free one is left free', async () => {
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
