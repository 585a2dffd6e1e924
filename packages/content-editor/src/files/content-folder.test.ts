import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentType } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { readEntry } from './content-folder.ts';

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
