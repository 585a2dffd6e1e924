import { expect, test } from 'vitest';
import type { Space } from '../store/space.ts';
import {
  ask,
  asset,
  contentType,
  dataOf,
  entry,
  entryLink,
  entryLinks,
  field,
  spaceOf,
} from '../testing/space-of.ts';

/** What a client sees of collections, filters, orders, links and rich text (shared/contentful.md §2). */

const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } });

const EVENT = contentType(
  'eventPage',
  field('slug', 'Symbol'),
  field('highlightedEvent', 'Boolean'),
  field('order', 'Integer'),
  field('place', 'Location'),
  field('startsAt', 'Date'),
  field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
);

const EVENTS = spaceOf({
  contentTypes: [EVENT],
  entries: [
    entry(
      'eventPage',
      'b',
      { slug: 'b', order: 2, highlightedEvent: false },
      { publishedAt: '2026-01-02T00:00:00Z' },
    ),
    entry(
      'eventPage',
      'a',
      { slug: 'a', order: 1, highlightedEvent: true },
      { publishedAt: '2026-01-02T00:00:00Z' },
    ),
    entry(
      'eventPage',
      'c',
      { slug: 'c', startsAt: '2026-06-01T10:00+01:00' },
      { publishedAt: '2026-01-03T00:00:00Z' },
    ),
    entry('eventPage', 'd', { slug: 'd' }, { draft: true, publishedAt: '2026-01-04T00:00:00Z' }),
  ],
});

/** The slugs of a collection with the given arguments. */
async function slugs(args: string, variables: Record<string, unknown> = {}, declared = ''): Promise<unknown> {
  const query = `query Q${declared} { eventPageCollection${args} { items { slug } } }`;
  const data = await dataOf(EVENTS, query, { variables });
  return (data as { eventPageCollection: { items: { slug: string }[] } }).eventPageCollection.items.map(
    (one) => one.slug,
  );
}

test('without an order the last published stands first, then the ids; drafts are left out', async () => {
  expect(await slugs('')).toEqual(['c', 'a', 'b']);
});

test('“not true” holds for false and for a flag that was never set', async () => {
  expect(await slugs('(where: {highlightedEvent: true})')).toEqual(['a']);
  expect(await slugs('(where: {highlightedEvent_not: true}, order: order_ASC)')).toEqual(['b', 'c']);
  expect(await slugs('(where: {highlightedEvent: false})')).toEqual(['b']);
});

test('an absent value comes last in both directions', async () => {
  expect(await slugs('(order: order_ASC)')).toEqual(['a', 'b', 'c']);
  expect(await slugs('(order: [order_DESC, sys_id_ASC])')).toEqual(['b', 'a', 'c']);
});

test('several keys must all hold; OR needs one; null and empty lists say nothing', async () => {
  expect(await slugs('(where: {slug_in: ["a", "b"], order_gt: 1})')).toEqual(['b']);
  expect(await slugs('(where: {OR: [{slug: "a"}, {order_exists: false}]})')).toEqual(['c', 'a']);
  expect(await slugs('(where: {AND: [{OR: [{slug: "a"}, {slug: "b"}]}, {order: 2}]})')).toEqual(['b']);
  expect(
    await slugs('(where: $where)', { where: { OR: null, slug: 'a' } }, '($where: EventPageFilter)'),
  ).toEqual(['a']);
  expect(await slugs('(where: {OR: [], AND: null, slug: null})')).toEqual(['c', 'a', 'b']);
});

test('one value stands for a list of one', async () => {
  expect(await slugs('(where: {slug_not_in: "a"})')).toEqual(['c', 'b']);
});

test('entries are found by sys', async () => {
  expect(await slugs('(where: {sys: {id_in: ["a", "d"]}})')).toEqual(['a']);
  expect(await slugs('(where: {sys: {publishedAt_gt: "2026-01-02T12:00Z"}})')).toEqual(['c']);
});

