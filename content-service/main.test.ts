import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, SOUND_FOLDER } from './testing/content-folder.ts';

/** Starts the service as its own process, as the start script does. */
function start(
  folder: string,
  port = 0,
  settings: Record<string, string> = {},
): { process: ChildProcess; output: () => string; faults: () => string } {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    silent: true,
    env: {
      PATH: process.env.PATH,
      CONTENT_FOLDER: folder,
      CONTENT_PORT: String(port),
      CONTENT_IMAGE_CACHE: join(folder, '.images'),
      ...settings,
    },
    execArgv: [],
  });
  let [output, faults] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    faults += String(chunk);
  });
  return { process: child, output: () => output, faults: () => faults };
}

test('it says where it is ready, answers, and stops cleanly on SIGTERM', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const service = start(folder.path);
  const [message] = (await once(service.process, 'message')) as [{ kind: string; url: string }];
  expect(message).toEqual({
    kind: 'ready',
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/content\/v1$/),
  });
  const response = await fetch(`${message.url}/spaces/local?access_token=local-delivery-token`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ labelCollection { items { name } } }' }),
  });
  expect(await response.json()).toEqual({ data: { labelCollection: { items: [{ name: 'Red' }] } } });
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'close')).toEqual([0, null]);
  expect(JSON.parse(service.output())).toMatchObject({ event: 'content-service-ready', url: message.url });
  expect(service.faults()).toBe('');
});

test('it refuses bad content and tells every fault', async () => {
  await using folder = await contentFolder({
    ...SOUND_FOLDER,
    'entries/label/a.md': '---\ncolour: x\n---\n',
    'entries/label/b.md': '',
  });
  const service = start(folder.path);
  expect(await once(service.process, 'close')).toEqual([1, null]);
  const lines = service.faults().trim().split('\n');
  expect(lines.map((line) => line.slice(folder.path.length).split(': ')[0])).toEqual([
    '/entries/label/a.md:1',
    '/entries/label/a.md:2',
    '/entries/label/b.md:1',
  ]);
});

test('a port in use is told in one sentence', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const service = start(folder.path, port);
  expect(await once(service.process, 'close')).toEqual([1, null]);
  expect(service.faults()).toBe(
    `Port ${port} is in use by another program: set CONTENT_PORT to another one.\n`,
  );
  other.close();
});

test('it serves changed content, and keeps the last sound content when there is a fault', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const service = start(folder.path);
  const [{ url }] = (await once(service.process, 'message')) as [{ url: string }];
  const names = async () => {
    const query = encodeURIComponent('{ labelCollection(order: name_ASC) { items { name } } }');
    const response = await fetch(`${url}/spaces/local?access_token=local-delivery-token&query=${query}`);
    const body = (await response.json()) as { data: { labelCollection: { items: { name: string }[] } } };
    return body.data.labelCollection.items.map((item) => item.name);
  };
  await writeFile(join(folder.path, 'entries/label/blue.md'), '---\nname: Blue\n---\n');
  await expect.poll(names, { timeout: 5000 }).toEqual(['Blue', 'Red']);
  await writeFile(join(folder.path, 'entries/label/blue.md'), '---\nnam: Blue\n---\n');
  await expect.poll(service.faults, { timeout: 5000 }).toContain('the last sound content is still served');
  expect(await names()).toEqual(['Blue', 'Red']);
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'close')).toEqual([0, null]);
});

test('a saved file is told to the webhook within about a second', async () => {
  await using folder = await contentFolder(SOUND_FOLDER);
  const topics: string[] = [];
  const hook = createHttpServer((request, response) => {
    topics.push(String(request.headers['x-contentful-topic']));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const address = hook.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const service = start(folder.path, 0, { CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/hooks/content` });
  await once(service.process, 'message');
  await writeFile(join(folder.path, 'entries/label/red.md'), '---\nname: Scarlet\n---\n');
  const saved = performance.now();
  await expect
    .poll(() => topics, { timeout: 5000, interval: 10 })
    .toEqual(['ContentManagement.Entry.publish']);
  expect(performance.now() - saved).toBeLessThan(1500);
  service.process.kill('SIGTERM');
  await once(service.process, 'close');
  hook.close();
});
