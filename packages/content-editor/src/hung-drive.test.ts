import { contentFolder } from 'emulator-for-contentful/testing';
import { expect, test } from 'vitest';
import { disk } from '../../emulator-for-contentful/src/folder/disk.ts';
import type { SiteRules } from './options.ts';
import { startEditor } from './start-editor.ts';

const rules = { check: async () => ({ shown: undefined, problems: [] }) } as unknown as SiteRules;

test('while the drive of the folder hangs, each page says so in a sentence, and afterwards all is well', async () => {
  await using folder = await contentFolder({
    'space.yaml': 'name: Test\nlocales:\n  - {code: en-GB, name: English, default: true}\n',
  });
  const editor = await startEditor(
    {
      ...{ folder: folder.path, port: 0, rules, hints: {}, assets: [] },
      dates: { eventType: 'event', changeType: 'change', askedAfter: 'end' },
      siteUrl: () => undefined,
    },
    [],
  );
  const opened = await fetch(editor.address, { redirect: 'manual' });
  const cookie = `${opened.headers.get('set-cookie')?.split(';')[0]}`;
  const get = async () => {
    const response = await fetch(editor.url, { headers: { cookie } });
    return [response.status, await response.text()] as const;
  };
  expect((await get())[0]).toBe(200);

  const own = { ...disk };
  const { promise, resolve } = Promise.withResolvers<void>();
  disk.timeLimit = 50;
  disk.stat = (async (path: string) => {
    if (path === folder.path) await promise;
    return own.stat(path);
  }) as typeof disk.stat;
  for (const sentence of ['does not respond: it was not read in 0.05 seconds', 'still does not respond']) {
    const [status, text] = await get();
    expect(status).toBe(503);
    expect(text).toContain('The content folder cannot be read, so nothing was saved.');
    expect(text).toContain(sentence);
  }
  Object.assign(disk, own);
  resolve();
  await expect.poll(async () => (await get())[0]).toBe(200);
  await editor.close();
});
