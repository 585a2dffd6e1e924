import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContentFolder } from '../store/read-content-folder.ts';
import { readExport } from '../store/read-export.ts';
import { linkTo } from '../store/space.ts';
import { contentFolder, SOUND_FOLDER } from '../testing/content-folder.ts';
import { exportSpace, NOWHERE } from './export-space.ts';
import { exportText } from './export-text.ts';
import { importSpace } from './import-space.ts';

/** An export goes into a folder and out again: nothing is lost, and no byte changes any more. */

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  required: false,
  localized: true,
  disabled: false,
  omitted: false,
  validations: [],
  ...more,
});

const TYPES = [
  {
    sys: { id: 'page', type: 'ContentType', publishedVersion: 3, createdBy: linkTo('Entry', 'someone') },
    name: 'Page',
    description: 'A page',
    displayField: 'title',
    metadata: { annotations: {} },
    fields: [
      field('title', 'Symbol', { required: true, validations: [{ unique: true }, { size: { max: 20 } }] }),
      field('tags', 'Array', { items: { type: 'Symbol', validations: [] } }),
      field('draft', 'Boolean'),
      field('words', 'Text'),
      field('count', 'Integer', { localized: false }),
      field('share', 'Number'),
      field('day', 'Date'),
      field('place', 'Location'),
      field('any', 'Object'),
      field('body', 'RichText'),
      field('aside', 'RichText'),
      field('other', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['page'] }] }),
      field('picture', 'Link', { linkType: 'Asset' }),
      field('more', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [{ newRule: 1 }] } }),
      field('elsewhere', 'ResourceLink', { allowedResources: [{ type: 'Contentful:Entry', source: 'x' }] }),
    ],
  },
  {
    sys: { id: 'plain', type: 'ContentType' },
    name: 'Plain',
    fields: [field('broken', 'Symbol', { validations: [{ regexp: { pattern: '(', flags: null } }] })],
  },
];

const run = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: string, ...content: object[]) => ({ data: {}, content, nodeType });
const richText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 12 }).map((words) => block('paragraph', run(words))),
      fc
        .string({ minLength: 1, maxLength: 9 })
        .map((words) => block('paragraph', run(words, 'bold', 'italic'))),
      fc.constant(block('paragraph', run('under', 'underline'))),
      fc.constant(
        block('table', block('table-row', block('table-header-cell', block('paragraph', run('a'))))),
      ),
      fc.constant(block('paragraph', run(''))),
      fc.constant({ ...block('embedded-asset-block'), data: { target: linkTo('Asset', 'picture') } }),
      fc.constant({ ...block('embedded-resource-block'), data: { target: { sys: { urn: 'crn:x' } } } }),
    ),
    { maxLength: 3 },
  )
  .map((content) => block('document', ...content));

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '---',
    'yes',
    '0113',
    '1e3',
    '2026-01-01',
    '- a\n- b\n',
    'a: b\n\n# c\n',
    '<<<<<<< x',
    'a\r\nb',
  ),
);
const id = fc.constantFrom('a', 'b', 'gone', '123');
const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>;
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  title: fc.oneof(text, fc.constant('x'.repeat(300))),
  tags: fc.array(text, { maxLength: 3 }),
  draft: fc.boolean(),
  words: text,
  count: fc.oneof(fc.integer(), fc.constant('not a number')),
  share: fc.double({ noNaN: true, noDefaultInfinity: true }),
  day: fc.constantFrom('2024-01-02', '2024-01-02T10:00', '2024-01-02T10:00:00.000+02:00', 'some day'),
  place: fc.constantFrom({ lat: 51.5, lon: -0.1 }, { lon: 1, lat: 2 }, { lat: 99, lon: 0 }),
  any: fc.oneof(json, fc.constant({ 'en-GB': 1 })),
  body: richText,
  aside: richText,
  other: id.map((one) => linkTo('Entry', one)),
  picture: fc.constant(linkTo('Asset', 'picture')),
  more: fc.array(
    id.map((one) => linkTo('Entry', one)),
    { maxLength: 2 },
  ),
  elsewhere: fc.constant({ sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:y' } }),
  unknown: json,
};
const localised = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.constantFrom('en-GB', 'de', 'fr'),
    fc.oneof({ weight: 5, arbitrary: value }, fc.constant(null)),
    {
      maxKeys: 2,
      minKeys: 1,
    },
  );
const fields = fc.record(
  Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [name, localised(value)])),
  { requiredKeys: [] },
);
const state = fc.constantFrom<object>(
  {
    publishedVersion: 7,
    publishedAt: '2024-02-01T10:00:00.000Z',
    firstPublishedAt: '2023-01-01T10:00:00.000Z',
    version: 8,
  },
  { version: 2 },
  { version: 9, archivedVersion: 8, archivedAt: '2024-03-01T10:00:00.000Z' },
);
const metadata = fc.constantFrom<object>(
  {},
  { metadata: { tags: [], concepts: [{ sys: { id: 'c' } }] } },
  { metadata: { tags: [linkTo('Tag', 'open'), linkTo('Tag', 'unknown')] } },
);
const entry = (entryId: string, type = 'page') =>
  fc.tuple(fields, state, metadata).map(([values, sys, about]) => ({
    ...about,
    sys: {
      id: entryId,
      type: 'Entry',
      createdAt: '2023-01-01T09:00:00.000Z',
      contentType: linkTo('ContentType', type),
      ...sys,
    },
    fields: values,
  }));
