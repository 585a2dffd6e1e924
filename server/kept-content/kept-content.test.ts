import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openKeptContent } from './kept-content.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kept-content-'));
  made.push(folder);
  return folder;
}

const address = {
  endpoint: 'https://content.example/v1',
  space: 'one',
  environment: undefined,
  token: 'secret',
};
const answer = { key: 'Page/contact', question: 'q', data: { words: 'Find us' }, askedAt: 1_000 };

/** Opens the folder; what it says in the log is returned beside it. */
async function opened(folder: string, other: Partial<typeof address> = {}) {
  const said: string[] = [];
  const kept = await openKeptContent(folder, { ...address, ...other }, (_, event) => said.push(event));
  return { kept, said };
}

function files(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function folderWithOne(): Promise<string> {
  const folder = newFolder();
  const { kept } = await opened(folder);
  kept.keep(answer, 'f');
  await kept.written();
  return folder;
}

test('what is kept is found by the next process, with its age', async () => {
  const { kept, said } = await opened(await folderWithOne());
  expect([...kept.found.values()]).toEqual([answer]);
  expect(said).toEqual([]);
});

test('content of another space, environment or service is never found; a new token changes nothing', async () => {
  const folder = await folderWithOne();
  for (const other of [{ space: 'two' }, { endpoint: 'https://other.example/v1' }])
    expect((await opened(folder, other)).kept.found.size).toBe(0);
  const environment = await openKeptContent(folder, { ...address, environment: 'staging' }, () => {});
  expect(environment.found.size).toBe(0);
  expect((await opened(folder, { token: 'new' })).kept.found.size).toBe(1);
});

test('of the spaces that a site has left behind the newest three stay', async () => {
  const folder = newFolder();
  for (const space of ['one', 'two', 'three', 'four', 'five', 'six']) await opened(folder, { space });
  expect(readdirSync(folder)).toHaveLength(4);
});

test('the token is in no file and no name, and nobody else may read them', async () => {
  const folder = await folderWithOne();
  const [file = ''] = files(folder);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8') + file).not.toContain('secret');
});

for (const [what, damage] of [
  ['cut short', (text: string) => text.slice(0, -5)],
  ['empty', () => ''],
  ['with one letter changed', (text: string) => text.replace('Find', 'Find?')],
  ['of another form', (text: string) => text.replace('kept content 1', 'kept content 2')],
  ['with bytes after its end', (text: string) => `${text}x`],
] as const) {
  test(`a file that is ${what} is ignored, said, and in nobody’s way`, async () => {
    const folder = await folderWithOne();
    const [file = ''] = files(folder);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const { kept, said } = await opened(folder);
    expect(kept.found.size).toBe(0);
    expect(said).toEqual(['kept-content-damaged']);
    kept.keep(answer, 'f');
    await kept.written();
    expect((await opened(folder)).kept.found.size).toBe(1);
  });
}

test('a file under another’s name is not taken for it', async () => {
  const folder = await folderWithOne();
  const [file = ''] = files(folder);
  writeFileSync(file.replace(/\w{40}\.json$/, `${'a'.repeat(40)}.json`), readFileSync(file));
  const { kept, said } = await opened(folder);
  expect(kept.found.size).toBe(1);
  expect(said).toEqual(['kept-content-damaged']);
});

test('what a killed process has left half written is cleared away', async () => {
  const folder = await folderWithOne();
  const [file = ''] = files(folder);
  writeFileSync(`${file}.1.new`, 'half');
  await opened(folder);
  expect(files(folder)).toEqual([file]);
});

test('an answer that stays the same is written once an hour', async () => {
  const folder = await folderWithOne();
  const { kept } = await opened(folder);
  kept.keep(answer, 'f');
  kept.keep({ ...answer, askedAt: 60_000 }, 'f');
  await kept.written();
  expect((await opened(folder)).kept.found.get(answer.key)?.askedAt).toBe(1_000);
  kept.keep({ ...answer, askedAt: 3_700_000 }, 'f');
  await kept.written();
  expect((await opened(folder)).kept.found.get(answer.key)?.askedAt).toBe(3_700_000);
});

test('a full folder takes no more, and says so once', async () => {
  const folder = newFolder();
  const { kept, said } = await opened(folder);
  const large = { words: 'x'.repeat(12_000_000) };
  for (const key of ['a', 'b', 'c', 'd']) kept.keep({ ...answer, key, data: large }, key);
  await kept.written();
  expect(files(folder)).toHaveLength(2);
  expect(said).toEqual(['content-not-kept']);
});

test('what is forgotten is gone, and makes room', async () => {
  const folder = await folderWithOne();
  const { kept } = await opened(folder);
  kept.forget(answer.key);
  await kept.written();
  expect(files(folder)).toEqual([]);
});

test('a folder that cannot be used is said, and stops nothing', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  const { kept, said } = await opened(file);
  kept.keep(answer, 'f');
  await kept.written();
  expect(kept.found.size).toBe(0);
  expect(said).toEqual(['content-not-kept']);
});

test('a folder that can never be made is said at once, and stops nothing', async () => {
  const { kept, said } = await opened('/proc/nobody/kept');
  kept.keep(answer, 'f');
  await kept.written();
  expect(said).toEqual(['content-not-kept']);
});
