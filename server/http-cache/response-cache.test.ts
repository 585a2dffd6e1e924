import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

/** A cache on pages that the test controls. */
function open(headers: Record<string, string> = { 'Cache-Control': 'public, max-age=300' }) {
  const clock = { now: 0 };
  const stale: string[] = [];
  const pages = { rendered: 0, status: 200, body: 'first' };
  const cache = createResponseCache({
    maxBytes: 1_000_000,
    time: () => clock.now,
    onStaleServed: (key, reason) => stale.push(`${key}: ${reason}`),
  });
  const get = async (key = '/contact', generation = 'one', isNotFound = false) => {
    const { response, age } = await cache.get({
      key,
      generation,
      isNotFound,
      async render() {
        pages.rendered += 1;
        return new Response(pages.body, { status: pages.status, headers });
      },
    });
    const { body } = (await response.variants.get('identity')) ?? { body: '' };
    return { status: response.status, body: String(body), age };
  };
  return { cache, clock, pages, stale, get };
}

test('concurrent requests render a page once, and later ones get its age', async () => {
  const { clock, pages, get } = open();
  await Promise.all([get(), get(), get()]);
  expect(pages.rendered).toBe(1);
  clock.now = 100_000;
  expect(await get()).toEqual({ status: 200, body: 'first', age: 100 });
  expect(pages.rendered).toBe(1);
});

test('a page is rendered again in the second half of its life, so that a browser can cache it for a while', async () => {
  const { clock, pages, get } = open();
  await get();
  clock.now = 150_000;
  await get();
  expect(pages.rendered).toBe(2);
});

test('changed content invalidates every page, also those that are being rendered', async () => {
  const { pages, get } = open();
  const before = get();
  pages.body = 'second';
  expect((await get('/contact', 'two')).body).toBe('second');
  expect((await before).body).toBe('first');
  expect((await get('/contact', 'two')).body).toBe('second');
});

test('a response that never changes stays when content changes', async () => {
  const { pages, get } = open({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  await get('/pictures/a/1/720.avif');
  expect((await get('/pictures/a/1/720.avif', 'two')).body).toBe('first');
  expect(pages.rendered).toBe(1);
});

test('while a page cannot be rendered, the last one is served', async () => {
  const { clock, pages, stale, get } = open();
  await get();
  pages.status = 500;
  clock.now = 30 * 86_400_000;
  expect(await get('/contact', 'two')).toMatchObject({ status: 200, body: 'first' });
  expect(stale).toEqual(['/contact: status 500']);
  expect((await get('/donate', 'two')).status).toBe(500);
});

test('a response that may not be cached is rendered each time', async () => {
  for (const control of ['no-store', 'private, no-store', 'public, max-age=0']) {
    const { pages, get } = open({ 'Cache-Control': control });
    await get();
    await get();
    expect(pages.rendered, control).toBe(2);
  }
});

test('the response for unknown addresses is cached for a second, though browsers may not cache it', async () => {
  const { clock, pages, get } = open({ 'Cache-Control': 'no-store' });
  pages.status = 404;
  await get('/-/-', 'one', true);
  clock.now = 900;
  expect((await get('/-/-', 'one', true)).status).toBe(404);
  expect(pages.rendered).toBe(1);
  clock.now = 1_000;
  await get('/-/-', 'one', true);
  expect(pages.rendered).toBe(2);
});

test('a page that is the same after a change of content stays compressed', async () => {
  const { cache, pages, get } = open();
  await get();
  const before = cache.find('/contact', 'one')?.response;
  await get('/contact', 'two');
  expect(pages.rendered).toBe(2);
  expect(cache.find('/contact', 'two')?.response).toBe(before);
  pages.body = 'second';
  await get('/contact', 'three');
  expect(cache.find('/contact', 'three')?.response).not.toBe(before);
});
