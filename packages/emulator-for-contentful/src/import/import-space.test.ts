import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExport, beside, svg, types } from '#tests/helpers/any-export.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { ContentError } from '../content/content-reading.ts';
import { exportSpace, exportText, unreachableOrigin } from '../export-file/export-space.ts';
import { readExport } from '../export-file/read-export.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { linkTo } from '../model/space.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { importSpace } from './import-space.ts';

/** Imports `export.json` into a new folder beside it. @returns the folder, and what was said of it */
async function imported(at: string, name = 'content') {
  const folder = join(at, name);
  const log: string[] = [];
  const file = join(at, 'export.json');
  await importSpace({ file, folder, fetching: false, log: (line) => log.push(line.replace(`${at}/`, '')) });
  return { folder, log };
}

async function read(folder: string) {
  const reading = await readContentFolder(folder);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading;
}

test('every value of any export is in the folder, or is said not to be', async () => {
  await fc.assert(
    fc.asyncProperty(anyExport, async (original) => {
      await using at = await contentFolder({ ...beside, 'export.json': JSON.stringify(original) });
      const found = await imported(at.path).catch((error: unknown) => error);
      // A folder of which no entry can be served is not made.
      if (found instanceof ContentError) return;
      const { folder, log } = found as Awaited<ReturnType<typeof imported>>;
      const { space } = await read(folder);
      const whole = await readExport(join(at.path, 'export.json'));
      if (!whole.ok) throw new Error(JSON.stringify(whole.problems));
      for (const { sys, fields } of whole.space.entries) {
        const [own] = space.entries.filter((entry) => entry.sys.id === sys.id);
        const isSaid = log.some((line) => line.startsWith(`Entry ${sys.id}`) || line.includes(`/${sys.id}.`));
        const texts = ['words', 'day', 'other', 'count'];
        const lost = texts.filter((field) => {
          const value = fields[field]?.['en-GB'];
          return value != null && value !== '' && value !== own?.fields[field]?.['en-GB'];
        });
        const isTaken = lost.every((field) => field === 'other') && own !== undefined;
        expect(isTaken || isSaid, `${sys.id} ${lost}\n${log.join('\n')}`).toBe(true);
      }
    }),
    { numRuns: runs(100) },
  );
}, 60_000);

test('a hand-written folder gives the same export after an import', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/note/n.md': '---\ntitle: N\npicture: p\nnext: n\n---\n\nSee [this](entry:n).\n\n| a |\n',
    'assets/p.yaml': 'title: P\ndescription: A picture\nfile: Ä b.svg\n',
    'assets/Ä b.svg': svg,
  });
  await using at = await contentFolder({});
  const reading = await read(folder.path);
  const { copied } = await exportSpace(reading, { file: join(at.path, 'export.json'), origin: undefined });
  expect(copied).toBe(1);
  const again = await imported(at.path);
  expect(again.log).toEqual([]);
  expect(await readFile(join(again.folder, 'assets/p.svg'), 'utf8')).toBe(svg);
  expect(await readFile(join(again.folder, 'entries/note/n.md'), 'utf8')).toContain('See [this](entry:n).');
  const fieldsIn = (text: string) =>
    JSON.parse(text).entries.map(({ sys, fields }: { sys: { id: string }; fields: object }) => [
      sys.id,
      fields,
    ]);
  const first = await readFile(join(at.path, 'export.json'), 'utf8');
  expect(fieldsIn(exportText(await read(again.folder), unreachableOrigin))).toEqual(fieldsIn(first));
});

const richText = (value: string) => {
  const words = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [words] }] };
};
const page = (id: string, values: object) => ({
  sys: { type: 'Entry', contentType: linkTo('ContentType', 'page'), publishedVersion: 7, id },
  fields: values,
});
const locales = [
  { code: 'en-GB', name: 'English', default: true, fallbackCode: null },
  { code: 'de', name: 'German', default: false, fallbackCode: 'en-GB' },
  { code: 'fr', name: 'French', default: false, fallbackCode: 'en-GB' },
];

