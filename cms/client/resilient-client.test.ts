import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError, type ContentFailure } from '../errors.ts';
import { createResilientClient } from './resilient-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const serverError: ContentFailure = { kind: 'server-error', status: 500 };
const brokenConnection: ContentFailure = { kind: 'unreachable', cause: 'ECONNRESET' };
const operation = { name: 'AllPages', shape: {}, query: '{}', preview: '{}' };

/** A client of a fake service. */
function clientOf(random = 0) {
  const service = {
    sent: [] as number[],
    failure: undefined as ContentFailure | undefined,
    respond: async (): Promise<unknown> => 'data',
  };
  const client = createResilientClient(
    {
      async query<Data>({ name }: { name: string }) {
        service.sent.push(Date.now());
        if (service.failure) throw new ContentError(name, service.failure);
        return (await service.respond()) as Data;
      },
    },
    () => random,
  );
  return { client, service, query: () => client.query(operation, {}) };
}

/** Sends a query every tenth of a second. */
async function queryFor(seconds: number, query: () => Promise<unknown>): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    query().catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
  }
}

test('at most three queries are sent concurrently', async () => {
  const { query, service } = clientOf();
  const releases: (() => void)[] = [];
  service.respond = () => new Promise((resolve) => releases.push(() => resolve('late')));
  const all = Promise.all([query(), query(), query(), query()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(service.sent).toHaveLength(3);
  for (let at = 0; at < 4; at += 1) {
    releases[at]?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await all).toHaveLength(4);
});

test.each<[string, ContentFailure]>([
  ['that responds with an error', serverError],
  ['whose connections break', brokenConnection],
  ['that refuses the question', { kind: 'query-error', messages: ['no such field'] }],
  ['that requests less time than it gets', { kind: 'server-error', status: 429, retryAfter: 500 }],
])('a service %s gets at most a dozen queries in any minute', async (_, failure) => {
  const { query, service } = clientOf();
  service.failure = failure;
  await queryFor(300, () => Promise.any([query(), query(), query()]));
  for (const start of service.sent) {
    const withinMinute = service.sent.filter((at) => at >= start && at < start + 60_000);
    expect(withinMinute.length).toBeLessThanOrEqual(12);
  }
  expect(service.sent.length).toBeGreaterThan(30);
});

test('a service that recovers is queried within eight seconds, and then without delay', async () => {
  const { client, query, service } = clientOf(0.99);
  service.failure = serverError;
  await queryFor(60, query);
  service.failure = undefined;
  const from = Date.now();
  await queryFor(8, query);
  expect(client.retryAfter()).toBe(0);
  expect(service.sent.filter((at) => at >= from).length).toBeGreaterThan(0);
  expect(await Promise.all([query(), query()])).toEqual(['data', 'data']);
});

test('sites that fail in the same moment do not retry in the same moment', async () => {
  const sites = [0, 0.5, 0.99].map(clientOf);
  for (const { service } of sites) service.failure = serverError;
  await queryFor(20, () => Promise.allSettled(sites.map(({ query }) => query())));
  expect(new Set(sites.map(({ service }) => service.sent[2])).size).toBe(3);
});

test('a query that is not sent fails with the reason and the time of the next try', async () => {
  const { client, query, service } = clientOf();
  service.failure = serverError;
  await expect(query()).rejects.toThrow('status 500');
  expect(client.retryAfter()).toBe(1_020);
  await expect(query()).rejects.toMatchObject({ failure: { kind: 'circuit-open' } });
  await expect(query()).rejects.toThrow('status 500');
  expect(service.sent).toHaveLength(1);
});

test('queries during a probe wait for its outcome', async () => {
  const { query, service } = clientOf();
  service.failure = serverError;
  await query().catch(() => {});
  service.failure = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  let release = () => {};
  service.respond = () => new Promise((resolve) => (release = () => resolve('back')));
  const first = query();
  const second = query();
  await vi.advanceTimersByTimeAsync(0);
  expect(service.sent).toHaveLength(2);
  service.respond = async () => 'too';
  release();
  expect(await Promise.all([first, second])).toEqual(['back', 'too']);
});

test('the circuit stays open for the service’s `Retry-After`', async () => {
  const { client, query, service } = clientOf();
  service.failure = { kind: 'server-error', status: 429, retryAfter: 20_000 };
  await query().catch(() => {});
  expect(client.retryAfter()).toBe(20_020);
  service.sent.length = 0;
  await queryFor(19, query);
  expect(service.sent).toEqual([]);
  service.failure = undefined;
  await queryFor(2, query);
  expect(service.sent.length).toBeGreaterThan(0);
});

test('a query whose connection breaks is retried once, since a pooled connection may close just as it is used', async () => {
  const { query, service } = clientOf();
  service.failure = brokenConnection;
  const pending = query();
  await vi.advanceTimersByTimeAsync(0);
  service.failure = undefined;
  await vi.advanceTimersByTimeAsync(500);
  expect(await pending).toBe('data');
  expect(service.sent).toHaveLength(2);
});

test('an exception that is not the service’s leaves the circuit closed', async () => {
  const { client, query, service } = clientOf();
  service.respond = async () => {
    throw new TypeError('oh');
  };
  await expect(query()).rejects.toThrow('oh');
  expect(client.retryAfter()).toBe(0);
});

test('a query after `retryAfter` is sent, though a timer may fire a little early', async () => {
  const { client, query, service } = clientOf(0.123);
  service.failure = serverError;
  for (let failures = 1; failures <= 4; failures += 1) {
    await query().catch(() => {});
    expect(service.sent).toHaveLength(failures);
    await vi.advanceTimersByTimeAsync(client.retryAfter() - 10);
  }
});

test('a wall clock that is set back an hour does not leave the circuit open for that hour', async () => {
  const { client, query, service } = clientOf();
  service.failure = serverError;
  await query().catch(() => {});
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(client.retryAfter()).toBe(0);
  service.failure = undefined;
  expect(await query()).toBe('data');
});

test('a locale that the space does not have opens no circuit', async () => {
  const { query, service } = clientOf();
  service.failure = { kind: 'unknown-locale' };
  await expect(query()).rejects.toMatchObject({ failure: { kind: 'unknown-locale' } });
  service.failure = undefined;
  expect(await query()).toBe('data');
});
