import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentType, entry, field, handlerFor, spaceOf } from '#tests/helpers/space-of.ts';
import { createPersistedQueries } from './query-caches.ts';

/** Queries sent by their hash (RULES.md §3.6). */

const space = spaceOf({
  contentTypes: [contentType('page', field('title', 'Symbol'))],
  entries: [entry('page', 'home', { title: 'Home' })],
});
const api = 'https://content.example/content/v1/spaces/test';
const homeQuery = '{ page(id: "home") { title } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const headers = { authorization: 'Bearer delivery' };
const home = { data: { page: { title: 'Home' } } };

const post = (handler: ReturnType<typeof handlerFor>, body: unknown) =>
  handler(new Request(api, { method: 'POST', headers, body: JSON.stringify(body) }));

test('a hash is unknown until its query was sent, and then replaces it, in GET too', async () => {
  const handler = handlerFor(space);
  const unknown = await post(handler, { extensions: extensions(hashOf(homeQuery)) });
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    errors: [{ extensions: { contentful: { code: 'PersistedQueryNotFound' } } }],
  });
  const sent = await post(handler, { query: homeQuery, extensions: extensions(hashOf(homeQuery)) });
  expect(await sent.json()).toEqual(home);
  const search = new URLSearchParams({ extensions: JSON.stringify(extensions(hashOf(homeQuery))) });
  expect(await (await handler(new Request(`${api}?${search}`, { headers }))).json()).toEqual(home);
});

test('a hash of another query is refused and not stored', async () => {
  const handler = handlerFor(space);
  const hash = hashOf('another');
  const wrong = await post(handler, { query: homeQuery, extensions: extensions(hash) });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    errors: [{ extensions: { contentful: { code: 'PersistedQueryMismatch' } } }],
  });
  expect((await post(handler, { extensions: extensions(hash) })).status).toBe(404);
});

test('a persisted query may have 16 kB', async () => {
  const handler = handlerFor(space);
  const padded = (bytes: number) => `${homeQuery}#${'x'.repeat(bytes - homeQuery.length - 1)}`;
  const status = async (query: string) =>
    (await post(handler, { query, extensions: extensions(hashOf(query)) })).status;
  expect([await status(padded(16_384)), await status(padded(16_385))]).toEqual([200, 400]);
  expect((await post(handler, { query: padded(8193) })).status).toBe(400);
});

test.each([
  { persistedQuery: { version: 2, sha256Hash: hashOf(homeQuery) } },
  { persistedQuery: { version: 1, sha256Hash: 'abc' } },
])('a hash in another form is refused: %j', async (wrong) => {
  expect((await post(handlerFor(space), { extensions: wrong })).status).toBe(400);
});

test('the least recently requested query is evicted first', () => {
  const persisted = createPersistedQueries(2);
  for (const query of ['a', 'b']) persisted(hashOf(query), query);
  persisted(hashOf('a'), undefined);
  persisted(hashOf('c'), 'c');
  expect(persisted(hashOf('a'), undefined)).toBe('a');
  expect(() => persisted(hashOf('b'), undefined)).toThrow('PersistedQueryNotFound');
});
