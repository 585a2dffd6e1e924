import { expect, test } from 'vitest';
import {
  asset,
  contentType,
  dataOf,
  entry,
  entryLink,
  entryLinks,
  field,
  sendQuery,
  spaceOf,
} from '#tests/helpers/space-of.ts';
import type { Space } from '../../src/model/space.ts';

/** Links in responses, including those to missing entities (RULES.md §2.3 to §2.5). */

const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } });

const tag = contentType('tag', field('name', 'Symbol'), field('order', 'Integer'));
const page = contentType(
  'page',
  field('title', 'Symbol'),
  entryLink('tag', 'tag'),
  entryLink('any'),
  entryLinks('tags', 'tag'),
  entryLinks('parts', 'tag', 'page'),
  field('picture', 'Link', { linkType: 'Asset' }),
  field('body', 'RichText'),
);

function linked(values: Record<string, unknown>): Space {
  return spaceOf({
    contentTypes: [page, tag],
    entries: [
      entry('page', 'home', { title: 'Home', ...values }),
      entry('tag', 'red', { name: 'red', order: 2 }),
      entry('tag', 'blue', { name: 'blue', order: 1 }),
      entry('tag', 'hidden', { name: 'hidden' }, { draft: true }),
    ],
    assets: [asset('photo', { details: { size: 9, image: { width: 4, height: 3 } } })],
  });
}

const several = (...ids: string[]) => ids.map((id) => link('Entry', id));

test('links are followed to entries and assets', async () => {
  const space = linked({
    tag: link('Entry', 'red'),
    any: link('Entry', 'blue'),
    picture: link('Asset', 'photo'),
  });
  const query = `{ page(id: "home") {
    tag { name } any { __typename sys { id } ... on Tag { name } } picture { url width height size description }
  } }`;
  expect(await dataOf(space, query)).toEqual({
    page: {
      tag: { name: 'red' },
      any: { __typename: 'Tag', sys: { id: 'blue' }, name: 'blue' },
      picture: {
        url: 'https://files.example/photo.jpg',
        width: 4,
        height: 3,
        size: 9,
        description: 'Picture of photo',
      },
    },
  });
});

test('a list of links keeps its order, or takes the one that is requested', async () => {
  const space = linked({ tags: several('red', 'blue') });
  const query = `{ page(id: "home") {
    own: tagsCollection { items { name } }
    ordered: tagsCollection(order: order_ASC, limit: 1) { total items { name } }
    some: tagsCollection(where: {name: "blue"}) { total items { name } }
  } }`;
  expect(await dataOf(space, query)).toEqual({
    page: {
      own: { items: [{ name: 'red' }, { name: 'blue' }] },
      ordered: { total: 2, items: [{ name: 'blue' }] },
      some: { total: 1, items: [{ name: 'blue' }] },
    },
  });
});

test('a link to a missing entry or to a draft is null with an error, and all other data is returned', async () => {
  const space = linked({ tag: link('Entry', 'gone'), tags: several('red', 'hidden') });
  const query = '{ page(id: "home") { title tag { name } tagsCollection { total items { name } } } }';
  const { status, data, errors } = await sendQuery(space, query);
  expect(status).toBe(200);
  expect(data).toEqual({
    page: { title: 'Home', tag: null, tagsCollection: { total: 2, items: [{ name: 'red' }, null] } },
  });
  expect(errors).toEqual([
    {
      message:
        "Query execution error. Link from entry 'home' to entry 'gone' on field 'tag' within type 'Page' cannot be resolved",
      locations: [{ line: 1, column: 28 }],
      path: ['page', 'tag'],
      extensions: {
        contentful: {
          code: 'UNRESOLVABLE_LINK',
          documentationUrl: 'https://ctfl.io/graphql-api-error-unresolvable-link',
          details: { type: 'Page', field: 'tag', linkType: 'Entry', linkId: 'gone', linkingEntryId: 'home' },
          requestId: expect.any(String),
        },
      },
    },
    expect.objectContaining({ path: ['page', 'tagsCollection', 'items', 1] }),
  ]);
});

test('links to missing entities can be filtered out', async () => {
  const space = linked({ tags: several('gone', 'red') });
  const query =
    '{ page(id: "home") { tagsCollection(where: {sys: {id_exists: true}}) { total items { name } } } }';
  expect(await dataOf(space, query)).toEqual({
    page: { tagsCollection: { total: 1, items: [{ name: 'red' }] } },
  });
});

test('a link to a type that the model does not allow is null with an error', async () => {
  const { data, errors } = await sendQuery(
    linked({ tag: link('Entry', 'home') }),
    '{ page(id: "home") { tag { name } } }',
  );
  expect(data).toEqual({ page: { tag: null } });
  expect(errors[0]?.extensions.contentful.code).toBe('UNEXPECTED_LINKED_CONTENT_TYPE');
});

test('a filter on a single link leaves the entry or null, without an error', async () => {
  const space = linked({ tag: link('Entry', 'red') });
  const query =
    '{ page(id: "home") { yes: tag(where: {name: "red"}) { name } no: tag(where: {name: "x"}) { name } } }';
  expect(await dataOf(space, query)).toEqual({ page: { yes: { name: 'red' }, no: null } });
});

test('a collection is filtered by what its entries link to', async () => {
  const space = linked({ tag: link('Entry', 'red'), parts: several('blue') });
  const total = async (where: string) =>
    (
      (await dataOf(space, `{ pageCollection(where: ${where}) { total } }`)) as {
        pageCollection: { total: number };
      }
    ).pageCollection.total;
  expect(await total('{tag: {name: "red"}}')).toBe(1);
  expect(await total('{tag: {name_not: "red"}}')).toBe(0);
  expect(await total('{tags: {name: "red"}}')).toBe(0);
  expect(await total('{parts: {sys: {id: "blue"}}}')).toBe(1);
  expect(await total('{tag_exists: false}')).toBe(0);
  expect(await total('{tagsCollection_exists: false}')).toBe(1);
});

test('linkedFrom finds the entries that link to an entry or an asset', async () => {
  const space = linked({ tags: several('red'), picture: link('Asset', 'photo') });
  const query = `{
    tag(id: "red") { linkedFrom { entryCollection { total } pageCollection { items { title } } } }
    blue: tag(id: "blue") { linkedFrom { pageCollection { total } } }
    asset(id: "photo") { linkedFrom { pageCollection { total items { title } } } }
  }`;
  expect(await dataOf(space, query)).toEqual({
    tag: { linkedFrom: { entryCollection: { total: 1 }, pageCollection: { items: [{ title: 'Home' }] } } },
    blue: { linkedFrom: { pageCollection: { total: 0 } } },
    asset: { linkedFrom: { pageCollection: { total: 1, items: [{ title: 'Home' }] } } },
  });
});
