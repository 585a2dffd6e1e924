import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, dataOf, spaceOf } from '#tests/helpers/space-of.ts';
import { faultsIn } from '../folder/read-content-folder.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { readExport } from './read-export.ts';

/** Files written by contentful-export (RULES.md §5.1). */

const sys = (id: string, more: object = {}) => ({
  id,
  space: { sys: { type: 'Link', linkType: 'Space', id: 's' } },
  createdAt: '2024-01-01T10:00:00.000Z',
  ...more,
});
const ofPage = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } } };
const published = { publishedVersion: 3, publishedAt: '2024-02-01T10:00:00.000Z', version: 4 };

const EXPORT = {
  contentTypes: [
    {
      sys: sys('page', { type: 'ContentType', publishedVersion: 1 }),
      name: 'Page',
      description: '',
      displayField: 'title',
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [] },
        { id: 'odd', name: 'Odd', type: 'Text', validations: [{ regexp: { pattern: '(' } }, { newRule: 1 }] },
        { id: 'elsewhere', name: 'Elsewhere', type: 'ResourceLink', allowedResources: [{ type: 'x' }] },
      ],
    },
    { sys: sys('unfinished', { type: 'ContentType' }), name: 'Unfinished', fields: [] },
  ],
  entries: [
    {
      metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'open' } }], concepts: [] },
      sys: sys('a', { type: 'Entry', ...ofPage, ...published }),
      fields: { title: { 'en-US': 'A', de: 'A auf Deutsch' }, gone: { 'en-US': 1 } },
    },
    { sys: sys('draft', { type: 'Entry', ...ofPage }), fields: { title: { 'en-US': 'Draft' } } },
    { sys: sys('old', { type: 'Entry', ...ofPage, ...published, archivedVersion: 9 }), fields: {} },
  ],
  assets: [
    {
      sys: sys('picture', { type: 'Asset', ...published }),
      fields: {
        title: { 'en-US': 'Picture' },
        file: {
          'en-US': {
            url: '//images.ctfassets.net/s/picture/x/p.jpg',
            fileName: 'p.jpg',
            contentType: 'image/jpeg',
          },
        },
      },
    },
  ],
  locales: [
    { name: 'English', code: 'en-US', fallbackCode: null, default: true, sys: { id: 'l1', type: 'Locale' } },
    { name: 'German', code: 'de', fallbackCode: 'en-US', default: false },
  ],
  tags: [{ name: 'Open', sys: { id: 'open', type: 'Tag', visibility: 'public', version: 1 } }],
  editorInterfaces: [{ sys: { id: 'default' }, controls: [] }],
};

async function reading(text: string) {
  await using folder = await contentFolder({ 'export.json': text });
  const read = await readExport(join(folder.path, 'export.json'));
  const faults = faultsIn(read).map(({ line, message }) => `${line}: ${message}`);
  const warnings = read.ok ? read.warnings.map(({ line, message }) => `${line}: ${message}`) : [];
  return { space: read.ok ? read.space : undefined, faults, warnings };
}

