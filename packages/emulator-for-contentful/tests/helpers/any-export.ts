import fc from 'fast-check';
import { linkTo } from '../../src/model/space.ts';

/** Exports of every shape that contentful-export writes, some of them odd, for tests of what comes out again. */

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
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

/** The model of these exports: a content type with a field of every kind, and one with odd rules. */
export const types = [
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
      field('count', 'Integer', { localized: false, validations: [{ range: { min: -9e9, max: null } }] }),
      field('share', 'Number'),
      field('day', 'Date', { validations: [{ dateRange: { min: '1000-01-01', max: null, after: null } }] }),
      field('place', 'Location'),
      field('any', 'Object'),
      field('body', 'RichText', {
        validations: [{ nodes: { 'asset-hyperlink': [{ size: { min: null, max: 15 }, message: null }] } }],
      }),
      field('aside', 'RichText'),
      field('other', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['page'] }] }),
      field('picture', 'Link', {
        linkType: 'Asset',
        validations: [{ assetImageDimensions: { width: { min: 1, max: null } } }],
      }),
      field('more', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [{ newRule: 1 }] } }),
      field('elsewhere', 'ResourceLink', { allowedResources: [{ type: 'Contentful:Entry', source: 'x' }] }),
    ],
  },
  {
    sys: { id: 'plain', type: 'ContentType' },
    name: 'Plain',
    fields: [
      field('code', 'Symbol', { validations: [{ regexp: { pattern: '^[a-z]' } }] }),
      field('broken', 'Symbol', { validations: [{ regexp: { pattern: '(', flags: null } }] }),
    ],
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
const valuesByType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
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
  Object.fromEntries(Object.entries(valuesByType).map(([name, value]) => [name, localised(value)])),
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

/** Any export of six entries and five assets, two of which have their files in `beside`. */
export const anyExport = fc
  .tuple(entry('a'), entry('b'), entry('123'), entry('A'), entry('.hidden'), entry('lost', 'nowhere'))
  .map((entries) => ({
    contentTypes: types,
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
      asset('taken', {
        'en-GB': file('//images.example/s/taken/x/photo-1_ixid_M_3D_w_1949_q_80', {
          fileName: 'photo-1?ixid=M%3D&w=1949&q=80',
          contentType: 'image/jpeg',
        }),
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

/** The files in the folder of an export, by path. */
export const beside = { 'images.example/s/picture/x/A%20file.svg': svg, 'images.example/en.svg': `${svg}\n` };
