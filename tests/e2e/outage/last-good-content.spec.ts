import { hash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { canary, startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import type { Command } from '#tests/helpers/command.ts';
import { type FakeContentService, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

interface StoredContent {
  fakeService: FakeContentService;
  folder: string;
  /** Starts a site on the folder; one after the other, as an operator does. */
  start: (settings?: Readonly<Record<string, string>>) => Command;
}

/** A cache folder that several sites use in turn. */
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
  start: async ({ fakeService, folder }, use) => {
    const sites: Command[] = [];
    await use((settings = {}) => {
      const site = startSecondSite(fakeService, { CACHE_DIR: folder, CONTENT_MAX_AGE: '60', ...settings });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
  },
});

const readyUrl = (site: Command) => site.waitForOutput(/"site-ready","url":"([^"]+)"/);

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const textsOf = (folder: string) =>
  filesOf(folder)
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'));

/** The files once all writes have ended, since a site writes in the background. */
async function whenWritten(folder: string): Promise<readonly string[]> {
  for (;;) {
    const texts = textsOf(folder);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (textsOf(folder).join() === texts.join()) return texts;
  }
}

/** Starts a site, waits until it has stored its content, and ends it. */
async function leaveContent(
  start: StoredContent['start'],
  folder: string,
  signal: NodeJS.Signals,
): Promise<void> {
  const site = start();
  await site.waitForOutput(/"snapshot-written"/);
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
});

test('a site whose snapshot is damaged has no content, and logs it', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  await leaveContent(start, folder, 'SIGTERM');
  for (const file of filesOf(folder)) writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: '' });
  const second = start();
  const url = await readyUrl(second);
  expect(second.output()).toContain('snapshot-refused');
  expect(second.output()).toContain('"serving":"nothing');
  expect((await request.get(`${url}/contact`)).status()).toBe(503);
});

test('a snapshot that cannot be read affects no page while the content service works, and is logged', async ({
  request,
  folder,
  start,
}) => {
  await leaveContent(start, folder, 'SIGTERM');
  const files = filesOf(folder);
  for (const [what, spoil] of Object.entries<(file: string) => void>({
    'another format': (file) => writeFileSync(file, '{"results":{}}'),
    'no bytes at all': (file) => writeFileSync(file, ''),
    'null as its content': (file) => {
      const body = '{"fetchedAt":1}\nnull';
      writeFileSync(file, `${hash('sha256', body)}\n${body}`);
    },
    'a folder in its place': (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  })) {
    for (const file of files) spoil(file);
    const site = start();
    const url = await readyUrl(site);
    expect(site.output(), what).toContain('snapshot-refused');
    for (const path of paths) expect((await request.get(url + path)).status(), `${what}: ${path}`).toBe(200);
    await site.stop();
  }
});

test('temporary files that a killed site has left are removed', async ({
  request,
  fakeService,
  folder,
  start,
}) => {
  await leaveContent(start, folder, 'SIGKILL');
  const left = join(folder, 'snapshot-1234.json.abandoned.tmp');
  writeFileSync(left, 'half of');
  utimesSync(left, 1, 1);
  await fakeService.close();
  const url = await readyUrl(start());
  for (const path of paths) expect((await request.get(url + path)).status(), path).toBe(200);
  expect(readdirSync(folder).join()).not.toContain('.tmp');
});

test('two sites on one folder that are killed while they write never leave a damaged snapshot', async ({
  fakeService,
  start,
}) => {
  test.slow();
  let title = 0;
  fakeService.behave({
    kind: 'forward',
    edit: ({ data }) => ({
      data: JSON.parse(JSON.stringify(data).replaceAll('"title":"Contact"', `"title":"Contact ${++title}"`)),
    }),
  });
  for (let round = 0; round < 5; round += 1) {
    const both = [start({ CONTENT_MAX_AGE: '0' }), start({ CONTENT_MAX_AGE: '0' })];
    const urls = await Promise.all(both.map(readyUrl));
    for (const url of urls)
      for (let load = 0; load < 5; load += 1) void fetch(`${url}/contact`).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 60 * round));
    await Promise.all(both.map((site) => site.stop('SIGKILL')));
    for (const site of both) expect(site.output()).not.toContain('snapshot-refused');
  }
});

test('drafts in a preview are not stored', async ({ request, folder, start }) => {
  const secret = 'canary-preview-secret_0123456789abcdef';
  const site = start({ PREVIEW_SECRET: secret, CONTENT_PREVIEW_TOKEN: 'local-preview-token' });
  const url = await readyUrl(site);
  await site.waitForOutput(/"snapshot-written"/);
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
  await expect.poll(() => readdirSync(folder, { recursive: true }).join()).toContain('.avif');
  await whenWritten(folder);
  await first.stop('SIGKILL');

  await fakeService.close();
  const second = start();
  const shown = await request.get((await readyUrl(second)) + path);
  expect(shown.status()).toBe(200);
  expect(await shown.body()).toEqual(await seen.body());
  expect(shown.headers()['content-type']).toBe('image/avif');
});

test('the age of the content stays true through three restarts in an outage', async ({
  fakeService,
  folder,
}) => {
  let now = Temporal.Instant.from('2026-11-22T10:00:00Z');
  const startAt = async (time: string) => {
    now = Temporal.Instant.from(time);
    return startSiteInProcess({
      endpoint: fakeService.endpoint,
      cacheDir: folder,
      clock: () => now,
      fetch: globalThis.fetch,
      hookHeader: { name: 'x-church', value: 'sixteen letters and more' },
    });
  };
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
    await site.written();
    await site.stop();
  }
});