test('an export is served: locales, drafts, archived entries, tags and addresses', async () => {
  const { space, faults } = await reading(JSON.stringify(EXPORT));
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

test('nothing that an export holds is lost', async () => {
  const { space } = await reading(JSON.stringify(EXPORT));
  expect(space?.entries).toEqual(EXPORT.entries);
  expect(space?.assets).toEqual(EXPORT.assets);
  expect(space?.contentTypes).toMatchObject(EXPORT.contentTypes);
  expect(space?.locales).toMatchObject(EXPORT.locales);
  expect(space?.tags).toEqual(EXPORT.tags);
  expect(space?.others).toEqual({ editorInterfaces: EXPORT.editorInterfaces });
});

test('an export of what is published alone, without versions, is published', async () => {
  const revised = {
    sys: sys('r', { type: 'Entry', ...ofPage, revision: 4, updatedAt: '2024-03-01T10:00:00.000Z' }),
  };
  const { space } = await reading(
    JSON.stringify({ ...EXPORT, entries: [{ ...revised, fields: { title: null } }] }),
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

test('concepts of a taxonomy can be asked for and filtered by', async () => {
  const [first] = EXPORT.entries;
  const metadata = {
    tags: [],
    concepts: [{ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'choir' } }],
  };
  const { space } = await reading(JSON.stringify({ ...EXPORT, entries: [{ ...first, metadata }] }));
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
  const { space } = await reading(JSON.stringify(EXPORT));
  if (space === undefined) throw new Error('The export was not read');
  const query =
    '{ __schema { queryType { fields { name } } } page: __type(name: "Page") { fields { name } } }';
  const data = JSON.stringify(await dataOf(space, query));
  expect(data).toContain('pageCollection');
  expect(data).not.toContain('unfinished');
  expect(data).not.toContain('elsewhere');
});

test('an export without locales has the one its values are in', async () => {
  const one = { ...EXPORT, locales: undefined, entries: EXPORT.entries.slice(1) };
  expect((await reading(JSON.stringify(one))).space?.locales).toMatchObject([
    { code: 'en-US', default: true },
  ]);
});

const title = (...codes: string[]) => ({
  sys: sys(codes.join('-'), { type: 'Entry', ...ofPage, ...published }),
  fields: { title: Object.fromEntries(codes.map((code) => [code, 'x'])) },
});

test.each([
  ['without any value', [], ['en-US']],
  ['with values in American English and others', [title('de'), title('de', 'en-US')], ['en-US', 'de']],
  [
    'with values in several other locales',
    [title('fr'), title('de'), { ...title('de'), sys: title('second').sys }],
    ['de', 'fr'],
  ],
])('an export without locales, %s, has a default all the same', async (_what, entries, codes) => {
  const { space, faults } = await reading(
    JSON.stringify({ ...EXPORT, locales: undefined, assets: [], entries }),
  );
  expect(faults).toEqual([]);
  expect(space?.locales.filter((locale) => locale.default).map(({ code }) => code)).toEqual([codes[0]]);
  expect(space?.locales.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test('of two default locales the first is used, with a notice', async () => {
  const [english, german] = EXPORT.locales;
  const { space, warnings } = await reading(
    JSON.stringify({ ...EXPORT, entries: [], locales: [english, { ...german, default: true }] }),
  );
  expect(space?.locales.map((locale) => locale.default)).toEqual([true, false]);
  expect(warnings).toEqual(['1: locales: “en-US” and “de” are both the default locale; the first is taken.']);
});

test('each kind of data that no query serves is one notice', async () => {
  const day = { id: 'day', name: 'Day', type: 'Date' };
  const count = { id: 'count', name: 'Count', type: 'Integer' };
  const [page] = EXPORT.contentTypes;
  const entry = (id: string, type: string, fields: object) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields,
  });
  const { space, faults, warnings } = await reading(
    JSON.stringify(
      {
        ...EXPORT,
        contentTypes: [{ ...page, fields: [...(page?.fields ?? []), day, count] }],
        entries: [
          entry('a', 'gone', {}),
          entry('b', 'page', { title: { 'en-US': 'B', fr: 'B' }, lost: { 'en-US': 1 } }),
          entry('c', 'gone', {}),
          entry('d', 'page', { day: { 'en-US': 'soon' }, count: { 'en-US': 3.5 } }),
        ],
      },
      null,
      1,
    ),
  );
  expect(faults).toEqual([]);
  expect(space?.entries).toHaveLength(4);
  expect(warnings.map((warning) => warning.replace(/^\d+: /, ''))).toEqual([
    'entries[0].sys: The content type “gone” is not in the export: 2 entries are not served.',
    'entries[1].fields.title.fr: The locale “fr” is not in the export: a value of 1 entry is not served.',
    'entries[1].fields.lost: “page” has no field “lost”: a value of 1 entry is not served.',
    'entries[3].fields.day.en-US: “day” of “page” must be a date, not “soon”: queries answer null with an error, in 1 entry.',
    'entries[3].fields.count.en-US: “count” of “page” must be a whole number, not “3.5”: queries answer null with an error, in 1 entry.',
  ]);
  const query = '{ page(id: "d", preview: true) { title day count } }';
  const answer = await ask(space ?? spaceOf({}), query, { token: 'preview' });
  expect(answer.data).toEqual({ page: { title: null, day: null, count: null } });
  expect(
    answer.errors.map(({ message, path, extensions }) => [message, path, extensions.contentful.code]),
  ).toEqual([
    [
      "Query execution error. The field 'day' of entry 'd' holds \"soon\", which is no Date",
      ['page', 'day'],
      'INTERNAL_SERVER_ERROR',
    ],
    [
      "Query execution error. The field 'count' of entry 'd' holds 3.5, which is no Integer",
      ['page', 'count'],
      'INTERNAL_SERVER_ERROR',
    ],
  ]);
});

const withEntry = (entry: unknown) => JSON.stringify({ ...EXPORT, entries: [entry] }, null, 1);

test.each([
  ['no JSON', `{\n "name": "${'x'.repeat(60)}",\n "entries": [}`, /^3: This is not valid JSON/],
  ['a list', '[]', /^1: An export is an object/],
  ['no model', '{"locales": [{"code": "en", "default": true}]}', /^1: There are no contentTypes/],
  ['entries that are no list', JSON.stringify({ ...EXPORT, entries: {} }), /^1: entries: must be a list/],
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
    JSON.stringify({ ...EXPORT, assets: [EXPORT.assets[0], EXPORT.assets[0]] }),
    /assets\[1\]\.sys\.id: The id “picture” is there twice/,
  ],
  [
    'a field of an unknown type',
    JSON.stringify({
      ...EXPORT,
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
    ...EXPORT,
    entries: [{ sys: { id: 'not an id' } }, ...EXPORT.entries, { ...EXPORT.entries[1], fields: {} }],
    assets: [{ sys: sys('odd'), fields: { file: { de: 'p.jpg' } } }, ...EXPORT.assets],
    tags: [{ name: 'No id' }, ...EXPORT.tags],
  };
  const { space, faults } = await reading(JSON.stringify(more));
  expect(space?.entries).toEqual(EXPORT.entries);
  expect(space?.assets).toEqual(EXPORT.assets);
  expect(space?.tags).toEqual(EXPORT.tags);
  expect(faults).toEqual([
    expect.stringContaining('entries[0].sys.id: must be an id'),
    expect.stringContaining('entries[4].sys.id: The id “draft” is there twice'),
    expect.stringContaining('assets[0].fields.file.de: must be an object'),
    expect.stringContaining('tags[0]: A tag needs a name'),
  ]);
});
