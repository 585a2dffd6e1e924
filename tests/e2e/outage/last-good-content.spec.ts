import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { paths } from '#tests/fixtures/site-map.ts';
import { canary, startSecondSite } from '#tests/fixtures/test-with-fake-content-service.ts';
import type { Command } from '#tests/helpers/command.ts';
import { type FakeContentService, startFakeContentService } from '#tests/helpers/fake-content-service.ts';

interface Kept {
  fakeService: FakeContentService;
  folder: string;
  /** Starts a site on the folder; one after the other, as an operator does. */
  start: (settings?: Readonly<Record<string, string>>) => Command;
}

/** A folder in which one site leaves what the next one finds. */
const test = base.extend<Kept>({
  fakeService: async ({ browserName: _ }, use) => {
    const fakeService = await startFakeContentService();
    await use(fakeService);
    await fakeService.close();
  },
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'church-kept-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  start: async ({ fakeService, folder }, use) => {
    const sites: Command[] = [];
    await use((settings = {}) => {
      const site = startSecondSite(fakeService, { KEPT_CONTENT: folder, CONTENT_MAX_AGE: '60', ...settings });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
  },
});

const readyUrl = (site: Command) => site.said(/"site-ready","url":"([^"]+)"/);

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const textsOf = (folder: string) =>
  filesOf(folder)
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'));

/** What is in the files once no more is being written: a site writes in its own time. */
async function whenWritten(folder: string): Promise<readonly string[]> {
  for (;;) {
    const texts = textsOf(folder);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (textsOf(folder).join() === texts.join()) return texts;
  }
}

/** Lets a site get to know all of its content, and ends it. */
async function leaveContent(start: Kept['start'], folder: string, signal: NodeJS.Signals): Promise<void> {
  const site = start();
  await site.said(/"content-learnt"/);
  await whenWritten(folder);
  await site.stop(signal);
}

test('a site without any visit, killed and started again without its content service, shows every page', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  await leaveContent(start, folder, 'SIGKILL');
  for (const file of filesOf(folder)) expect(readFileSync(file, 'utf8'), file).not.toContain(canary);

  await fakeService.close();
  const second = start();
  const url = await readyUrl(second);
  expect(await second.said(/"site-ready".*/)).toContain('"serving":"kept content"');
  const others = [
    '/whats-on/choir-practice',
    '/calendar.ics',
    '/coming-up.atom',
    '/sitemap.xml',
    '/go/carols',
  ];
  for (const path of [...paths, ...others]) {
    const response = await request.get(url + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(path === '/go/carols' ? 302 : 200);
    expect((await request.get(`${url}${path === '/' ? '/_' : path}.data`)).status(), path).not.toBe(503);
  }
  expect((await request.get(`${url}/whats-on/nobody-knows`)).status()).toBe(404);
});

test('a folder that was damaged in every file is a site that has never worked, and says so', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  await leaveContent(start, folder, 'SIGTERM');
  for (const file of filesOf(folder)) writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  fakeService.behave({ kind: 'answer', status: 500, type: 'text/plain', body: '' });
  const second = start();
  const url = await readyUrl(second);
  expect(second.output()).toContain('kept-content-damaged');
  expect(second.output()).toContain('"serving":"nothing');
  expect((await request.get(`${url}/contact`)).status()).toBe(503);
});

test('drafts in a preview are not stored', async ({ request, folder, start }) => {
  const secret = 'canary-preview-secret_0123456789abcdef';
  const site = start({ PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'local-preview-token' });
  const url = await readyUrl(site);
  await site.said(/"content-learnt"/);
  const before = await whenWritten(folder);
  expect((await request.get(`${url}/preview/${secret}/contact`)).status()).toBe(200);
  await site.stop();
  expect(textsOf(folder)).toEqual(before);
});

test('a picture that was shown before is there after a restart without the content service', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  const first = start();
  const url = await readyUrl(first);
  const [path = ''] = /\/pictures\/[^", ]+\.avif/.exec(await (await request.get(url)).text()) ?? [];
  const seen = await request.get(url + path);
  expect(seen.status()).toBe(200);
  await expect.poll(() => readdirSync(folder, { recursive: true }).join()).toContain('.picture');
  await whenWritten(folder);
  await first.stop('SIGKILL');

  await fakeService.close();
  const second = start();
  const shown = await request.get((await readyUrl(second)) + path);
  expect(shown.status()).toBe(200);
  expect(await shown.body()).toEqual(await seen.body());
  expect(shown.headers()['content-type']).toBe('image/avif');
});
