import { expect, test } from 'vitest';
import { asset, contentType, dataOf, entry, field, sendQuery, spaceOf } from '#tests/helpers/space-of.ts';

/** What a client sees of rich text and of images (RULES.md §1.4). */

const link = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link', linkType, id } });

function pageWith(body?: unknown) {
  return spaceOf({
    contentTypes: [
      contentType('page', field('body', 'RichText')),
      contentType('tag', field('name', 'Symbol')),
    ],
    entries: [
      entry('page', 'home', body === undefined ? {} : { body }),
      entry('tag', 'red', { name: 'red' }),
      entry('tag', 'blue', { name: 'blue' }),
    ],
    assets: [asset('photo')],
  });
}

test('rich text is returned as stored, with each target once for each kind of embed; a missing one is null with an error', async () => {
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
  const { data, errors } = await sendQuery(pageWith(body), query);
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

test('an image is requested in another size and form by its address', async () => {
  const query = `{ asset(id: "photo") {
    all: url(transform: {width: 400, height: 300, resizeStrategy: FILL, resizeFocus: TOP_LEFT, quality: 80,
      format: JPG_PROGRESSIVE, cornerRadius: -1, backgroundColor: "rgb:ffffff"})
    none: url(transform: {resizeStrategy: FIT})
  } }`;
  expect(await dataOf(pageWith(), query)).toEqual({
    asset: {
      all: 'https://files.example/photo.jpg?w=400&h=300&q=80&r=max&fit=fill&f=top_left&bg=rgb:ffffff&fm=jpg&fl=progressive',
      none: 'https://files.example/photo.jpg',
    },
  });
  const { status } = await sendQuery(pageWith(), '{ asset(id: "photo") { url(transform: {width: 4001}) } }');
  expect(status).toBe(400);
});

test('links into other spaces have their urn, and nodes of old documents can lack data', async () => {
  const urn = 'crn:contentful:::content:spaces/other/entries/far';
  const resource = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } };
  const body = {
    nodeType: 'document',
    content: [
      { nodeType: 'embedded-resource-block', data: { target: resource }, content: [] },
      { nodeType: 'embedded-entry-block' },
      { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'old' }] },
    ],
  };
  const query = `{ page(id: "home") { body { links {
    entries { block { sys { id } } }
    resources { block { __typename sys { urn linkType } } inline { sys { urn } } }
  } } } }`;
  expect(await dataOf(pageWith(body), query)).toEqual({
    page: {
      body: {
        links: {
          entries: { block: [] },
          resources: {
            block: [{ __typename: 'PageBodyResourcesBlock', sys: { urn, linkType: 'Contentful:Entry' } }],
            inline: [],
          },
        },
      },
    },
  });
});
