import { expect, test } from 'vitest';
import { exampleExport, ofPage, published, reading, sys } from '#tests/helpers/export-file.ts';
import { sendQuery, spaceOf } from '#tests/helpers/space-of.ts';

/** What is assumed of an export, and what of it is not served (RULES.md §5.1). */

test('an export without locales has the locale of its values', async () => {
  const one = { ...exampleExport, locales: undefined, entries: exampleExport.entries.slice(1) };
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
])('an export without locales, %s, has a default', async (_what, entries, codes) => {
  const { space, faults } = await reading(
    JSON.stringify({ ...exampleExport, locales: undefined, assets: [], entries }),
  );
  expect(faults).toEqual([]);
  expect(space?.locales.filter((locale) => locale.default).map(({ code }) => code)).toEqual([codes[0]]);
  expect(space?.locales.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test('the first of two default locales is used, with a warning', async () => {
  const [english, german] = exampleExport.locales;
  const { space, warnings } = await reading(
    JSON.stringify({ ...exampleExport, entries: [], locales: [english, { ...german, default: true }] }),
  );
  expect(space?.locales.map((locale) => locale.default)).toEqual([true, false]);
  expect(warnings).toEqual(['1: locales: “en-US” and “de” are both the default locale; the first is used.']);
});

test('each kind of data that no query returns gets one warning', async () => {
  const day = { id: 'day', name: 'Day', type: 'Date' };
  const count = { id: 'count', name: 'Count', type: 'Integer' };
  const [page] = exampleExport.contentTypes;
  const entry = (id: string, type: string, fields: object) => ({
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields,
  });
  const { space, faults, warnings } = await reading(
    JSON.stringify(
      {
        ...exampleExport,
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
    'entries[0].sys: The content type “gone” is not in the export, so 2 entries cannot be served.',
    'entries[1].fields.title.fr: The locale “fr” is not in the export: a value of 1 entry is not served.',
    'entries[1].fields.lost: “page” has no field “lost”: a value of 1 entry is not served.',
    'entries[3].fields.day.en-US: “day” of “page” must be a date, not “soon”: queries return null with an error, in 1 entry.',
    'entries[3].fields.count.en-US: “count” of “page” must be a whole number up to 2147483647, not “3.5”: queries return null with an error, in 1 entry.',
  ]);
  const query = '{ page(id: "d", preview: true) { title day count } }';
  const response = await sendQuery(space ?? spaceOf({}), query, { token: 'preview' });
  expect(response.data).toEqual({ page: { title: null, day: null, count: null } });
  expect(
    response.errors.map(({ message, path, extensions }) => [message, path, extensions.contentful.code]),
  ).toEqual([
    [
      "Query execution error. The field 'day' of entry 'd' has the value “soon”, which is not a date",
      ['page', 'day'],
      'INTERNAL_SERVER_ERROR',
    ],
    [
      "Query execution error. The field 'count' of entry 'd' has the value “3.5”, which is not a whole number up to 2147483647",
      ['page', 'count'],
      'INTERNAL_SERVER_ERROR',
    ],
  ]);
});

test('a link to what is not in the export gets one warning for each field', async () => {
  const to = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
  const next = { id: 'next', name: 'Next', type: 'Array', items: { type: 'Link', linkType: 'Entry' } };
  const body = { id: 'body', name: 'Body', type: 'RichText' };
  const embed = { nodeType: 'embedded-entry-block', data: { target: to('away') }, content: [] };
  const [page] = exampleExport.contentTypes;
  const entry = (id: string, ...targets: readonly string[]) => ({
    sys: sys(id, { type: 'Entry', ...ofPage, ...published }),
    fields: {
      next: { 'en-US': targets.map(to) },
      ...(id === 'c' && { body: { 'en-US': { nodeType: 'document', data: {}, content: [embed] } } }),
    },
  });
  const { faults, warnings } = await reading(
    JSON.stringify({
      ...exampleExport,
      contentTypes: [{ ...page, fields: [next, body] }],
      assets: [],
      entries: [entry('a', 'b'), entry('b', 'a', 'gone'), entry('c', 'lost', 'gone')],
    }),
  );
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    '1: entries[1].fields.next.en-US: “next” of “page” links to what is not in the export, such as the entry “gone”: queries return null with an error, in 2 entries.',
    '1: entries[2].fields.body.en-US: “body” of “page” links to what is not in the export, such as the entry “away”: queries return null with an error, in 1 entry.',
  ]);
});

test('a value that its field cannot have gets a warning, and is null with an error', async () => {
  const link = (linkType: string) => ({ sys: { type: 'Link', linkType, id: 'x' } });
  const fields = [
    [{ type: 'Symbol' }, 5, 'a text'],
    [{ type: 'Text' }, { a: 1 }, 'a text'],
    [{ type: 'RichText' }, 'Some words', 'a rich text document'],
    [{ type: 'Location' }, { lat: '51', lon: 0 }, 'a place with “lat” and “lon”'],
    [{ type: 'Boolean' }, 'yes', 'true or false'],
    [{ type: 'Link', linkType: 'Asset' }, link('Entry'), 'a link of its type'],
    [{ type: 'Link', linkType: 'Entry' }, 'page', 'a link of its type'],
    [{ type: 'Array', items: { type: 'Symbol' } }, 'one', 'a list, and its items of their type'],
    [{ type: 'Array', items: { type: 'Symbol' } }, ['one', 2], 'a list, and its items of their type'],
    [
      { type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
      [link('Entry'), null],
      'a list, and its items of their type',
    ],
  ] as const;
  const typed = fields.map(([field], index) => ({ id: `f${index}`, name: 'F', ...field }));
  const values = fields.map(([, value], index) => [`f${index}`, { 'en-US': value }]);
  const [page] = exampleExport.contentTypes;
  const faulty = {
    ...exampleExport,
    contentTypes: [{ ...page, fields: typed }],
    assets: [],
    entries: [
      { sys: sys('a', { type: 'Entry', ...ofPage, ...published }), fields: Object.fromEntries(values) },
    ],
  };
  const { space, warnings } = await reading(JSON.stringify(faulty));
  expect(warnings.map((warning) => /must be (.*), not “/.exec(warning)?.[1])).toEqual(
    fields.map(([, , expected]) => expected),
  );
  const selections =
    'f0 f1 f2 { json } f3 { lat } f4 f5 { url } f6 { sys { id } } f7 f8 f9Collection { total }';
  const { data, errors } = await sendQuery(space ?? spaceOf({}), `{ page(id: "a") { ${selections} } }`);
  expect(Object.values((data as { page: object }).page)).toEqual(fields.map(() => null));
  expect(errors.map(({ message }) => /which is not (.*)$/.exec(message)?.[1])).toEqual(
    fields.map(([, , expected]) => expected),
  );
});
