import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';

test('publint has nothing to say about the package', async () => {
  const { dependencies } = createRequire(import.meta.url)('./package.json');
  const [name, file] = Object.entries(dependencies).find(([, source]) => source.startsWith('file:'));
  const { buffer } = new Uint8Array(await readFile(join(import.meta.dirname, file.replace('file:', ''))));
  const { messages, pkg } = await publint({ level: 'suggestion', pack: { tarball: buffer } });
  expect(pkg.name).toBe(name);
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});
