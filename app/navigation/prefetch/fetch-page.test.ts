import { afterEach, expect, test, vi } from 'vitest';
import { fetchPage, keptPages } from './fetch-page.ts';

const plan = {
  data: '/contact.data?_routes=routes%2Fcontact',
  withData: ['routes/contact'],
  without: ['routes/frame'],
  // A module of nothing, wherever the test runs.
  module: 'data:text/javascript,',
};

/** What the router's own encoder writes for `{ 'routes/contact': { data: 'words' } }`, and for an error there. */
const words = '[{"_1":2},"routes/contact",{"_3":4},"data","words"]\n';
const fault = '[{"_1":2},"routes/contact",{"_3":4},"error","words"]\n';

const fresh = { 'Cache-Control': 'public, max-age=300', Date: new Date().toUTCString() };

function answer(body: string, init: ResponseInit = { headers: fresh }) {
  vi.stubGlobal('window', globalThis);
  const fetched = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('a page is asked for once, after all else, and kept as the router would have it', async () => {
  const fetched = answer(words);
  await fetchPage(plan, 'http://localhost/contact');
  expect(fetched.mock.calls).toEqual([[plan.data, { priority: 'low' }]]);
  expect(keptPages.at('http://localhost/contact', Date.now())).toEqual({
    'routes/frame': { type: 'data', result: null },
    'routes/contact': { type: 'data', result: 'words' },
  });
});

test('a page is given up when its answer is no longer fresh', async () => {
  answer(words);
  await fetchPage(plan, 'http://localhost/old');
  expect(keptPages.at('http://localhost/old', Date.now() + 299_000)).toBeDefined();
  expect(keptPages.at('http://localhost/old', Date.now() + 300_000)).toBeUndefined();
});

test.each([
  ['an error', fault, { headers: fresh }],
  ['an answer that may not be kept', words, { headers: { ...fresh, 'Cache-Control': 'no-store' } }],
  ['a page that is not there', words, { status: 404, headers: fresh }],
  ['a way elsewhere', words, { status: 202, headers: fresh }],
])('%s is not kept: a click asks anew', async (_, body, init) => {
  answer(body, init);
  await fetchPage(plan, 'http://localhost/no');
  expect(keptPages.at('http://localhost/no', Date.now())).toBeUndefined();
});

test('an answer that breaks off, as when the visitor leaves, is an error of the call, and of nobody else', async () => {
  vi.stubGlobal('window', globalThis);
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(words));
    },
    pull: (stream) => stream.error(new TypeError('broken off')),
  });
  vi.stubGlobal('fetch', async () => new Response(broken, { headers: fresh }));
  await expect(fetchPage(plan, 'http://localhost/broken')).rejects.toThrow('broken off');
  expect(keptPages.at('http://localhost/broken', Date.now())).toBeUndefined();
});
