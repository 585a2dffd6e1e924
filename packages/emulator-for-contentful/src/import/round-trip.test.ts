import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExport, beside, svg, types } from '#tests/helpers/any-export.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { exportSpace, exportText, unreachableOrigin } from '../export-file/export-space.ts';
import { readExport } from '../export-file/read-export.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { linkTo } from '../model/space.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { importSpace } from './import-space.ts';

/** An import and an export together lose nothing, and a second round gives the same bytes. */

async function imported(at: string, name: string): Promise<string> {
  const folder = join(at, name);
  await importSpace({ file: join(at, 'export.json'), folder, fetching: false, log: () => {} });
  return folder;
}

async function exported(folder: string): Promise<string> {
  const reading = await readContentFolder(folder);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return exportText(reading, unreachableOrigin);
}

/** Arrays of entities by id, so that only their order is lost. */
const byId = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([name, list]: [string, { sys?: { id: string } }[]]) => [
      name,
      name === 'locales' ? list : list.toSorted((a, b) => ((a.sys?.id ?? '') < (b.sys?.id ?? '') ? -1 : 1)),
    ]),
  );

test('an import and export loses nothing, and a second one gives the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(anyExport, async (original) => {
      await using at = await contentFolder({ ...beside, 'export.json': JSON.stringify(original) });
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
  const reading = await readContentFolder(folder.path);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { copied } = await exportSpace(reading, { file: join(at.path, 'export.json'), origin: undefined });
  expect(copied).toBe(1);
  const first = await readFile(join(at.path, 'export.json'), 'utf8');
  const again = await imported(at.path, 'again');
  expect(await exported(again)).toBe(first);
  expect(await readFile(join(again, 'assets/p.svg'), 'utf8')).toBe(svg);
  expect(await readFile(join(again, 'entries/note/n.md'), 'utf8')).toContain('See [this](entry:n).');
  const space = await readExport(join(at.path, 'export.json'));
  expect(space.ok && space.space.entries.map((one) => one.sys.publishedVersion)).toEqual(
    reading.space.entries.map((one) => one.sys.publishedVersion),
  );
});

test('an import writes a file for each translation, and what such a file cannot express stays in the entry', async () => {
  const fields = {
    title: { 'en-GB': 'Welcome', de: 'Willkommen', fr: null },
    words: { de: 'eins: zwei\n' },
    count: { 'en-GB': 1, de: 2 },
    body: { 'en-GB': richText('Come in.'), de: richText('Kommen Sie herein.') },
  };
  const [type] = types;
  const sys = { type: 'Entry', contentType: linkTo('ContentType', 'page'), publishedVersion: 7 };
  const page = (id: string, values: object) => ({ sys: { ...sys, id }, fields: values });
  const original = {
    contentTypes: [type],
    entries: [page('a', fields), page('a.de', {}), page('a.nl', {}), page('b.nl', {})],
    assets: [],
    locales: [
      { code: 'en-GB', name: 'English', default: true, fallbackCode: null },
      { code: 'de', name: 'German', default: false, fallbackCode: 'en-GB' },
      { code: 'fr', name: 'French', default: false, fallbackCode: 'en-GB' },
    ],
  };
  await using at = await contentFolder({ 'export.json': JSON.stringify(original) });
  const folder = await imported(at.path, 'content');
  expect((await readdir(join(folder, 'entries/page'))).toSorted()).toEqual(['a.de.md', 'a.md', 'b.nl.md']);
  expect(await readFile(join(folder, 'entries/page/a.de.md'), 'utf8')).toBe(
    '---\ntitle: Willkommen\nwords: |\n  eins: zwei\n---\n\nKommen Sie herein.\n',
  );
  expect(await readFile(join(folder, 'entries/page/a.md'), 'utf8')).toBe(
    '---\ntitle:\n  en-GB: Welcome\n  fr: null\n---\n\nCome in.\n',
  );
  const first = JSON.parse(await exported(folder));
  expect(byId(first)).toMatchObject(byId(original));

  await writeFile(join(folder, 'entries/page/a.de.md'), '---\ntitle: Hallo\n---\n');
  const [a] = JSON.parse(await exported(folder)).entries;
  expect(a.fields.title).toEqual({ 'en-GB': 'Welcome', de: 'Hallo', fr: null });
  expect(a.fields.body.de, 'the text was taken out').toBeUndefined();
  expect(a.sys.publishedVersion, 'the entry has changed').toBeGreaterThan(7);
});

const richText = (value: string) => {
  const words = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [words] }] };
};
