import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { addresses } from '#tests/helpers/addresses.ts';
import type { Command } from '#tests/helpers/command.ts';
import { embedded } from '#tests/helpers/content.ts';
import {
  type FakeContentService,
  fakeSpace,
  startFakeContentService,
} from '#tests/helpers/fake-content-service.ts';
import {
  type SiteInProcess,
  type SiteInProcessOptions,
  startSiteInProcess,
} from '#tests/helpers/site-in-process.ts';

interface StoredContent {
  fakeService: FakeContentService;
  folder: string;
  /** Starts a site on the folder, in the test's own process. */
  start: (options?: Partial<SiteInProcessOptions>) => Promise<SiteInProcess>;
}

/** A cache folder that several sites use in turn, as when an operator starts them one after the other. */
const test = base.extend<StoredContent>({
  fakeService: async ({ browserName: _ }, use) => {
    const fakeService = await startFakeContentService();
    await use(fakeService);
    await fakeService.close();
  },
  folder: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'church-cache-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  start: async ({ fakeService: { endpoint }, folder }, use) => {
    const sites: SiteInProcess[] = [];
    await use(async (options) => {
      const site = await startSiteInProcess({
        endpoint,
        cacheDir: folder,
        ...options,
      });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.flatMap((site) => [site.stop(), site.written()]));
  },
});

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a site that is killed and started again without its content service shows every page, and each picture that was shown', async ({
  request,
  fakeService,
  folder,
}) => {
  const run = () => startSecondSite(fakeService, { CACHE_DIR: folder, CONTENT_MAX_AGE: '60' });
  const readyUrl = (site: Command) => site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  const first = run();
  const page = await request.get(`${addresses().site}/whats-on/advent-art-exhibition`);
  const [picture] = /\/pictures\/[^", ]+\.svg/.exec(await page.text()) ?? [];
  expect(picture).toBeDefined();
  // The only request of the first site: it stores its content without a visit.
  const seen = await request.get((await readyUrl(first)) + picture);
  expect(seen.status()).toBe(200);
  await first.waitForOutput(/"snapshot-written"/);
  // Not the temporary file that it is written to first.
  await expect
    .poll(() =>
      filesOf(folder)
        .filter((file) => !file.endsWith('.tmp'))
        .join('\n'),
    )
    .toMatch(/pictures.*lit-street/);
  await first.stop('SIGKILL');
  for (const file of filesOf(folder))
    expect(readFileSync(file, 'latin1'), file).not.toContain(fakeSpace.token);

  await fakeService.close();
  const second = run();
  const url = await readyUrl(second);
  expect(await second.waitForOutput(/"site-ready".*/)).toContain('"serving":"stale"');
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
  const shown = await request.get(url + picture);
  expect(shown.status()).toBe(200);
  expect(await shown.body()).toEqual(await seen.body());
  expect(shown.headers()['content-type']).toBe('image/svg+xml');
  await second.stop('SIGKILL');
});

test('a damaged snapshot is logged, and affects no page unless the content service fails too', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  const first = await start();
  await first.written();
  const [file = ''] = filesOf(folder);
  const withNull = '{"fetchedAt":1}\nnull';
  for (const damaged of [
    readFileSync(file, 'utf8').slice(0, -9),
    '',
    `${hash('sha256', withNull)}\n${withNull}`,
  ]) {
    writeFileSync(file, damaged);
    const site = await start();
    expect(site.logged, damaged.slice(-20)).toContain('snapshot-refused');
    for (const path of paths) expect((await request.get(site.url + path)).status(), path).toBe(200);
    await site.written();
  }
  writeFileSync(file, 'damaged');
  fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: '' });
  const site = await start();
  expect(site.logged).toContain('snapshot-refused');
  expect((await request.get(`${site.url}/contact`)).status()).toBe(503);
});

test('a preview stores nothing on disk', async ({ request, folder, start }) => {
  const secret = 'canary-preview-secret_0123456789abcdef';
  const site = await start({ preview: { secret, token: embedded.previewToken } });
  await site.written();
  const before = filesOf(folder).map((file) => readFileSync(file, 'utf8'));
  expect(before).toHaveLength(1);
  expect((await request.get(`${site.url}/preview/${secret}/contact`)).status()).toBe(200);
  await site.written();
  expect(filesOf(folder).map((file) => readFileSync(file, 'utf8'))).toEqual(before);
});

test('the age of the content stays true through three restarts in an outage', async ({
  fakeService,
  start,
}) => {
  const startAt = (time: string) => start({ clock: () => Temporal.Instant.from(time) });
  const first = await startAt('2026-11-22T10:00:00Z');
  await first.written();
  await first.stop();
  await fakeService.close();
  for (const [time, days] of [
    ['2026-11-24T10:00:00Z', 2],
    ['2026-12-22T10:00:00Z', 30],
    ['2026-12-23T10:00:00Z', 31],
  ] as const) {
    const site = await startAt(time);
    const page = await (await fetch(`${site.url}/contact`)).text();
    expect(page, time).toContain('These pages are as they were on Sunday 22 November');
    const { content } = (await (await fetch(`${site.url}/readyz`)).json()) as { content: object };
    expect(content, time).toMatchObject({ state: 'stale', ageInSeconds: days * 86_400 });
  }
});
