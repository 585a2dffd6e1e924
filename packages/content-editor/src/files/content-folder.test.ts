import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { readEntries, readEntry } from './content-folder.ts';

const typeWith = (fieldType: string) =>
  ({
    sys: { id: 'note' },
    fields: [{ id: 'title', name: 'Title', type: fieldType }],
  }) as unknown as ContentType;

test('an entry is read again when its type or its file has changed, and else is the same', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-folder-'));
  const file = join(folder.path, 'entries/note/one.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '---\ntitle: One\n---\n');
  const [symbol, object] = [typeWith('Symbol'), typeWith('Object')];
  const first = await readEntry(folder.path, symbol, 'one');
  expect(first).toBeDefined();
  expect(await readEntry(folder.path, symbol, 'one')).toBe(first);
  expect(await readEntry(folder.path, object, 'one')).not.toBe(first);
  writeFileSync(file, '---\ntitle: Two\n---\n');
  expect((await readEntry(folder.path, symbol, 'one'))?.text).toBe('---\ntitle: Two\n---\n');
});

test('what lies outside the folder, and what is no file, is listed with its reason and never read; other encodings are', async () => {
  using outside = mkdtempDisposableSync(join(tmpdir(), 'outside-'));
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-folder-'));
  const type = typeWith('Symbol');
  mkdirSync(join(folder.path, 'entries/note/folder.md'), { recursive: true });
  writeFileSync(join(outside.path, 'secret'), '---\ntitle: root:x:0:0\n---\n');
  symlinkSync(join(outside.path, 'secret'), join(folder.path, 'entries/note/link.md'));
  writeFileSync(join(folder.path, 'entries/note/ansi.md'), '---\ntitle: caf\xe9\n---\n', 'latin1');
  const entries = await readEntries(folder.path, [type]);
  const about = entries.map(({ id, values, unreadable }) => [id, values.title, unreadable] as const);
  expect(about.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['ansi', 'café', undefined],
    ['folder', undefined, expect.stringContaining('This is a folder, where a file is expected.')],
    ['link', undefined, expect.stringContaining('This is a link to a place outside the content folder')],
  ]);
  expect(JSON.stringify(entries)).not.toContain('root:x');
});
