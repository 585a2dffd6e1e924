import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, SOUND_FOLDER } from '../testing/content-folder.ts';
import { makeFolderMemory } from './folder-memory.ts';
import { faultsIn, readContentFolder } from './read-content-folder.ts';

const RED = 'entries/label/red.md';
const FILES = {
  ...SOUND_FOLDER,
  'entries/label/blue.md': '---\nname: Blue\n---\n',
  'assets/p.yaml': 'title: P\ndescription: A picture\nfile: p.txt\n',
  'assets/p.txt': 'one',
};

async function remembering(path: string) {
  const memory = makeFolderMemory();
  const read = async () => {
    const reading = await readContentFolder(path, { memory });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const { entries, assets, contentTypes } = reading.space;
    return { blue: entries[0], red: entries[1], asset: assets[0], type: contentTypes[0] };
  };
  return { memory, read };
}

test('what has not changed is not made again, what has changed is', async () => {
  await using folder = await contentFolder(FILES);
  const { read } = await remembering(folder.path);
  const first = await read();
  await writeFile(join(folder.path, RED), '---\nname: Scarlet\n---\n');
  const second = await read();
  expect(second.blue).toBe(first.blue);
  expect(second.type).toBe(first.type);
  expect(second.red?.fields.name).toEqual({ 'en-GB': 'Scarlet' });
});

test('a file of the same size and time that was exchanged is noticed', async () => {
  await using folder = await contentFolder(FILES);
  const { read } = await remembering(folder.path);
  await read();
  const file = join(folder.path, RED);
  const { atime, mtime } = await stat(file);
  await writeFile(file, '---\nname: Tan\n---\n');
  await utimes(file, atime, mtime);
  expect((await read()).red?.fields.name).toEqual({ 'en-GB': 'Tan' });
});

test('an asset is made again when its file changes, an entry when its type does', async () => {
  await using folder = await contentFolder(FILES);
  const { read } = await remembering(folder.path);
  const first = await read();
  await writeFile(join(folder.path, 'assets/p.txt'), 'two');
  const model = String(SOUND_FOLDER['model/label.json']).replace('"required":true', '"required":false');
  await writeFile(
    join(folder.path, 'model/label.json'),
    model.replace('required": true', 'required": false'),
  );
  const second = await read();
  expect(second.asset?.fields.file?.['en-GB']?.url).not.toBe(first.asset?.fields.file?.['en-GB']?.url);
  expect(second.red).not.toBe(first.red);
});

test('a fault is told at each reading until it is mended', async () => {
  await using folder = await contentFolder(FILES);
  const { memory, read } = await remembering(folder.path);
  await read();
  await rm(join(folder.path, 'assets/p.txt'));
  for (const _ of [1, 2]) {
    const reading = await readContentFolder(folder.path, { memory });
    expect(faultsIn(reading)).toMatchObject([{ message: expect.stringContaining('p.txt') }]);
  }
  await writeFile(join(folder.path, 'assets/p.txt'), 'three');
  expect((await read()).asset?.fields.file?.['en-GB']?.details?.size).toBe(5);
});
