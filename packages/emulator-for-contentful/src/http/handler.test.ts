import { expect, test } from 'vitest';
import { contentType, entry, field, handlerFor, spaceOf } from '#tests/helpers/space-of.ts';

/** Statuses, codes and headers (RULES.md §3). */

const space = spaceOf({
  contentTypes: [contentType('page', field('title', 'Symbol'))],
  entries: [entry('page', 'home', { title: 'Home' })],
});
const handler = handlerFor(space);
const root = 'https://content.example';
const api = `${root}/content/v1/spaces/test`;
const jsonBody = { 'content-type': 'application/json', authorization: 'Bearer delivery' };
const homeQuery = '{ page(id: "home") { title } }';
const home = { data: { page: { title: 'Home' } } };

const post = (body: unknown, headers: Record<string, string> = jsonBody, url = api) =>
  handler(
    new Request(url, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

async function outcome(response: Response): Promise<unknown> {
  const body = (await response.json()) as { errors?: { extensions: { contentful: { code?: string } } }[] };
  return [response.status, body.errors?.[0]?.extensions.contentful.code];
}

test.each([api, `${api}/environments/master`])('a query is executed at %s', async (url) => {
  const response = await post({ query: homeQuery }, jsonBody, url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-contentful-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-contentful-ratelimit-second-limit')).toBe('55');
  expect(await response.json()).toEqual(home);
});

test('the token and the query can be in the URL', async () => {
  const search = new URLSearchParams({
    access_token: 'delivery',
    query: 'query P($id: String!) { page(id: $id) { title } }',
    variables: '{"id": "home"}',
    operationName: 'P',
  });
  const response = await handler(new Request(`${api}?${search}`));
  expect(await response.json()).toEqual(home);
});

test.each(['text/plain;charset=UTF-8', 'application/json; charset=utf-8', ''])(
  'a JSON body of the type %j is read',
  async (type) => {
    const body = new Blob([JSON.stringify({ query: homeQuery })]).stream();
    const headers: Record<string, string> = { authorization: 'Bearer delivery' };
    if (type !== '') headers['content-type'] = type;
    const response = await handler(
      new Request(api, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
    );
    expect(await response.json()).toEqual(home);
  },
);

test('a form is read', async () => {
  const response = await handler(
    new Request(api, {
      method: 'POST',
      headers: { authorization: 'Bearer delivery' },
      body: new URLSearchParams({ query: homeQuery }),
    }),
  );
  expect(await response.json()).toEqual(home);
});

test('an unknown space or environment is 400, not 404', async () => {
  const at = (url: string) => post({ query: homeQuery }, jsonBody, url);
  expect(await outcome(await at(`${root}/content/v1/spaces/other`))).toEqual([400, 'UNKNOWN_SPACE']);
  expect(await outcome(await at(`${api}/environments/other`))).toEqual([400, 'UNKNOWN_ENVIRONMENT']);
  expect(await outcome(await at(`${root}/elsewhere`))).toEqual([404, undefined]);
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('brackets in strings, and as many as a query can need, are no depth', async () => {
  const deep = `${'{ ... on Query '.repeat(150)}${homeQuery}${'}'.repeat(150)}`;
  const variables = { id: 'home', text: `"${'[{('.repeat(300)}\\` };
  const query = `query A($id: String!, $text: String = "\\"${'['.repeat(300)}") { page(id: $id) { title @include(if: true) } a: page(id: $text) { title } }`;
  expect(await (await post({ query: deep })).json()).toEqual(home);
  expect(await (await post({ query, variables })).json()).toEqual({ data: { ...home.data, a: null } });
});

test.each([
  ['no body', '', 'MISSING_QUERY'],
  ['no query', {}, 'MISSING_QUERY'],
  ['a query that is no text', { query: 1 }, 'INVALID_QUERY_FORMAT'],
  ['a body that is no JSON', '{', 'INVALID_QUERY_FORMAT'],
  ['a body that is no object', '1', 'INVALID_QUERY_FORMAT'],
  ['a batch of queries', [{ query: homeQuery }], 'MISSING_QUERY'],
  ['variables that are no object', { query: homeQuery, variables: [1] }, 'INVALID_VARIABLES_FORMAT'],
  ['variables that are no JSON', { query: homeQuery, variables: '{' }, 'INVALID_VARIABLES_FORMAT'],
  ['a query above 8 kB', { query: `${homeQuery}#${'x'.repeat(8192)}` }, 'QUERY_TOO_BIG'],
  [
    'an operation that is not there',
    { query: 'query A { __typename }', operationName: 'B' },
    'QUERY_OPERATION_NAME_MISMATCH',
  ],
  [
    'several operations and no name',
    { query: 'query A { __typename } query B { __typename }' },
    'QUERY_OPERATION_NAME_MISMATCH',
  ],
  ['a query 2,000 levels deep', { query: '{a'.repeat(2000) }, 'TOO_COMPLEX_QUERY'],
  ['a list 2,000 levels deep', { query: `{ a(b: ${nested(2000)}) }` }, 'TOO_COMPLEX_QUERY'],
  [
    'a variable 2,000 levels deep',
    `{ "query": "{ __typename }", "variables": { "a": ${nested(2000)} } }`,
    'TOO_COMPLEX_QUERY',
  ],
  ['a syntax error', { query: '{' }, undefined],
  ['an unknown field', { query: '{ nothing }' }, undefined],
  [
    'a variable of a wrong type',
    { query: 'query A($id: String!) { page(id: $id) { title } }', variables: { id: {} } },
    undefined,
  ],
  ['a mutation', { query: 'mutation { __typename }' }, undefined],
])('%s is 400 without data', async (_what, body, code) => {
  const response = await post(body);
  const json: unknown = await response.clone().json();
  expect(await outcome(response)).toEqual([400, code]);
  expect(json).not.toHaveProperty('data');
  expect(json).toHaveProperty(
    'errors.0.extensions.contentful.requestId',
    response.headers.get('x-contentful-request-id'),
  );
});

test('one of several operations is chosen by its name', async () => {
  const query = 'query A { page(id: "home") { title } } query B { __typename }';
  expect(await (await post({ query, operationName: 'A' })).json()).toEqual(home);
});

test('other content types, methods and sizes are refused', async () => {
  expect((await post('<x/>', { ...jsonBody, 'content-type': 'application/xml' })).status).toBe(415);
  const put = await handler(new Request(api, { method: 'PUT', headers: jsonBody, body: '{}' }));
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, OPTIONS']);
  expect((await post({ query: homeQuery, variables: { x: 'x'.repeat(300_000) } })).status).toBe(413);
});

test('a client that disconnects in the middle of its request is not reported as an error of the service', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  const init = { method: 'POST', headers: jsonBody, body, duplex: 'half' } as RequestInit;
  expect(await outcome(await handler(new Request(api, init)))).toEqual([400, undefined]);
});

test('a preflight request is allowed from any origin', async () => {
  const headers = { 'access-control-request-headers': 'authorization,x-own' };
  const response = await handler(new Request(api, { method: 'OPTIONS', headers }));
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-own');
});

test('a model without a schema responds with 422', async () => {
  const colliding = handlerFor(spaceOf({ contentTypes: [contentType('a-b'), contentType('aB')] }));
  const request = new Request(api, {
    method: 'POST',
    headers: jsonBody,
    body: JSON.stringify({ query: homeQuery }),
  });
  expect(await outcome(await colliding(request))).toEqual([422, 'COLLIDING_TYPE_NAMES']);
});

test('the content source maps directive changes nothing', async () => {
  expect(await (await post({ query: `query @contentSourceMaps ${homeQuery}` })).json()).toEqual(home);
});

test('the timeline directive is valid and returns the current content', async () => {
  const day = '@timeline(where: {timestamp_lte: "2030-01-01T00:00:00Z"})';
  expect(await (await post({ query: `query ${day} ${homeQuery}` })).json()).toEqual(home);
});

test('the health address needs no token', async () => {
  const response = await handler(new Request(`${root}/healthz`));
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
});

test('an address that cannot be decoded is 400', async () => {
  expect((await handler(new Request(`${root}/assets/%E0%A4%A`))).status).toBe(400);
});