const file = (url: string, more: object = {}) => ({
  url,
  fileName: 'A file.svg',
  contentType: 'image/svg+xml',
  ...more,
});
const asset = (assetId: string, files: object, more: object = {}) => ({
  sys: { id: assetId, type: 'Asset', publishedVersion: 2, version: 3 },
  fields: { title: { 'en-GB': 'Picture', de: 'Bild' }, description: { 'en-GB': '' }, file: files },
  ...more,
});

const anyExport = fc
  .tuple(entry('a'), entry('b'), entry('123'), entry('A'), entry('.hidden'), entry('lost', 'nowhere'))
  .map((entries) => ({
    contentTypes: TYPES,
    tags: [{ name: 'Open', sys: { id: 'open', type: 'Tag', visibility: 'public', version: 1 } }],
    editorInterfaces: [{ sys: { id: 'default', contentType: linkTo('ContentType', 'page') }, controls: [] }],
    entries,
    assets: [
      asset('picture', {
        'en-GB': file('//images.example/s/picture/x/A%20file.svg', { details: { size: 62, odd: 1 } }),
      }),
      asset('two', {
        'en-GB': file('//images.example/en.svg', { contentType: 'image/special' }),
        de: file('https://images.example/nowhere.svg'),
      }),
      { sys: { id: 'empty', type: 'Asset' }, metadata: { tags: [] }, fields: {} },
      asset('odd', { 'en-GB': { upload: 'https://x.example/unprocessed.png', fileName: 'x' } }),
    ],
    locales: [
      {
        name: 'English',
        code: 'en-GB',
        fallbackCode: null,
        default: true,
        sys: { id: 'l1', type: 'Locale', version: 1 },
      },
      { name: 'German', code: 'de', fallbackCode: 'en-GB', default: false, optional: true },
      { name: 'French', code: 'fr', fallbackCode: null, default: false },
    ],
    webhooks: [],
  }));

const BESIDE = { 'images.example/s/picture/x/A%20file.svg': SVG, 'images.example/en.svg': `${SVG}\n` };

async function imported(at: string, name: string): Promise<string> {
  const folder = join(at, name);
  await importSpace({ file: join(at, 'export.json'), folder, fetching: false, say: () => {} });
  return folder;
}

async function exported(folder: string): Promise<string> {
  const reading = await readContentFolder(folder);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return exportText(reading, NOWHERE);
}

/** Arrays of entities by id, so that only their order is lost. */
const byId = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, list]: [string, { sys?: { id: string } }[]]) => [
      name,
      name === 'locales' ? list : list.toSorted((a, b) => ((a.sys?.id ?? '') < (b.sys?.id ?? '') ? -1 : 1)),
    ]),
  );

test('whatever an export holds is in the next one, and the next is the same to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(anyExport, async (original) => {
      await using at = await contentFolder({ ...BESIDE, 'export.json': JSON.stringify(original) });
      const first = await exported(await imported(at.path, 'first'));
      expect(byId(JSON.parse(first))).toMatchObject(byId(JSON.parse(JSON.stringify(original))));
      await writeFile(join(at.path, 'export.json'), first);
      const again = await imported(at.path, 'again');
      expect(await exported(again)).toBe(first);
      for (const path of await readdir(again, { recursive: true })) {
        if (!/\.\w+$/.test(path)) continue;
        const both = await Promise.all(
          ['first', 'again'].map((one) => readFile(join(at.path, one, path), 'utf8')),
        );
        expect(both[1], path).toBe(both[0]);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

test('a folder that people wrote goes out, in and out again without a change', async () => {
  await using folder = await contentFolder({
    ...SOUND_FOLDER,
    'entries/note/n.md': '---\ntitle: N\npicture: p\nnext: n\n---\n\nSee [this](entry:n).\n\n| a |\n',
    'assets/p.yaml': 'title: P\ndescription: A picture\nfile: Ä b.svg\n',
    'assets/Ä b.svg': SVG,
  });
  await using at = await contentFolder({});
  const reading = await readContentFolder(folder.path);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { copied } = await exportSpace(reading, { file: join(at.path, 'export.json'), origin: undefined });
  expect(copied).toBe(1);
  const first = await readFile(join(at.path, 'export.json'), 'utf8');
  const again = await imported(at.path, 'again');
  expect(await exported(again)).toBe(first);
  expect(await readFile(join(again, 'assets/p.svg'), 'utf8')).toBe(SVG);
  expect(await readFile(join(again, 'entries/note/n.md'), 'utf8')).toContain('See [this](entry:n).');
  const space = await readExport(join(at.path, 'export.json'));
  expect(space.ok && space.space.entries.map((one) => one.sys.publishedVersion)).toEqual(
    reading.space.entries.map((one) => one.sys.publishedVersion),
  );
});
