import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import { startCommand } from '#tests/helpers/command.ts';
import { embedded } from '#tests/helpers/content.ts';
import { copyContent, makeContent } from '#tests/helpers/content-folder.ts';

/** Starts the product with settings that it must refuse. */
async function refusal(settings: Readonly<Record<string, string>>) {
  const start = startCommand(process.execPath, ['scripts/start.js'], settings);
  const code = await start.ended;
  return { code, errors: start.errors().trim(), output: start.output() };
}

/** One line without a stack that ends with a full stop. */
function expectSentence(errors: string): void {
  expect(errors.split('\n')).toHaveLength(1);
  expect(errors).toMatch(/^\S.*\.$/);
  expect(errors).not.toMatch(/\bat .*:\d+:\d+|node_modules|Error:/);
}

test('a port that is taken is refused in one sentence that names it', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const port = String((taken.address() as AddressInfo).port);
  const { code, errors } = await refusal({ PORT: port });
  await new Promise((resolve) => taken.close(resolve));
  expect(code).toBeGreaterThan(0);
  expectSentence(errors);
  expect(errors).toContain(port);
});

test('a port that is no number is refused in one sentence that names the setting', async () => {
  const { code, errors } = await refusal({ PORT: 'eighty' });
  expect(code).toBeGreaterThan(0);
  expectSentence(errors);
  expect(errors).toContain('PORT');
});

test('a content folder of which nothing can be served is refused with each file, line and reason', async () => {
  const content = makeContent({
    'socialMediaLink/boards.md': '---\nname: Boards\nurl: https://boards.example.net\ncolour: red\n---\n',
    'socialMediaLink/forum.md': '---\nname: Forum\n---\n',
    'socialMediaLink/video.md': '---\nname: [\n---\n',
  });
  const { code, errors } = await refusal({ CONTENT_FOLDER: content.folder });
  content.remove();
  expect(code).toBeGreaterThan(0);
  expect(errors.split('\n')).toEqual([
    expect.stringMatching(/socialMediaLink\/boards\.md:4: .*“colour”/),
    expect.stringMatching(/socialMediaLink\/forum\.md:3: “url” is missing/),
    expect.stringMatching(/socialMediaLink\/video\.md:\d: This cannot be read: /),
  ]);
});

test('a fault in the content model is refused with its file, line and reason', async () => {
  const content = copyContent();
  writeFileSync(join(content.folder, 'model/organ.json'), '{"sys": {"id": "organ"}, "name": "Organ"}');
  const { code, errors } = await refusal({ CONTENT_FOLDER: content.folder });
  content.remove();
  expect(code).toBeGreaterThan(0);
  expectSentence(errors);
  expect(errors).toMatch(/model\/organ\.json:1: /);
});

test('a content folder that is not there is refused in one sentence', async () => {
  const { code, errors } = await refusal({ CONTENT_FOLDER: '/no/such/folder' });
  expect(code).toBeGreaterThan(0);
  expectSentence(errors);
  expect(errors).toContain('/no/such/folder');
});

test('a token that is refused, and a setting whose name is misspelt, are named in the log and in /readyz', async () => {
  const site = startCommand(process.execPath, ['build/site.js'], {
    CONTENT_ENDPOINT: addresses().content,
    CONTENT_SPACE: embedded.space,
    CONTENT_TOKEN: 'not-the-token-of-this-space',
    CONTENT_ENVIROMENT: 'staging',
  });
  const url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  expect(site.output()).toContain(
    'CONTENT_ENVIROMENT is no setting of the site: did you mean CONTENT_ENVIRONMENT?',
  );
  expect(site.output()).toContain('The service refuses CONTENT_TOKEN');
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ fault: { kind: 'server-error', status: 401 } });
  await site.stop();
  expect(site.output()).not.toContain('not-the-token-of-this-space');
});

test('a site whose cache folder cannot be created logs it at once, and serves', async () => {
  const site = startCommand(process.execPath, ['build/site.js'], {
    CONTENT_ENDPOINT: addresses().content,
    CONTENT_SPACE: embedded.space,
    CONTENT_TOKEN: embedded.token,
    CACHE_DIR: '/proc/nobody/cache',
  });
  const url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  expect(site.output()).toMatch(/"snapshot-write-failed".*\/proc\/nobody\/cache/);
  expect((await fetch(`${url}/contact`)).status).toBe(200);
  await site.stop();
});
