import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutsideCache } from './outside-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function telling(...statuses: number[]) {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const failures: string[] = [];
  const tell = createOutsideCache(
    { url: 'https://cache.example/purge', header: { name: 'Fastly-Key', value: 'k' } },
    {
      fetch: async (url, init) => {
        calls.push({ url: String(url), headers: { ...(init?.headers as Record<string, string>) } });
        return new Response(null, { status: statuses.shift() ?? 200 });
      },
      onFailure: (message) => failures.push(message),
    },
  );
  return { tell, calls, failures };
}

test('what changes together is told in one call', async () => {
  const { tell, calls } = telling();
  for (const key of ['AppPreRender', 'Page/contact', 'AppPreRender']) tell(key);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([
    {
      url: 'https://cache.example/purge',
      headers: {
        'Surrogate-Key': 'AppPreRender Page/contact',
        'Cache-Tag': 'AppPreRender,Page/contact',
        'Fastly-Key': 'k',
      },
    },
  ]);
});

test('a cache that refuses is told again, and in the end the operator is', async () => {
  const { tell, calls, failures } = telling(503, 500, 503);
  tell('Notices');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(4);
  expect(failures).toEqual([]);
  const deaf = telling(500, 500, 500, 403);
  deaf.tell('Notices');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deaf.failures).toEqual(['The cache at PURGE_URL was not told of Notices: it answered 403.']);
});
