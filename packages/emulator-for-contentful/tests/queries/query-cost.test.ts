import { expect, test } from 'vitest';
import {
  contentType,
  entry,
  entryLink,
  entryLinks,
  field,
  handlerFor,
  spaceOf,
} from '#tests/helpers/space-of.ts';

/** The cost of a query and its limit (RULES.md §3.5). */

const limited = {
  nodes: {
    'embedded-entry-block': [{ size: { max: 5 } }],
    'embedded-entry-inline': [{ size: { max: 2 } }],
    'entry-hyperlink': [{ size: { max: 3 } }],
  },
};
const onlyEntries = {
  enabledNodeTypes: ['embedded-entry-block', 'embedded-entry-inline', 'entry-hyperlink'],
};

const space = spaceOf({
  contentTypes: [
    contentType(
      'post',
      field('title', 'Symbol'),
      entryLink('author', 'post'),
      entryLink('either', 'post', 'gone'),
      entryLinks('related', 'post'),
      { ...entryLinks('few', 'post'), validations: [{ size: { max: 10 } }] },
      entryLink('other', 'post', 'note'),
      field('picture', 'Link', { linkType: 'Asset' }),
      field('body', 'RichText'),
      field('short', 'RichText', { validations: [limited, onlyEntries] }),
      field('plain', 'RichText', { validations: [{ enabledNodeTypes: ['heading-2', 'hyperlink'] }] }),
    ),
    contentType('note', entryLinks('posts', 'post')),
  ],
  entries: [entry('post', 'a', { title: 'A' })],
});
const handler = handlerFor(space);

const post = (query: string, variables?: Record<string, unknown>) =>
  handler(
    new Request('https://content.example/content/v1/spaces/test', {
      method: 'POST',
      headers: { authorization: 'Bearer delivery' },
      body: JSON.stringify({ query, variables }),
    }),
  );
const costOf = async (query: string, variables?: Record<string, unknown>) =>
  Number((await post(query, variables)).headers.get('x-contentful-graphql-query-cost'));

test.each([
  ['a type name alone', '{ __typename }', 0],
  ['one entry', '{ post(id: "a") { title sys { id } } }', 1],
  ['a collection without a limit', '{ postCollection { items { title } } }', 100],
  ['a collection of which only the total is selected', '{ postCollection(limit: 7) { total } }', 7],
  ['links of each entry', '{ postCollection(limit: 10) { items { author { title } picture { url } } } }', 30],
  ['a link through links', '{ post(id: "a") { author { author { title } } } }', 3],
  [
    'lists within a list',
    '{ postCollection(limit: 10) { items { relatedCollection(limit: 5) { items { title } } } } }',
    60,
  ],
  ['a rich text without its links', '{ postCollection(limit: 10) { items { body { json } } } }', 10],
  [
    'the links of a rich text, however many kinds of them',
    '{ post(id: "a") { body { links { entries { block { sys { id } } inline { sys { id } } } assets { block { url } } } } } }',
    1001,
  ],
  [
    'links that the model limits',
    '{ post(id: "a") { short { links { entries { block { sys { id } } } } } } }',
    11,
  ],
  [
    'links below embedded entries',
    '{ post(id: "a") { body { links { entries { block { ... on Post { author { title } } } } } } } }',
    2001,
  ],
  [
    'linking entries',
    '{ post(id: "a") { linkedFrom { postCollection(limit: 4) { items { author { title } } } } } }',
    9,
  ],
  [
    'lists that the model limits, beside entries that link here',
    '{ postCollection { items { linkedFrom { postCollection { items { title } } } fewCollection { items { picture { url } } } } } }',
    12_100,
  ],
  [
    'a list that the model limits, with a lower limit',
    '{ post(id: "a") { fewCollection(limit: 3) { total } } }',
    4,
  ],
  [
    'the links of a rich text that may have none',
    '{ post(id: "a") { plain { links { assets { block { url } } } } } }',
    1,
  ],
  [
    'what is selected for one of several types or for the other, whichever is more,',
    '{ post(id: "a") { other { ... on Entry { sys { id } } ... on Post { author { title } } ... on Note { postsCollection(limit: 7) { total } } } } }',
    9,
  ],
  ['global ids', '{ _nodes(ids: ["x", "y", "z"]) { _id } }', 3],
  ['a union', '{ post(id: "a") { either { ... on Post { author { title } } } } }', 3],
  [
    'a field selected twice',
    '{ post(id: "a") { author { title } ...F } } fragment F on Post { author { sys { id } } }',
    2,
  ],
  ['two aliases', '{ a: postCollection(limit: 3) { total } b: postCollection(limit: 4) { total } }', 7],
  ['a part left out', '{ postCollection(limit: 3) @skip(if: true) { total } __typename }', 0],
  ['nothing of many', '{ postCollection(limit: 0) { items { author { title } } } }', 0],
])('%s costs what it could return', async (_what, query, cost) => {
  expect(await costOf(query)).toBe(cost);
});

test('a limit can be a variable', async () => {
  const query = 'query P($limit: Int = 8) { postCollection(limit: $limit) { total } }';
  expect([await costOf(query, { limit: 12 }), await costOf(query)]).toEqual([12, 8]);
});

test('above 11000 a query is refused, independent of the data', async () => {
  const query =
    '{ postCollection(limit: 50) { items { author { title } body { json links { entries { block { sys { id } } } } } } } }';
  const response = await post(query);
  expect(response.status).toBe(400);
  expect(response.headers.get('x-contentful-graphql-query-cost')).toBe('50100');
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message:
          'Query cannot be executed. The maximum allowed complexity for a query is 11000 but it was 50100. Simplify the query e.g. by setting lower limits for collections.',
        extensions: {
          contentful: { code: 'TOO_COMPLEX_QUERY', details: { maximumCost: 11_000, cost: 50_100 } },
        },
      },
    ],
  });
});

test('a cost of 11000 is accepted', async () => {
  const query = (limit: number) =>
    `{ postCollection(limit: 1000) { items { relatedCollection(limit: 10) { total } } } b: postCollection(limit: ${limit}) { total } }`;
  expect((await post(query(0))).status).toBe(200);
  expect((await post(query(1))).status).toBe(400);
});

test('of fragments that multiply each other no more is counted than the limit allows', async () => {
  // Whoever counted them all would count 2^60 authors.
  const levels = 60;
  const fragments = Array.from(
    { length: levels },
    (_, level) =>
      `fragment F${level} on Post { a: author { ...F${level + 1} } b: author { ...F${level + 1} } }`,
  );
  const query = `{ post(id: "a") { ...F0 } } ${fragments.join(' ')} fragment F${levels} on Post { title }`;
  const response = await post(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { contentful: { details: { maximumCost: 11_000, cost: 11_002 } } } }],
  });
});
