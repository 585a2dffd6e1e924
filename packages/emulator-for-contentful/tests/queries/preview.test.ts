import { expect, test } from 'vitest';
import {
  contentType,
  dataOf,
  entry,
  entryLink,
  entryLinks,
  field,
  sendQuery,
  spaceOf,
} from '#tests/helpers/space-of.ts';

/** Access to drafts (RULES.md §2.6). `a` is published and links to the draft `d`, which links to `e`. */

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const body = {
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target: link('d') }, content: [] }],
};
const draft = { draft: true };

const space = spaceOf({
  contentTypes: [
    contentType(
      'page',
      field('title', 'Symbol'),
      entryLink('next', 'page'),
      entryLinks('more', 'page'),
      field('body', 'RichText'),
    ),
  ],
  entries: [
    entry('page', 'a', { title: 'A', next: link('d'), more: [link('d'), link('e')], body }),
    entry('page', 'd', { title: 'Draft', next: link('e') }, draft),
    entry('page', 'e', { title: 'Draft too' }, draft),
    {
      ...entry('page', 'gone', { title: 'Archived' }, draft),
      sys: { ...entry('page', 'gone').sys, archivedVersion: 2 },
    },
  ],
});
const editor = { token: 'preview' };
const page = (argument: string, selection: string) => `{ page(id: "a"${argument}) { ${selection} } }`;

test('links, lists, rich text and linking entries inherit preview', async () => {
  const selection = `
    next { title next { title } }
    moreCollection { items { title } }
    body { links { entries { block { sys { id } } } } }`;
  expect(await dataOf(space, page(', preview: true', selection), editor)).toEqual({
    page: {
      next: { title: 'Draft', next: { title: 'Draft too' } },
      moreCollection: { items: [{ title: 'Draft' }, { title: 'Draft too' }] },
      body: { links: { entries: { block: [{ sys: { id: 'd' } }] } } },
    },
  });
  const linking =
    '{ page(id: "e", preview: true) { linkedFrom { pageCollection(order: title_ASC) { items { title } } } } }';
  expect(await dataOf(space, linking, editor)).toEqual({
    page: { linkedFrom: { pageCollection: { items: [{ title: 'A' }, { title: 'Draft' }] } } },
  });
});

test('preview can be set on one link, and unset below it', async () => {
  expect(await dataOf(space, page('', 'title next(preview: true) { title }'), editor)).toEqual({
    page: { title: 'A', next: { title: 'Draft' } },
  });
  const { status, data, errors } = await sendQuery(
    space,
    page(', preview: true', 'next { title next(preview: false) { title } }'),
    editor,
  );
  expect({ status, data }).toEqual({ status: 200, data: { page: { next: { title: 'Draft', next: null } } } });
  expect(errors).toMatchObject([{ extensions: { contentful: { code: 'UNRESOLVABLE_LINK' } } }]);
});

test('the preview token alone shows no drafts', async () => {
  expect(await dataOf(space, '{ page(id: "d") { title } pageCollection { total } }', editor)).toEqual({
    page: null,
    pageCollection: { total: 1 },
  });
});

test('archived entries are neither published nor in previews', async () => {
  expect(await dataOf(space, '{ page(id: "gone", preview: true) { title } }', editor)).toEqual({
    page: null,
  });
});

test.each([
  ['at the root', '{ page(id: "a", preview: true) { title } ok: page(id: "a") { title } }', ['page']],
  [
    'on a collection',
    '{ pageCollection(preview: true) { total } ok: page(id: "a") { title } }',
    ['pageCollection'],
  ],
  ['on a link', '{ ok: page(id: "a") { title next(preview: true) { title } } }', ['ok', 'next']],
  [
    'in a variable',
    'query P($p: Boolean = true) { page(id: "a", preview: $p) { title } ok: page(id: "a") { title } }',
    ['page'],
  ],
])('with the delivery token the field fails, %s, and the rest is returned', async (_where, query, path) => {
  const { status, data, errors } = await sendQuery(space, query);
  expect(status).toBe(200);
  expect(data).toMatchObject({ ok: { title: 'A' } });
  expect(errors).toMatchObject([{ path, extensions: { contentful: { code: 'ACCESS_TOKEN_INVALID' } } }]);
  expect(JSON.stringify(data)).not.toContain('Draft');
});

test('preview: false needs no preview token', async () => {
  expect(await dataOf(space, page(', preview: false', 'title'))).toEqual({ page: { title: 'A' } });
});