test('total counts all matches, skip and limit are told as they were given', async () => {
  const query =
    '{ eventPageCollection(skip: 1, limit: 1, order: slug_ASC) { total skip limit items { slug } } }';
  expect(await dataOf(EVENTS, query)).toEqual({
    eventPageCollection: { total: 3, skip: 1, limit: 1, items: [{ slug: 'b' }] },
  });
});

test('a limit above 1000 is an error of its collection', async () => {
  const { status, data, errors } = await ask(EVENTS, '{ eventPageCollection(limit: 1001) { total } }');
  expect({ status, data }).toEqual({ status: 200, data: { eventPageCollection: null } });
  expect(errors[0]?.message).toContain('between 0 and 1000');
});

test('a date keeps its offset and is written in full', async () => {
  const data = await dataOf(EVENTS, '{ eventPage(id: "c") { startsAt } }');
  expect(data).toEqual({ eventPage: { startsAt: '2026-06-01T10:00:00.000+01:00' } });
});

test('one entity that is missing or a draft is null without an error', async () => {
  const query =
    '{ gone: eventPage(id: "x") { slug } draft: eventPage(id: "d") { slug } asset(id: "x") { url } }';
  expect(await dataOf(EVENTS, query)).toEqual({ gone: null, draft: null, asset: null });
});

test('a preview token sees drafts where it asks for them, a delivery token may not ask', async () => {
  const query =
    '{ eventPage(id: "d", preview: true) { slug sys { publishedAt } } eventPageCollection { total } }';
  expect(await dataOf(EVENTS, query, { token: 'preview' })).toEqual({
    eventPage: { slug: 'd', sys: { publishedAt: null } },
    eventPageCollection: { total: 3 },
  });
  const { status, data, errors } = await ask(EVENTS, query);
  expect({ status, data }).toEqual({
    status: 200,
    data: { eventPage: null, eventPageCollection: { total: 3 } },
  });
  expect(errors[0]).toMatchObject({
    path: ['eventPage'],
    extensions: { contentful: { code: 'ACCESS_TOKEN_INVALID' } },
  });
});

test('sys tells where an entry belongs, and its global id finds it again', async () => {
  const query =
    '{ eventPage(id: "a") { __typename _id sys { id spaceId environmentId publishedVersion locale } } }';
  const data = (await dataOf(EVENTS, query)) as { eventPage: { _id: string } };
  expect(data.eventPage).toMatchObject({
    __typename: 'EventPage',
    sys: { id: 'a', spaceId: 'test', environmentId: 'master', publishedVersion: 1, locale: 'en-GB' },
  });
  const again = `query N($id: ID!) { _node(id: $id) { _id ... on EventPage { slug } } _nodes(ids: [$id, "?"]) { _id } }`;
  const { _id } = data.eventPage;
  expect(await dataOf(EVENTS, again, { variables: { id: _id } })).toEqual({
    _node: { _id, slug: 'a' },
    _nodes: [{ _id }, null],
  });
});

