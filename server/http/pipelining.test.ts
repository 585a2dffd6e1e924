import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { limitPipelining, pipeliningOptions } from './pipelining.ts';

const get = 'GET / HTTP/1.1\r\nHost: church.example\r\n\r\n';

/** A server that responds to each request with some bytes, and counts them, and the objects that Node made for all requests. */
async function serving(size: number) {
  const responses = { count: 0 };
  const objects = new Set<unknown>();
  const listener = limitPipelining((_, response) => {
    responses.count += 1;
    response.end(Buffer.alloc(size));
  });
  const server = createServer(pipeliningOptions, listener);
  server.on('request', (request, response) => objects.add(request).add(response));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { responses, objects, open: () => connect(port, '127.0.0.1') };
}

test('connections that send requests and read nothing are closed after some twenty each, and the rest costs nothing', async () => {
  const { responses, objects, open } = await serving(100_000);
  const sockets = Array.from({ length: 20 }, open);
  for (const socket of sockets)
    socket
      .on('error', () => {})
      .pause()
      .write(get.repeat(2_000));
  await Promise.all(
    sockets.map(
      (socket) => new Promise((resolve) => socket.once('close', resolve).once('end', resolve).resume()),
    ),
  );
  expect(responses.count).toBeLessThanOrEqual(20 * 21);
  expect(objects.size).toBeLessThanOrEqual(20 * 2 * 23);
});

test('a browser that sends a dozen requests at once gets all responses', async () => {
  const { open } = await serving(10);
  const socket = open();
  socket.write(get.repeat(11) + get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(12);
});
