import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { ContentError, startEmulator } from './index.ts';
import { contentFolder } from './testing/content-folder.ts';

const sendQuery = async (url: string, query: string) =>
  (
    await fetch(`${url}/spaces/local`, {
      method: 'POST',
      headers: { authorization: 'Bearer local-delivery-token', 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  ).json();

test('a program can serve a folder, change it, call a webhook and stop', async () => {
  await using folder = await contentFolder(soundFolder);
  const topics: unknown[] = [];
  const receiver = createServer((request, response) => {
    topics.push(request.headers['x-contentful-topic']);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const messages: string[] = [];
  const emulator = await startEmulator({
    source: folder.path,
    port: 0,
    watch: false,
    log: (message) => messages.push(message),
  });
  emulator.addWebhook(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
  expect(await sendQuery(emulator.url, '{ label(id: "red") { name } }')).toEqual({
    data: { label: { name: 'Red' } },
  });
  await writeFile(join(folder.path, 'entries/label/red.md'), '---\nname: Scarlet\n---\n');
  await emulator.reload();
  expect(await sendQuery(emulator.url, '{ label(id: "red") { name } }')).toEqual({
    data: { label: { name: 'Scarlet' } },
  });
  await expect.poll(() => topics).toEqual(['ContentManagement.Entry.publish']);
  await emulator.close();
  await expect(fetch(emulator.url)).rejects.toThrow();
  expect(messages).toEqual([]);
  receiver.close();
});

test('an export is served without anything but its path, and its warnings are logged', async () => {
  const type = { sys: { id: 'note', type: 'ContentType' }, name: 'Note', fields: [] };
  const entry = { sys: { id: 'a', type: 'Entry', contentType: { sys: { id: 'gone' } } }, fields: {} };
  await using folder = await contentFolder({
    'space.json': JSON.stringify({ contentTypes: [type], entries: [entry] }),
  });
  const messages: string[] = [];
  const source = join(folder.path, 'space.json');
  const emulator = await startEmulator({ source, port: 0, log: (message) => messages.push(message) });
  expect(await sendQuery(emulator.url, '{ noteCollection { total } }')).toEqual({
    data: { noteCollection: { total: 0 } },
  });
  expect(messages).toEqual([
    `Warning: ${source}:1: entries[0].sys: The content type “gone” is not in the export, so 1 entry cannot be served.`,
  ]);
  await emulator.close();
});

test('content that cannot be served is an error with every fault', async () => {
  const start = startEmulator({ source: '/nowhere', port: 0 });
  await expect(start).rejects.toThrow(ContentError);
  await expect(start).rejects.toThrow('space.yaml:1: There is no such file.');
});
