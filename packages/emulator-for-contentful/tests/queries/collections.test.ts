import { expect, test } from 'vitest';
import { contentType, dataOf, entry, field, sendQuery, spaceOf } from '#tests/helpers/space-of.ts';

/** What a client sees of collections: filters, orders and pages (RULES.md §1.5, §1.7, §2). */

const event = contentType(
  'eventPage',
  field('slug', 'Symbol'),
  field('highlightedEvent', 'Boolean'),
  field('order', 'Integer'),
  field('place', 'Location'),
  field('startsAt', 'Date'),
  field('words', 'Array', { items: { type: 'Symbol', validations: [] } }),
);

const events = spaceOf({
  contentTypes: [event],
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
  const data = await dataOf(events, query, { variables });
  return (data as { eventPageCollection: { items: { slug: string }[] } }).eventPageCollection.items.map(
    (one) => one.slug,
  );
}

test('without an order the last published is first, then by id; drafts are left out', async () => {
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

test('all keys must match, one filter of OR must, and null and empty lists have no effect', async () => {
  expect(await slugs('(where: {slug_in: ["a", "b"], order_gt: 1})')).toEqual(['b']);
  expect(await slugs('(where: {OR: [{slug: "a"}, {order_exists: false}]})')).toEqual(['c', 'a']);
  expect(await slugs('(where: {AND: [{OR: [{slug: "a"}, {slug: "b"}]}, {order: 2}]})')).toEqual(['b']);
  expect(
    await slugs('(where: $where)', { where: { OR: null, slug: 'a' } }, '($where: EventPageFilter)'),
  ).toEqual(['a']);
  expect(await slugs('(where: {OR: [], AND: null, slug: null})')).toEqual(['c', 'a', 'b']);
});

test('one value is accepted as a list of one', async () => {
  expect(await slugs('(where: {slug_not_in: "a"})')).toEqual(['c', 'b']);
});

test('entries are found by sys', async () => {
  expect(await slugs('(where: {sys: {id_in: ["a", "d"]}})')).toEqual(['a']);
  expect(await slugs('(where: {sys: {publishedAt_gt: "2026-01-02T12:00Z"}})')).toEqual(['c']);
});

test('total counts all matches; skip and limit are returned as given', async () => {
  const query =
    '{ eventPageCollection(skip: 1, limit: 1, order: slug_ASC) { total skip limit items { slug } } }';
  expect(await dataOf(events, query)).toEqual({
    eventPageCollection: { total: 3, skip: 1, limit: 1, items: [{ slug: 'b' }] },
  });
});

test('a limit above 1000 is an error of its collection', async () => {
  const { status, data, errors } = await sendQuery(events, '{ eventPageCollection(limit: 1001) { total } }');
  expect({ status, data }).toEqual({ status: 200, data: { eventPageCollection: null } });
  expect(errors[0]?.message).toContain('between 0 and 1000');
});

test('a date keeps its offset and is written in full', async () => {
  const data = await dataOf(events, '{ eventPage(id: "c") { startsAt } }');
  expect(data).toEqual({ eventPage: { startsAt: '2026-06-01T10:00:00.000+01:00' } });
});

test('one entity that is missing or a draft is null without an error', async () => {
  const query =
    '{ gone: eventPage(id: "x") { slug } draft: eventPage(id: "d") { slug } asset(id: "x") { url } }';
  expect(await dataOf(events, query)).toEqual({ gone: null, draft: null, asset: null });
});

test('a preview token gets drafts on request, a delivery token does not', async () => {
  const query =
    '{ eventPage(id: "d", preview: true) { slug sys { publishedAt } } eventPageCollection { total } }';
  expect(await dataOf(events, query, { token: 'preview' })).toEqual({
    eventPage: { slug: 'd', sys: { publishedAt: null } },
    eventPageCollection: { total: 3 },
  });
  const { status, data, errors } = await sendQuery(events, query);
  expect({ status, data }).toEqual({
    status: 200,
    data: { eventPage: null, eventPageCollection: { total: 3 } },
  });
  expect(errors[0]).toMatchObject({
    path: ['eventPage'],
    extensions: { contentful: { code: 'ACCESS_TOKEN_INVALID' } },
  });
});

test('sys has space and environment of an entry, and its global id finds it again', async () => {
  const query =
    '{ eventPage(id: "a") { __typename _id sys { id spaceId environmentId publishedVersion locale } } }';
  const data = (await dataOf(events, query)) as { eventPage: { _id: string } };
  expect(data.eventPage).toMatchObject({
    __typename: 'EventPage',
    sys: { id: 'a', spaceId: 'test', environmentId: 'master', publishedVersion: 1, locale: 'en-GB' },
  });
  const again = `query N($id: ID!) { _node(id: $id) { _id ... on EventPage { slug } } _nodes(ids: [$id, "?"]) { _id } }`;
  const { _id } = data.eventPage;
  expect(await dataOf(events, again, { variables: { id: _id } })).toEqual({
    _node: { _id, slug: 'a' },
    _nodes: [{ _id }, null],
  });
});

const tagType = contentType('tag', field('name', 'Symbol'), field('order', 'Integer'));
test('tags show when they are public, and entries are found by them', async () => {
  const tag = (id: string, visibility: 'public' | 'private') => ({
    sys: { id, type: 'Tag' as const, visibility },
    name: id,
  });
  const space = spaceOf({
    contentTypes: [tagType],
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
