import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openKeptPictures } from './kept-pictures.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'pictures');
}

const version = '/pictures/choir/7';
const picture = (bytes = 100) => ({ type: 'image/avif', bytes: new Uint8Array(bytes).fill(10) });

/** Opens the folder; what it says in the log is returned beside it. */
async function opened(folder: string, room?: number) {
  const said: string[] = [];
  const kept = await openKeptPictures(folder, (_, event) => said.push(event), room);
  return { kept, said };
}

/** A folder with one picture in it, and its file. */
async function withOne() {
  const folder = newFolder();
  const { kept } = await opened(folder);
  kept.keep('choir', version, picture());
  await kept.written();
  const [file = ''] = readdirSync(folder);
  return { folder, file: join(folder, file) };
}

test('a picture that is kept is found by the next process, in its version only', async () => {
  const { kept, said } = await opened((await withOne()).folder);
  expect(await kept.find('choir', version)).toEqual(picture());
  expect(await kept.find('choir', '/pictures/choir/8')).toBeUndefined();
  expect(await kept.find('organ', version)).toBeUndefined();
  expect(said).toEqual([]);
});

test('a new version takes the place of the one before, and nobody else may read it', async () => {
  const { folder, file } = await withOne();
  const { kept } = await opened(folder);
  kept.keep('choir', '/pictures/choir/8', picture(50));
  await kept.written();
  expect(await kept.find('choir', '/pictures/choir/8')).toEqual(picture(50));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(statSync(file).mode & 0o077).toBe(0);
});

for (const [what, damage] of [
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['empty', () => Buffer.alloc(0)],
  ['of one line', () => Buffer.from('church-website kept picture 1\n')],
  ['with one byte changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(11)])],
] as const) {
  test(`a file that is ${what} is no picture`, async () => {
    const { folder, file } = await withOne();
    writeFileSync(file, damage(readFileSync(file)));
    const { kept } = await opened(folder);
    expect(await kept.find('choir', version)).toBeUndefined();
    kept.keep('choir', version, picture());
    await kept.written();
    expect(await kept.find('choir', version)).toEqual(picture());
  });
}

test('where there is no more room the picture goes that was handed in first, in this process or one before', async () => {
  const folder = newFolder();
  const { kept } = await opened(folder, 1_000);
  for (const name of ['one', 'two', 'one', 'three', 'four']) {
    kept.keep(name, version, picture());
    await kept.written();
  }
  const { kept: next } = await opened(folder, 1_000);
  expect(await next.find('two', version)).toBeUndefined();
  expect(await next.find('one', version)).toEqual(picture());
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000);
});

test('a picture of many megabytes is not kept, and what a killed process has left half written is cleared away', async () => {
  const { folder, file } = await withOne();
  writeFileSync(`${file}.1.new`, 'half');
  const { kept } = await opened(folder);
  kept.keep('organ', version, picture(3_000_000));
  await kept.written();
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([file]);
});

test('a folder that cannot be used is said once, and stops nothing', async () => {
  const { file } = await withOne();
  const { kept, said } = await opened(file);
  kept.keep('choir', version, picture());
  await kept.written();
  expect(await kept.find('choir', version)).toBeUndefined();
  expect(said).toEqual(['pictures-not-kept']);
});
