import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { startCommand } from '#tests/helpers/command.ts';

const secret = 'canary-preview-secret_0123456789abcdef';
// The tests share the site; each leaves the content valid.
const test = testWithOwnContent({ PREVIEW_SECRET: secret });

const bar = (page: Page) => page.getByRole('region', { name: 'What to fix' });
const ringers = 'entries/eventPage/bell-ringers.md';

/** Edits a file. @returns a function that restores it */
function edit(folder: string, file: string, change: (text: string) => string): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => writeFileSync(path, before);
}

const typo = (text: string) => text.replace(/^startTime: .*$/m, 'startTime: after tea');
const lineOf = (text: string, start: string) =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

/** Waits until a page for an editor on this machine shows a text, or no longer does. */
const untilShown = (request: APIRequestContext, path: string, text: string, isShown = true) =>
  expect.poll(async () => (await (await request.get(path)).text()).includes(text)).toBe(isShown);

const readiness = async (request: APIRequestContext) => (await request.get('/readyz')).json();

test('every page shows a fault with its file, line and remedy until it is fixed, without scripts too', async ({
  page,
  request,
  folder,
  browser,
  baseURL,
}) => {
  await page.goto('/contact');
  await expect(bar(page)).toHaveCount(0);
  const line = lineOf(readFileSync(join(folder, ringers), 'utf8'), 'startTime');
  const fix = edit(folder, ringers, typo);
  await untilShown(request, '/contact', 'What to fix');
  // The browser still has the page without the bar.
  await page.reload();
  await expect(bar(page)).toContainText('entries/eventPage/bell-ringers.md');
  await expect(bar(page)).toContainText(`Line ${line}: “startTime”: Write a time that can be only one`);
  await expect(bar(page)).toContainText('visitors see it as it was before');
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const response = await plain.goto('/whats-on');
  await expect(bar(plain)).toBeVisible();
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await plain.close();
  fix();
  await untilShown(request, '/contact', 'What to fix', false);
});

test('readyz names file, line and field of a fault, and that visitors are served', async ({
  request,
  folder,
}) => {
  expect((await readiness(request)).problems).toEqual([]);
  const fix = edit(folder, ringers, typo);
  await expect
    .poll(async () => readiness(request))
    .toMatchObject({
      ready: true,
      problems: [
        {
          file: expect.stringMatching(/^[^/]+\/entries\/eventPage\/bell-ringers\.md$/),
          outcome: 'last-good',
          faults: [
            {
              line: expect.any(Number),
              field: 'startTime',
              message: expect.stringContaining('Write a time'),
            },
          ],
        },
      ],
    });
  fix();
  await expect.poll(async () => (await readiness(request)).problems).toEqual([]);
});

test('a finding of the church’s own rules is shown with its file and line, and logged once', async ({
  page,
  request,
  folder,
  start,
}) => {
  const fix = edit(folder, ringers, (text) => text.replace(/^endTime: .*$/m, 'endTime: "17:00"'));
  await untilShown(request, '/contact', 'It ends before it starts');
  await page.goto('/contact');
  await expect(bar(page)).toContainText('It ends before it starts');
  await expect(bar(page)).toContainText('entries/eventPage/bell-ringers.md');
  fix();
  await start.waitForOutput(/"event":"entry-recovered","entry":"eventPage bell-ringers"/);
  const logged = start.output().match(/"event":"entry-(?:part-)?(?:skipped|warning)"[^\n]*bell-ringers/g);
  expect(logged).toHaveLength(1);
});

test('a saved draft shows in the preview at once, where alone its fault is reported', async ({
  page,
  request,
  folder,
}) => {
  const fix = edit(folder, ringers, (text) =>
    text
      .replace(/^endTime: .*$/m, 'endTime: "17:00"')
      .replace(/^title: .*$/m, 'title: Ringing by lantern')
      .replace('---\n', '---\ndraft: true\n'),
  );
  await untilShown(request, `/preview/${secret}/whats-on`, 'Ringing by lantern');
  await page.goto(`/preview/${secret}/whats-on`);
  await expect(bar(page)).toContainText('It ends before it starts');
  await page.goto('/whats-on');
  await expect(bar(page)).toHaveCount(0);
  fix();
});

test('a request with another host name or through a proxy gets no bar', async ({ request, folder }) => {
  const fix = edit(folder, ringers, typo);
  await untilShown(request, '/contact', 'What to fix');
  for (const headers of [
    { Host: 'church.example' },
    { 'X-Forwarded-For': '192.0.2.1' },
    { Via: '1.1 proxy' },
  ]) {
    const response = await request.get('/contact', { headers });
    expect(response.status()).toBe(200);
    expect((await response.text()).includes('What to fix'), JSON.stringify(headers)).toBe(false);
  }
  fix();
});

test('a site with a public address that starts with a fault leaves the faulty entry out, and shows the bar in the preview only', async ({
  folder,
  playwright,
}) => {
  const fix = edit(folder, ringers, typo);
  const restore = edit(folder, 'entries/page/contact.md', (text) => `${text}\nDo leave a message.\n`);
  const site = startCommand(process.execPath, ['scripts/start.js'], {
    CONTENT_FOLDER: folder,
    PREVIEW_SECRET: secret,
    SITE_URL: 'https://church.example',
  });
  const client = await playwright.request.newContext({
    baseURL: await site.waitForOutput(/The site is at (\S+)/),
  });
  expect((await readiness(client)).problems).toHaveLength(1);
  expect(site.errors()).toMatch(/bell-ringers\.md:\d+: “startTime”: .* It is left out until this is fixed/);
  expect((await client.get('/whats-on/bell-ringers')).status()).toBe(404);
  expect(await (await client.get('/contact')).text(), 'another entry').toContain('Do leave a message');
  for (const path of ['/', '/contact', '/whats-on', '/nowhere', '/contact.data', '/_root.data'])
    expect(/What to fix|Write a time/.test(await (await client.get(path)).text()), path).toBe(false);
  expect(await (await client.get(`/preview/${secret}/contact`)).text()).toContain('What to fix');
  await client.dispose();
  await site.stop();
  fix();
  restore();
});
