import { expect, test } from 'vitest';
import { contentType, entry, field, handlerFor, spaceOf } from '#tests/helpers/space-of.ts';
import type { FaultyFile } from '../text/content-fault.ts';

/** Who may read what (RULES.md §3.1, §3.10). */

const problems: readonly FaultyFile[] = [
  {
    file: 'content/entries/label/a.md',
    outcome: 'left-out',
    faults: [{ line: 2, field: 'name', message: '“name” is missing.' }],
  },
];
const space = spaceOf({
  contentTypes: [contentType('page', field('title', 'Symbol'))],
  entries: [entry('page', 'home', { title: 'Home' })],
});
const handler = handlerFor(space, {
  placeOf: (id, field) => (id === 'red' ? { file: `content/${field}.md`, line: 3 } : undefined),
  problems: () => ({ problems, readWhole: new Date('2026-11-23T09:00:00Z') }),
});
const root = 'https://content.example';
const homeQuery = '{ page(id: "home") { title } }';
const home = { data: { page: { title: 'Home' } } };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const ask = (query: string, headers: Record<string, string>) =>
  handler(
    new Request(`${root}/content/v1/spaces/test`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    }),
  );

async function outcome(response: Response): Promise<unknown> {
  const body = (await response.json()) as { errors?: { extensions: { contentful: { code?: string } } }[] };
  return [response.status, body.errors?.[0]?.extensions.contentful.code];
}

test('a missing or wrong token is refused', async () => {
  expect(await outcome(await ask(homeQuery, {}))).toEqual([401, 'ACCESS_TOKEN_MISSING']);
  expect(await outcome(await ask(homeQuery, bearer('wrong')))).toEqual([401, 'ACCESS_TOKEN_INVALID']);
});

test.each([
  ['no page', undefined, 200],
  ['a page of this machine', 'http://localhost:3000', 200],
  ['a page at a loopback address', 'http://127.0.0.1:5173', 200],
  ['a page at the loopback address of IPv6', 'http://[::1]:5173', 200],
  ['a page of the service itself', 'https://content.example', 200],
  ['a page of another host', 'https://attacker.example', 403],
  ['a page whose host begins like this machine', 'http://localhost.attacker.example', 403],
  ['a page without an origin, such as a sandboxed frame', 'null', 403],
])('%s sends the preview token', async (_what, origin, status) => {
  const query = '{ page(id: "home", preview: true) { title } }';
  const from: Record<string, string> = origin === undefined ? {} : { origin };
  const response = await ask(query, { ...bearer('preview'), ...from });
  expect(response.status).toBe(status);
  const json = await response.json();
  if (status === 200) expect(json).toEqual(home);
  else expect(json).not.toHaveProperty('data');
  // Published content can be read from any page, as at Contentful.
  expect(await (await ask(homeQuery, { ...bearer('delivery'), ...from })).json()).toEqual(home);
});

test.each([
  ['localhost:4000', 200],
  ['127.0.0.1:4000', 200],
  ['[::1]:4000', 200],
  ['192.168.1.5:4000', 200],
  ['content:4000', 200],
  ['content.example', 200],
  ['attacker.example:4000', 403],
  ['attacker.example.:4000', 403],
])(
  'drafts asked for under the name %s, which may lead here from a page of another host',
  async (host, status) => {
    const query = '{ page(id: "home", preview: true) { title } }';
    expect((await ask(query, { ...bearer('preview'), host })).status).toBe(status);
    expect((await ask(homeQuery, { ...bearer('delivery'), host })).status).toBe(200);
  },
);

test('the faults of the files, and the place of a field, are returned to whoever has a token', async () => {
  const get = (path: string, token: string) =>
    handler(new Request(`${root}${path}`, { headers: bearer(token) }));
  expect(await (await get('/problems', 'delivery')).json()).toEqual({
    problems,
    readWhole: '2026-11-23T09:00:00.000Z',
  });
  expect((await get('/problems', 'wrong')).status).toBe(401);
  expect((await get('/problems/other', 'delivery')).status).toBe(404);
  expect(await (await get('/sources/red?field=name', 'delivery')).json()).toEqual({
    file: 'content/name.md',
    line: 3,
  });
  expect((await get('/sources/other?field=name', 'delivery')).status).toBe(404);
  expect((await get('/sources/red', 'wrong')).status).toBe(401);
});
