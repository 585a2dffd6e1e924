import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { verifyRequest } from '@contentful/node-apps-toolkit';
import { expect, test } from 'vitest';
import { soundFolder } from '#tests/helpers/sound-folder.ts';
import { contentFolder } from './testing/content-folder.ts';

/** Starts the service as its own process, as the start script does. */
function start(
  folder: string,
  port = 0,
  settings: Record<string, string> = {},
  args: string[] = [],
): { process: ChildProcess; output: () => string; faults: () => string } {
  const child = fork(new URL(import.meta.resolve('emulator-for-contentful/command')), args, {
    silent: true,
    env: {
      PATH: process.env.PATH,
      CONTENT_FOLDER: folder,
      CONTENT_PORT: String(port),
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

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('it reports its address when ready, responds, and stops cleanly on SIGTERM', async () => {
  await using folder = await contentFolder(soundFolder);
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

test('it refuses content if nothing can be served, and lists every fault', async () => {
  await using folder = await contentFolder({
    ...soundFolder,
    'entries/label/red.md': '',
    'entries/label/a.md': '---\ncolour: x\n---\n',
    'entries/label/b.md': '',
  });
  const service = start(folder.path);
  expect(await once(service.process, 'close')).toEqual([1, null]);
  const lines = service.faults().trim().split('\n');
  expect(lines.map((line) => line.slice(folder.path.length).split(': ')[0])).toEqual([
    '/entries/label/a.md:2',
    '/entries/label/a.md:3',
    '/entries/label/b.md:1',
    '/entries/label/red.md:1',
  ]);
});

test('a reader that closes the pipe early does not change the exit code of a command', async () => {
  await using folder = await contentFolder(soundFolder);
  const schema = start(folder.path, 0, {}, ['schema']);
  schema.process.stdout?.destroy();
  expect(await once(schema.process, 'close')).toEqual([0, null]);
  expect(schema.faults()).toBe('');
  const check = start(join(folder.path, 'missing'), 0, {}, ['check']);
  check.process.stderr?.destroy();
  expect(await once(check.process, 'close')).toEqual([1, null]);
});

test.each([
  [['--help'], 0, /^emulator-for-contentful \[export\.json \| folder\] /],
  [['check', '-h'], 0, /^emulator-for-contentful \[export\.json \| folder\] /],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  [['import', '--off'], 1, /^The command takes the path of an export, .*, not “--off”: /],
  [['constructor'], 1, /^constructor\/space\.yaml:1: There is no such file\. /],
  [
    ['--prot', '1'],
    1,
    /^The command takes the path of an export or a content folder, .*, not “--prot 1”\.\n$/,
  ],
])('the arguments %j give exit code %i and their text', async (args, code, text) => {
  await using folder = await contentFolder(soundFolder);
  const command = start(folder.path, 0, {}, args);
  expect(await once(command.process, 'close')).toEqual([code, null]);
  expect(command.output() + command.faults()).toMatch(text);
});

test('a port in use gives one sentence', async () => {
  await using folder = await contentFolder(soundFolder);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = portOf(other);
  const service = start(folder.path, port);
  expect(await once(service.process, 'close')).toEqual([1, null]);
  expect(service.faults()).toBe(
    `Port ${port} is in use by another program: set CONTENT_PORT to another one.\n`,
  );
  other.close();
});

test('it serves changed content, and the last good version of an entry while its file has a fault', async () => {
  await using folder = await contentFolder(soundFolder);
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
  await expect.poll(service.faults, { timeout: 5000 }).toContain('Its last good version is served');
  expect(await names()).toEqual(['Blue', 'Red']);
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'close')).toEqual([0, null]);
});

const secret = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

test('a saved file is announced, signed, to the webhooks of the settings and of the parent process', async () => {
  await using folder = await contentFolder(soundFolder);
  const calls: string[] = [];
  const hook = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sound = verifyRequest(secret, {
      method: 'POST',
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    });
    calls.push(`${request.url} ${request.headers['x-contentful-topic']} ${sound}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const port = portOf(hook);
  const service = start(folder.path, 0, {
    CONTENT_WEBHOOK_URL: `http://127.0.0.1:${port}/first, http://127.0.0.1:${port}/second`,
    CONTENT_WEBHOOK_SECRET: secret,
  });
  await once(service.process, 'message');
  await writeFile(join(folder.path, 'entries/label/red.md'), '---\nname: Scarlet\n---\n');
  await expect
    .poll(() => calls.toSorted(), { timeout: 5000, interval: 10 })
    .toEqual(['/first ContentManagement.Entry.publish true', '/second ContentManagement.Entry.publish true']);
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'close')).toEqual([0, null]);
  expect(service.faults()).toBe('');
  hook.close();
});

test('while a webhook refuses calls, changes are served and the failure is logged once', async () => {
  await using folder = await contentFolder(soundFolder);
  let calls = 0;
  const hook = createHttpServer((_, response) => {
    calls += 1;
    response.writeHead(403).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const service = start(folder.path, 0, {
    CONTENT_WEBHOOK_URL: `http://127.0.0.1:${portOf(hook)}/hooks/content`,
  });
  const [{ url }] = (await once(service.process, 'message')) as [{ url: string }];
  const query = encodeURIComponent('{ label(id: "red") { name } }');
  for (const [at, name] of ['Scarlet', 'Crimson', 'Ruby'].entries()) {
    await writeFile(join(folder.path, 'entries/label/red.md'), `---\nname: ${name}\n---\n`);
    await expect
      .poll(async () =>
        (await fetch(`${url}/spaces/local?access_token=local-delivery-token&query=${query}`)).json(),
      )
      .toEqual({ data: { label: { name } } });
    await expect.poll(() => calls).toBe(at + 1);
  }
  service.process.kill('SIGTERM');
  expect(await once(service.process, 'close')).toEqual([0, null]);
  expect(service.faults()).toMatch(
    /did not accept .*: it responded with 403\. The content is served anyway\.\n$/,
  );
  expect(service.faults().trim().split('\n')).toHaveLength(1);
  hook.close();
});
