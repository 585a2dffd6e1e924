import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentError, type ContentFailure } from './errors.ts';
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
    answer: async (): Promise<unknown> => 'answer',
  };
  const client = createResilientClient(
    {
      async query<Data>({ name }: { name: string }) {
        service.sent.push(Date.now());
        if (service.failure) throw new ContentError(name, service.failure);
        return (await service.answer()) as Data;
      },
    },
    () => random,
  );
  return { client, service, ask: () => client.query(operation, {}) };
}

/** Sends a query every tenth of a second. */
async function askFor(seconds: number, ask: () => Promise<unknown>): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    ask().catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
  }
}

test('at most three queries are sent concurrently', async () => {
  const { ask, service } = clientOf();
  const releases: (() => void)[] = [];
  service.answer = () => new Promise((resolve) => releases.push(() => resolve('late')));
  const all = Promise.all([ask(), ask(), ask(), ask()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(service.sent).toHaveLength(3);
  for (let at = 0; at < 4; at += 1) {
    releases[at]?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await all).toHaveLength(4);
});

test.each<[string, ContentFailure]>([
  ['that answers with an error', serverError],
  ['whose connections break', brokenConnection],
  ['that refuses the question', { kind: 'query-error', messages: ['no such field'] }],
  ['that asks for less time than it gets', { kind: 'server-error', status: 429, retryAfter: 500 }],
])('a service %s gets at most a dozen queries in any minute', async (_, failure) => {
  const { ask, service } = clientOf();
  service.failure = failure;
  await askFor(300, () => Promise.any([ask(), ask(), ask()]));
  for (const start of service.sent) {
    const withinMinute = service.sent.filter((at) => at >= start && at < start + 60_000);
    expect(withinMinute.length).toBeLessThanOrEqual(12);
  }
  expect(service.sent.length).toBeGreaterThan(30);
});

test('a service that recovers is queried within eight seconds, and then as usual', async () => {
  const { client, ask, service } = clientOf(0.99);
  service.failure = serverError;
  await askFor(60, ask);
  service.failure = undefined;
  const from = Date.now();
  await askFor(8, ask);
  expect(client.retryAfter()).toBe(0);
  expect(service.sent.filter((at) => at >= from).length).toBeGreaterThan(0);
  expect(await Promise.all([ask(), ask()])).toEqual(['answer', 'answer']);
});

test('sites that fail in the same moment do not retry in the same moment', async () => {
  const sites = [0, 0.5, 0.99].map(clientOf);
  for (const { service } of sites) service.failure = serverError;
  await askFor(20, () => Promise.allSettled(sites.map(({ ask }) => ask())));
  expect(new Set(sites.map(({ service }) => service.sent[2])).size).toBe(3);
});

test('a query that is not sent fails with the reason and the time of the next try', async () => {
  const { client, ask, service } = clientOf();
  service.failure = serverError;
  await expect(ask()).rejects.toThrow('status 500');
  expect(client.retryAfter()).toBe(1_020);
  await expect(ask()).rejects.toMatchObject({ failure: { kind: 'circuit-open' } });
  await expect(ask()).rejects.toThrow('status 500');
  expect(service.sent).toHaveLength(1);
});

test('queries during a probe wait for its outcome', async () => {
  const { ask, service } = clientOf();
  service.failure = serverError;
  await ask().catch(() => {});
  service.failure = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  let release = () => {};
  service.answer = () => new Promise((resolve) => (release = () => resolve('back')));
  const first = ask();
  const second = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(service.sent).toHaveLength(2);
  service.answer = async () => 'too';
  release();
  expect(await Promise.all([first, second])).toEqual(['back', 'too']);
});

test('the circuit stays open for the service’s `Retry-After`', async () => {
  const { client, ask, service } = clientOf();
  service.failure = { kind: 'server-error', status: 429, retryAfter: 20_000 };
  await ask().catch(() => {});
  expect(client.retryAfter()).toBe(20_020);
  service.sent.length = 0;
  await askFor(19, ask);
  expect(service.sent).toEqual([]);
  service.failure = undefined;
  await askFor(2, ask);
  expect(service.sent.length).toBeGreaterThan(0);
});

test('a query whose connection breaks is retried once, since a pooled connection may close just as it is used', async () => {
  const { ask, service } = clientOf();
  service.failure = brokenConnection;
  const asked = ask();
  await vi.advanceTimersByTimeAsync(0);
  service.failure = undefined;
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toBe('answer');
  expect(service.sent).toHaveLength(2);
});

test('an exception that is not the service’s leaves the circuit closed', async () => {
  const { client, ask, service } = clientOf();
  service.answer = async () => {
    throw new TypeError('oh');
  };
  await expect(ask()).rejects.toThrow('oh');
  expect(client.retryAfter()).toBe(0);
});

test('a query after `retryAfter` is sent, though a timer may fire a little early', async () => {
  const { client, ask, service } = clientOf(0.123);
  service.failure = serverError;
  for (let failures = 1; failures <= 4; failures += 1) {
    await ask().catch(() => {});
    expect(service.sent).toHaveLength(failures);
    await vi.advanceTimersByTimeAsync(client.retryAfter() - 10);
  }
});

test('a wall clock that is set back an hour does not leave the circuit open for that hour', async () => {
  const { client, ask, service } = clientOf();
  service.failure = serverError;
  await ask().catch(() => {});
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(client.retryAfter()).toBe(0);
  service.failure = undefined;
  expect(await ask()).toBe('answer');
});
