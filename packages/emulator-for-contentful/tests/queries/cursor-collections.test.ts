import { expect, test } from 'vitest';
import {
  asset,
  contentType,
  dataOf,
  entry,
  entryLinks,
  field,
  sendQuery,
  spaceOf,
} from '#tests/helpers/space-of.ts';
import { linkTo } from '../../src/model/space.ts';

/** What a client sees of collections that are paged by cursors (RULES.md §1.2). */

const word = contentType('word', field('text', 'Symbol'));
const bookType = contentType('book', entryLinks('words', 'word'), entryLinks('anything'));

const words = ['a', 'b', 'c', 'd', 'e'];
const entriesOf = (texts: readonly string[]) => texts.map((text) => entry('word', text, { text }));
const book = (ids: readonly string[]) =>
  entry('book', 'book', { words: ids.map((id) => linkTo('Entry', id)) });

interface Shown {
  readonly items: readonly ({ text: string } | null)[];
  readonly pages: Pages;
  readonly limit: number;
}
interface Pages {
  readonly next: string | null;
  readonly prev: string | null;
}

/** One page of all words, or of the words of the book. */
async function page(texts: readonly string[], args: string, inside = false): Promise<Shown> {
  const space = spaceOf({ contentTypes: [word, bookType], entries: [...entriesOf(texts), book(texts)] });
  const shown = 'limit items { text } pages { next prev }';
  const query = inside
    ? `{ book(id: "book") { found: wordsCursorCollection(${args}) { ${shown} } } }`
    : `{ found: wordCursorCollection(order: text_ASC, ${args}) { ${shown} } }`;
  const data = (await dataOf(space, query)) as { found: Shown; book: { found: Shown } };
  return inside ? data.book.found : data.found;
}

const texts = (shown: Shown) => shown.items.map((item) => item?.text);

test.each([false, true])(
  'cursors lead from page to page and back (in a list of links: %s)',
  async (inside) => {
    const first = await page(words, 'limit: 2', inside);
    expect([texts(first), first.limit, first.pages.prev]).toEqual([['a', 'b'], 2, null]);
    const second = await page(words, `limit: 2, pageNext: "${first.pages.next}"`, inside);
    expect(texts(second)).toEqual(['c', 'd']);
    const third = await page(words, `limit: 2, pageNext: "${second.pages.next}"`, inside);
    expect([texts(third), third.pages.next]).toEqual([['e'], null]);
    const back = await page(words, `limit: 2, pagePrev: "${third.pages.prev}"`, inside);
    expect(back).toEqual(second);
    const start = await page(words, `limit: 2, pagePrev: "${back.pages.prev}"`, inside);
    expect(start).toEqual(first);
  },
);

test('an entry inserted or deleted before a page causes no repeated or skipped entries', async () => {
  const { pages } = await page(words, 'limit: 2');
  const next = `limit: 2, pageNext: "${pages.next}"`;
  expect(texts(await page(['1', '2', ...words], next))).toEqual(['c', 'd']);
  expect(texts(await page(['b', 'c', 'd', 'e'], next))).toEqual(['c', 'd']);
  expect(texts(await page(['a', 'c', 'd', 'e'], next))).toEqual(['c', 'd']);
});

test('a filter applies to all pages, and a single page has no cursors', async () => {
  const { items, pages } = await page(words, 'where: {text_in: ["b", "d"]}');
  expect(items).toEqual([{ text: 'b' }, { text: 'd' }]);
  expect(pages).toEqual({ next: null, prev: null });
});

test('links to missing entities count in a page', async () => {
  const space = spaceOf({
    contentTypes: [word, bookType],
    entries: [...entriesOf(['a', 'b']), book(['a', 'gone', 'b'])],
  });
  const query = (args: string) =>
    `{ book(id: "book") { wordsCursorCollection(limit: 2${args}) { items { text } pages { next } } } }`;
  const first = await sendQuery(space, query(''));
  expect(first.errors).toMatchObject([{ extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } } }]);
  const shown = (first.data as { book: { wordsCursorCollection: Shown } }).book.wordsCursorCollection;
  expect(shown.items).toEqual([{ text: 'a' }, null]);
  expect(await dataOf(space, query(`, pageNext: "${shown.pages.next}"`))).toEqual({
    book: { wordsCursorCollection: { items: [{ text: 'b' }], pages: { next: null } } },
  });
});

test('assets, entries and what links here are paged in the same way', async () => {
  const space = spaceOf({
    contentTypes: [word, bookType],
    entries: [...entriesOf(['a']), book(['a'])],
    assets: [asset('one'), asset('two')],
  });
  const data = await dataOf(
    space,
    `{
      assetCursorCollection(order: sys_id_DESC, limit: 1) { items { sys { id } } }
      entryCursorCollection(where: {sys: {id: "a"}}) { items { sys { id } } }
      word(id: "a") { linkedFrom {
        bookCursorCollection(order: sys_id_ASC) { items { sys { id } } }
        entryCursorCollection { items { sys { id } } }
      } }
    }`,
  );
  const items = (...ids: string[]) => ({ items: ids.map((id) => ({ sys: { id } })) });
  expect(data).toEqual({
    assetCursorCollection: items('two'),
    entryCursorCollection: items('a'),
    word: { linkedFrom: { bookCursorCollection: items('book'), entryCursorCollection: items('book') } },
  });
});

test.each([
  ['pageNext: "nonsense"', /pageNext is not a cursor/],
  ['pagePrev: ""', /pagePrev is not a cursor/],
  ['pageNext: "MTph", pagePrev: "MTph"', /Only one of/],
  ['limit: 1001', /limit must be between/],
])('(%s) is an error of its collection', async (args, message) => {
  const space = spaceOf({ contentTypes: [word, bookType], entries: entriesOf(words) });
  const { status, data, errors } = await sendQuery(space, `{ wordCursorCollection(${args}) { limit } }`);
  expect([status, data]).toEqual([200, { wordCursorCollection: null }]);
  expect(errors).toMatchObject([{ message: expect.stringMatching(message), path: ['wordCursorCollection'] }]);
});

test('a page costs as much as its limit allows', async () => {
  const space = spaceOf({ contentTypes: [word, bookType] });
  const query = '{ bookCursorCollection(limit: 200) { items { wordsCursorCollection { items { text } } } } }';
  const { status, errors } = await sendQuery(space, query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { contentful: { details: { cost: 20_200 } } } }]);
});
