import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPurge } from './cdn-purge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function purging(...statuses: number[]) {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const failures: string[] = [];
  const purge = createPurge(
    { url: 'https://cache.example/purge', header: { name: 'Fastly-Key', value: 'k' } },
    {
      fetch: async (url, init) => {
        calls.push({ url: String(url), headers: { ...(init?.headers as Record<string, string>) } });
        return new Response(null, { status: statuses.shift() ?? 200 });
      },
      onFailure: (message) => failures.push(message),
    },
  );
  return { purge, calls, failures };
}

test('a change is one call with the key of all pages', async () => {
  const { purge, calls } = purging();
  purge();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([
    {
      url: 'https://cache.example/purge',
      headers: { 'Surrogate-Key': 'content', 'Cache-Tag': 'content', 'Fastly-Key': 'k' },
    },
  ]);
});

test('changes during a purge cause one more', async () => {
  const { purge, calls } = purging();
  for (let change = 0; change < 5; change += 1) purge();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(2);
});

test('a failed purge is retried, and finally logged', async () => {
  const { purge, calls, failures } = purging(503, 500, 503);
  purge();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(4);
  expect(failures).toEqual([]);
  const deaf = purging(500, 500, 500, 403);
  deaf.purge();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deaf.failures).toEqual(['The cache at PURGE_URL was not purged: it responded with 403.']);
});
