import { expect, test } from 'vitest';
import { exampleExport, ofPage, reading, sys } from '#tests/helpers/export-file.ts';
import { dataOf } from '#tests/helpers/space-of.ts';
import { readExport } from './read-export.ts';

/** Files written by contentful-export (RULES.md §5.1). */

test('an export is served: locales, drafts, archived entries, tags and addresses', async () => {
  const { space, faults } = await reading(JSON.stringify(exampleExport));
  expect(faults).toEqual([]);
  if (space === undefined) return;
  const query = `{
    pageCollection { total items { title german: title(locale: "de") odd contentfulMetadata { tags { name } } } }
    old: page(id: "old") { title }
    asset(id: "picture") { url }
  }`;
  expect(await dataOf(space, query)).toEqual({
    pageCollection: {
      total: 1,
      items: [
        { title: 'A', german: 'A auf Deutsch', odd: null, contentfulMetadata: { tags: [{ name: 'Open' }] } },
      ],
    },
    old: null,
    asset: { url: 'https://images.ctfassets.net/s/picture/x/p.jpg' },
  });
  const preview = '{ pageCollection(preview: true) { total } }';
  expect(await dataOf(space, preview, { token: 'preview' })).toEqual({ pageCollection: { total: 2 } });
});

test('no data of an export is lost', async () => {
  const { space } = await reading(JSON.stringify(exampleExport));
  expect(space?.entries).toEqual(exampleExport.entries);
  expect(space?.assets).toEqual(exampleExport.assets);
  expect(space?.contentTypes).toMatchObject(exampleExport.contentTypes);
  expect(space?.locales).toMatchObject(exampleExport.locales);
  expect(space?.tags).toEqual(exampleExport.tags);
  expect(space?.others).toEqual({ editorInterfaces: exampleExport.editorInterfaces });
});

test('an export of published entities without versions is served as published', async () => {
  const revised = {
    sys: sys('r', { type: 'Entry', ...ofPage, revision: 4, updatedAt: '2024-03-01T10:00:00.000Z' }),
  };
  const { space } = await reading(
    JSON.stringify({ ...exampleExport, entries: [{ ...revised, fields: { title: null } }] }),
  );
  if (space === undefined) throw new Error('The export was not read');
  const query = '{ page(id: "r") { title sys { publishedAt firstPublishedAt publishedVersion } } }';
  expect(await dataOf(space, query)).toEqual({
    page: {
      title: null,
      sys: {
        publishedAt: '2024-03-01T10:00:00.000Z',
        firstPublishedAt: '2024-01-01T10:00:00.000Z',
        publishedVersion: 4,
      },
    },
  });
});

test('concepts of a taxonomy can be requested and filtered by', async () => {
  const [first] = exampleExport.entries;
  const metadata = {
    tags: [],
    concepts: [{ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'choir' } }],
  };
  const { space } = await reading(JSON.stringify({ ...exampleExport, entries: [{ ...first, metadata }] }));
  if (space === undefined) throw new Error('The export was not read');
  const having = (id: string) =>
    `pageCollection(where: {contentfulMetadata: {concepts_exists: true, concepts: {id_contains_some: ["${id}"]}}}) {
      items { contentfulMetadata { concepts { id } } }
    }`;
  expect(await dataOf(space, `{ found: ${having('choir')} other: ${having('organ')} }`)).toEqual({
    found: { items: [{ contentfulMetadata: { concepts: [{ id: 'choir' }] } }] },
    other: { items: [] },
  });
});

test('a content type that is not published and a link into another space are not in the schema', async () => {
  const { space } = await reading(JSON.stringify(exampleExport));
  if (space === undefined) throw new Error('The export was not read');
  const query =
    '{ __schema { queryType { fields { name } } } page: __type(name: "Page") { fields { name } } }';
  const data = JSON.stringify(await dataOf(space, query));
  expect(data).toContain('pageCollection');
  expect(data).not.toContain('unfinished');
  expect(data).not.toContain('elsewhere');
});

const withEntry = (entry: unknown) => JSON.stringify({ ...exampleExport, entries: [entry] }, null, 1);

test.each([
  ['no JSON', `{\n "name": "${'x'.repeat(60)}",\n "entries": [}`, /^3: This is not valid JSON/],
  ['a list', '[]', /^1: An export is an object/],
  ['no model', '{"locales": [{"code": "en", "default": true}]}', /^1: There are no contentTypes/],
  [
    'entries that are no list',
    JSON.stringify({ ...exampleExport, entries: {} }),
    /^1: entries: must be a list/,
  ],
  ['an entry without an id', withEntry({ sys: {} }), /^\d\d: entries\[0\]\.sys\.id: must be an id/],
  [
    'an entry without a type',
    withEntry({ sys: { id: 'x' } }),
    /entries\[0\]\.sys\.contentType\.sys\.id: must/,
  ],
  [
    'a field without locales',
    withEntry({ sys: { id: 'x', ...ofPage }, fields: { title: 'A' } }),
    /entries\[0\]\.fields\.title: must be an object with a value for each locale/,
  ],
  [
    'an id twice',
    JSON.stringify({ ...exampleExport, assets: [exampleExport.assets[0], exampleExport.assets[0]] }),
    /assets\[1\]\.sys\.id: The id “picture” is used twice/,
  ],
  [
    'a field of an unknown type',
    JSON.stringify({
      ...exampleExport,
      contentTypes: [{ sys: { id: 'x' }, name: 'X', fields: [{ id: 'f', name: 'F', type: 'Colour' }] }],
    }),
    /contentTypes\[0\]\.fields\[0\]\.type: The type of “f” must be/,
  ],
])('%s is reported with its line and its place', async (_what, text, fault) => {
  expect((await reading(text)).faults).toEqual([expect.stringMatching(fault)]);
});

test('a missing file is reported', async () => {
  expect(await readExport('/nowhere/export.json')).toEqual({
    ok: false,
    problems: [{ file: '/nowhere/export.json', line: 1, message: 'There is no such file.' }],
  });
});

test('an entry, an asset or a tag that cannot be read is left out, and nothing else', async () => {
  const more = {
    ...exampleExport,
    entries: [
      { sys: { id: 'not an id' } },
      ...exampleExport.entries,
      { ...exampleExport.entries[1], fields: {} },
    ],
    assets: [{ sys: sys('odd'), fields: { file: { de: 'p.jpg' } } }, ...exampleExport.assets],
    tags: [{ name: 'No id' }, ...exampleExport.tags],
  };
  const { space, faults } = await reading(JSON.stringify(more));
  expect(space?.entries).toEqual(exampleExport.entries);
  expect(space?.assets).toEqual(exampleExport.assets);
  expect(space?.tags).toEqual(exampleExport.tags);
  expect(faults).toEqual([
    expect.stringContaining('entries[0].sys.id: must be an id'),
    expect.stringContaining('entries[4].sys.id: The id “draft” is used twice'),
    expect.stringContaining('assets[0].fields.file.de: must be an object'),
    expect.stringContaining('tags[0]: A tag needs a name'),
  ]);
});
