import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Patience } from './answer-reading.ts';
import { type ContentClient, createContentClient } from './client.ts';
import { watchingConnection } from './connecting.ts';

const patient: Patience = { connect: 20_000, firstByte: 20_000, whole: 30_000, largest: 1_000 };

const page = { name: 'Page', reads: [], query: '{}', preview: '{}' };

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function clientOf(endpoint: string, patience: Partial<Patience>): ContentClient {
  return createContentClient(
    { endpoint, space: 'space', environment: undefined, token: 'secret-token' },
    { fetch: globalThis.fetch, patience: { ...patient, ...patience }, onPartialAnswer: () => {} },
  );
}

/** The address of a service that lets nobody in: to whoever wants to agree on a cipher, it says nothing. */
async function closedService(): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `https://127.0.0.1:${await portOf(server)}`;
}

test('a service that lets nobody in is given up before its first byte is due, without a word of the address', async () => {
  const client = clientOf(await closedService(), { connect: 100 });
  const asked = client.query(page, {});
  await expect(asked).rejects.toMatchObject({ failure: { kind: 'connect-timeout', milliseconds: 100 } });
  await expect(asked).rejects.not.toThrow('secret-token');
});

test('whoever waits for a connection that another has begun waits no longer', async () => {
  const client = clientOf(await closedService(), { connect: 100 });
  await expect(client.query(page, {})).rejects.toMatchObject({ failure: { kind: 'connect-timeout' } });
  await expect(client.query(page, {})).rejects.toMatchObject({ failure: { kind: 'connect-timeout' } });
});

test('a connection that is there is told of before the answer is, a new one and a kept one', async () => {
  let answer = () => {};
  const server = createHttpServer((_, response) => {
    answer = () => response.end('{}');
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${await portOf(server)}`;
  const ask = async () => {
    const told: string[] = [];
    const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()));
    const asked = watchingConnection(async () => (await fetch(url)).text(), {
      waits: () => told.push('waits'),
      connected: () => told.push('connected'),
    });
    await arrived;
    expect(told).toEqual(['waits', 'connected']);
    answer();
    await asked;
  };
  await ask();
  await ask();
});

test('a connection of somebody else is nothing to a question', async () => {
  const told: string[] = [];
  const elsewhere = createHttpServer((_, response) => void response.end());
  onTestFinished(() => void elsewhere.close());
  const url = `http://127.0.0.1:${await portOf(elsewhere)}`;
  let ask = () => {};
  const asked = watchingConnection(() => new Promise<void>((resolve) => (ask = resolve)), {
    waits: () => told.push('waits'),
    connected: () => told.push('connected'),
  });
  await fetch(url);
  ask();
  await asked;
  expect(told).toEqual([]);
});