test('an import writes a file for each translation, and says what such a file cannot express', async () => {
  const fields = {
    title: { 'en-GB': 'Welcome', de: 'Willkommen', fr: null },
    words: { de: 'eins: zwei\n' },
    count: { 'en-GB': 1, de: 2 },
    body: { 'en-GB': richText('Come in.'), de: richText('Kommen Sie herein.') },
  };
  const entries = [
    page('a', fields),
    page('a.de', {}),
    page('a.nl', {}),
    page('b.nl', { title: fields.title }),
  ];
  const original = { contentTypes: types.slice(0, 1), entries, assets: [], locales };
  await using at = await contentFolder({ 'export.json': JSON.stringify(original) });
  const { folder, log } = await imported(at.path);
  expect((await readdir(join(folder, 'entries/page'))).toSorted()).toEqual([
    ...['a.de.md', 'a.md', 'b.nl.de.md', 'b.nl.md'],
  ]);
  expect(await readFile(join(folder, 'entries/page/a.de.md'), 'utf8')).toBe(
    '---\ntitle: Willkommen\nwords: |\n  eins: zwei\n---\n\nKommen Sie herein.\n',
  );
  expect(await readFile(join(folder, 'entries/page/a.md'), 'utf8')).toBe(
    '---\ntitle: Welcome\ncount: 1\n---\n\nCome in.\n',
  );
  expect(log).toEqual([
    expect.stringContaining('content/entries/page/b.nl.de.md:2: “title” must be different'),
    expect.stringContaining('content/entries/page/b.nl.md:2: “title” must be different'),
    'Entry a: a content folder cannot have what stands in title (fr), so it is left out or changed.',
    expect.stringContaining('Entry a.de is left out: '),
    expect.stringContaining('Entry a.nl is left out: '),
    'Entry b.nl: a content folder cannot have what stands in title (fr), so it is left out or changed.',
  ]);
});

test('what breaks a rule of the model, links to nothing or has no field is said', async () => {
  const fields = {
    title: { 'en-GB': 'Longer than the twenty that are allowed' },
    other: { 'en-GB': linkTo('Entry', 'nowhere') },
    gone: { 'en-GB': 'of a field that was deleted' },
    place: { 'en-GB': { lat: 99, lon: 0 } },
  };
  const original = {
    contentTypes: types.slice(0, 1),
    entries: [page('a', fields), page('b', { title: { 'en-GB': 'B' } })],
    assets: [],
    locales,
  };
  await using at = await contentFolder({ 'export.json': JSON.stringify(original) });
  const { folder, log } = await imported(at.path);
  expect(log).toEqual([
    'content/entries/page/a.md:2: “title” must have at most 20 characters; it has 39.',
    expect.stringContaining('content/entries/page/a.md:3: “place” must have “lat” (-90 to 90)'),
    'content/entries/page/a.md:6: “other” points to the entry “nowhere”, which does not exist.',
    'Entry a: a content folder cannot have what stands in place (en-GB), so it is left out or changed.',
  ]);
  const { space } = await read(folder);
  expect(space.entries.map(({ sys }) => sys.id)).toEqual(['b']);
});

test('a failed import leaves no files behind, and never replaces a folder', async () => {
  await using at = await contentFolder({ 'export.json': '{"contentTypes": 1}', 'there/file': '' });
  const file = join(at.path, 'export.json');
  await expect(imported(at.path, 'new')).rejects.toThrow(/export\.json:1: contentTypes: must be a list/);
  const [type] = types;
  const colliding = [type, { ...type, sys: { id: 'Page', type: 'ContentType' } }];
  const sound = { entries: [page('a', { title: { 'en-GB': 'A' } })], assets: [], locales };
  await writeFile(file, JSON.stringify({ ...sound, contentTypes: colliding }));
  await expect(imported(at.path, 'new')).rejects.toThrow('would both have the type name “Page”');
  await writeFile(file, JSON.stringify({ ...sound, contentTypes: [type] }));
  await expect(imported(at.path, 'there')).rejects.toThrow('exists and is not empty');
  expect((await readdir(at.path)).toSorted()).toEqual(['export.json', 'there']);
});