const TAG = contentType('tag', field('name', 'Symbol'), field('order', 'Integer'));
const PAGE = contentType(
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
    contentTypes: [PAGE, TAG],
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

test('a list of links keeps its order, or takes the one that is asked for', async () => {
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

test('a link to nothing or to a draft is null with an error, and everything else is there', async () => {
  const space = linked({ tag: link('Entry', 'gone'), tags: several('red', 'hidden') });
  const query = '{ page(id: "home") { title tag { name } tagsCollection { total items { name } } } }';
  const { status, data, errors } = await ask(space, query);
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

test('links that lead nowhere can be filtered out', async () => {
  const space = linked({ tags: several('gone', 'red') });
  const query =
    '{ page(id: "home") { tagsCollection(where: {sys: {id_exists: true}}) { total items { name } } } }';
  expect(await dataOf(space, query)).toEqual({
    page: { tagsCollection: { total: 1, items: [{ name: 'red' }] } },
  });
});

test('a link to a type that the model does not allow is null with an error', async () => {
  const { data, errors } = await ask(
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

test('an image is asked for in another size and form by its address', async () => {
  const query = `{ asset(id: "photo") {
    all: url(transform: {width: 400, height: 300, resizeStrategy: FILL, resizeFocus: TOP_LEFT, quality: 80,
      format: JPG_PROGRESSIVE, cornerRadius: -1, backgroundColor: "rgb:ffffff"})
    none: url(transform: {resizeStrategy: FIT})
  } }`;
  expect(await dataOf(linked({}), query)).toEqual({
    asset: {
      all: 'https://files.example/photo.jpg?w=400&h=300&q=80&r=max&fit=fill&f=top_left&bg=rgb:ffffff&fm=jpg&fl=progressive',
      none: 'https://files.example/photo.jpg',
    },
  });
  const { status } = await ask(linked({}), '{ asset(id: "photo") { url(transform: {width: 4001}) } }');
  expect(status).toBe(400);
});

test('rich text comes as it is stored, with each target once a place; a missing one is null with an error', async () => {
  const embed = (nodeType: string, type: 'Entry' | 'Asset', id: string, content: unknown[] = []) => ({
    nodeType,
    data: { target: link(type, id) },
    content,
  });
  const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
  const body = {
    nodeType: 'document',
    data: {},
    content: [
      embed('embedded-entry-block', 'Entry', 'red'),
      embed('embedded-entry-block', 'Entry', 'gone'),
      embed('embedded-asset-block', 'Asset', 'photo'),
      paragraph(embed('embedded-entry-inline', 'Entry', 'blue'), embed('entry-hyperlink', 'Entry', 'blue')),
      paragraph(embed('embedded-entry-inline', 'Entry', 'blue')),
    ],
  };
  const query = `{ page(id: "home") { body { json links {
    entries { block { sys { id } } inline { ... on Tag { name } } hyperlink { sys { id } } }
    assets { block { url } hyperlink { url } }
    resources { block { sys { urn } } inline { sys { urn } } hyperlink { sys { urn } } }
  } } } }`;
  const { data, errors } = await ask(linked({ body }), query);
  expect(data).toEqual({
    page: {
      body: {
        json: body,
        links: {
          entries: {
            block: [{ sys: { id: 'red' } }, null],
            inline: [{ name: 'blue' }],
            hyperlink: [{ sys: { id: 'blue' } }],
          },
          assets: { block: [{ url: 'https://files.example/photo.jpg' }], hyperlink: [] },
          resources: { block: [], inline: [], hyperlink: [] },
        },
      },
    },
  });
  expect(errors.map(({ path }) => path)).toEqual([['page', 'body', 'links', 'entries', 'block', 1]]);
});

test('tags show when they are public, and entries are found by them', async () => {
  const tag = (id: string, visibility: 'public' | 'private') => ({
    sys: { id, type: 'Tag' as const, visibility },
    name: id,
  });
  const space = spaceOf({
    contentTypes: [TAG],
    entries: [entry('tag', 'a', {}, { tags: ['open', 'inner'] }), entry('tag', 'b')],
    tags: [tag('open', 'public'), tag('inner', 'private')],
  });
  const query = `{
    tag(id: "a") { contentfulMetadata { tags { id name } concepts { id } } }
    tagCollection(where: {contentfulMetadata: {tags: {id_contains_some: ["open"]}}}) { items { sys { id } } }
    without: entryCollection(where: {contentfulMetadata: {tags_exists: false}}) { items { sys { id } } }
  }`;
  expect(await dataOf(space, query)).toEqual({
    tag: { contentfulMetadata: { tags: [{ id: 'open', name: 'open' }], concepts: [] } },
    tagCollection: { items: [{ sys: { id: 'a' } }] },
    without: { items: [{ sys: { id: 'b' } }] },
  });
});
