import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentType,
  dataOf,
  entry,
  entryLink,
  field,
  handlerFor,
  spaceOf,
} from '#tests/helpers/space-of.ts';

/** Lists and indexes are kept while the content stays; they change how fast an answer comes and nothing else. */

const PAGE = contentType(
  'page',
  field('slug', 'Symbol', { localized: true }),
  field('rank', 'Integer'),
  field('open', 'Boolean'),
  entryLink('next', 'page'),
);

type Row = { readonly slug?: string; readonly rank?: number; readonly open?: boolean };
const rows = fc.array(
  fc.record(
    { slug: fc.constantFrom('a', 'b', 'c'), rank: fc.integer({ min: 0, max: 3 }), open: fc.boolean() },
    { requiredKeys: [] },
  ),
  { maxLength: 12 },
);
const FILTERS: readonly [string, (row: Row, id: string) => boolean][] = [
  ['slug: "a"', (row) => row.slug === 'a'],
  ['slug: "nowhere"', () => false],
  ['slug_in: ["c", "a", "a"]', (row) => row.slug === 'a' || row.slug === 'c'],
  ['slug_in: []', () => false],
  ['open: false', (row) => row.open === false],
  ['open_not: true', (row) => row.open !== true],
  ['rank: 2, slug: "b"', (row) => row.rank === 2 && row.slug === 'b'],
  ['sys: {id_in: ["p1", "p3"]}, open: true', (row, id) => row.open === true && ['p1', 'p3'].includes(id)],
  ['OR: [{slug: "a"}, {rank: 1}]', (row) => row.slug === 'a' || row.rank === 1],
  ['slug: null', () => true],
];

test('an index gives what going through everything would give', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(...FILTERS),
      fc.constantFrom('rank_ASC', 'rank_DESC', 'sys_id_ASC'),
      async (given, [where, holds], order) => {
        const entries = given.map((row, index) => entry('page', `p${index}`, row));
        const query = `{
          all: pageCollection(order: ${order}) { items { sys { id } } }
          some: pageCollection(where: {${where}}, order: ${order}) { total items { sys { id } } }
          rest: pageCollection(where: {${where}}, order: ${order}, skip: 1, limit: 1) { items { sys { id } } total }
        }`;
        type List = { total: number; items: { sys: { id: string } }[] };
        const { all, some, rest } = (await dataOf(
          spaceOf({ contentTypes: [PAGE], entries }),
          query,
        )) as Record<'all' | 'some' | 'rest', List>;
        const expected = all.items.filter(({ sys: { id } }) => holds(given[Number(id.slice(1))] ?? {}, id));
        expect(some).toEqual({ total: expected.length, items: expected });
        expect(rest).toEqual({ total: expected.length, items: expected.slice(1, 2) });
      },
    ),
    { numRuns: 60 },
  );
});

test('what one token may see is never handed to another', async () => {
  const draft = entry('page', 'draft', { slug: 'draft' }, { draft: true });
  const next = { sys: { type: 'Link', linkType: 'Entry', id: 'draft' } };
  const handler = handlerFor(
    spaceOf({ contentTypes: [PAGE], entries: [draft, entry('page', 'a', { slug: 'a', next })] }),
  );
  const query =
    '{ pageCollection(where: {slug: "a"}, order: rank_ASC) { total items { next(preview: true) { slug } } } }';
  const ask = async (token: string) => {
    const address = `https://x.example/content/v1/spaces/test?access_token=${token}&query=${encodeURIComponent(query)}`;
    return (await handler(new Request(address))).json();
  };
  expect(await ask('preview')).toEqual({
    data: { pageCollection: { total: 1, items: [{ next: { slug: 'draft' } }] } },
  });
  expect(await ask('delivery')).toMatchObject({
    data: { pageCollection: { items: [{ next: null }] } },
    errors: [{ extensions: { contentful: { code: 'ACCESS_TOKEN_INVALID' } } }],
  });
});

test('each locale has its own index', async () => {
  const entries = [
    entry('page', 'a', { slug: { 'en-GB': 'x', 'de-DE': 'y' } }),
    entry('page', 'b', { slug: { 'en-GB': 'y' } }),
  ];
  const query = `{
    english: pageCollection(where: {slug: "y"}) { items { sys { id } } }
    german: pageCollection(where: {slug: "y"}, locale: "de-DE", order: sys_id_ASC) { items { sys { id } } }
  }`;
  expect(await dataOf(spaceOf({ contentTypes: [PAGE], entries }), query)).toEqual({
    english: { items: [{ sys: { id: 'b' } }] },
    german: { items: [{ sys: { id: 'a' } }, { sys: { id: 'b' } }] },
  });
});
