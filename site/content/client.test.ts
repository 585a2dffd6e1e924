import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createContentClient } from './client.ts';

const operation = { name: 'Church', reads: [], query: 'query Church { a }', preview: '' };

/** A client of a service that breaks off its first answers. */
async function clientOfBreaking(times: number) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked <= times) request.socket.destroy();
    else response.end('{"data":{"a":1}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContentClient(
    { endpoint, space: 's', environment: undefined, token: 't' },
    { fetch, timeout: 5_000, onPartialAnswer: () => {} },
  );
  return { client, asked: () => asked };
}

test('a question whose connection broke is asked once more, for a kept connection may end just as it is used', async () => {
  const { client, asked } = await clientOfBreaking(1);
  expect(await client.query(operation, {})).toEqual({ a: 1 });
  expect(asked()).toBe(2);
});

test('a service that goes on breaking off is asked twice and no more', async () => {
  const { client, asked } = await clientOfBreaking(9);
  await expect(client.query(operation, {})).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  expect(asked()).toBe(2);
});
