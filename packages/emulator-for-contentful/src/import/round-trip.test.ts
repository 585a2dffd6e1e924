import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExport, BESIDE, SVG } from '#tests/helpers/any-export.ts';
import { exportSpace, UNREACHABLE_ORIGIN } from '../export-file/export-space.ts';
import { exportText } from '../export-file/export-text.ts';
import { readExport } from '../export-file/read-export.ts';
import { readContentFolder } from '../folder/read-content-folder.ts';
import { contentFolder, SOUND_FOLDER } from '../testing/content-folder.ts';
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
  return exportText(reading, UNREACHABLE_ORIGIN);
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

test('a hand-written folder gives the same export after an import', async () => {
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
