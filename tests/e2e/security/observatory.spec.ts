import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startSecondSite } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import type { Command } from '#tests/helpers/command.ts';
import { addPhotograph, copyContent } from '#tests/helpers/content-folder.ts';
import { type FakeContentService, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startTlsFront, type TlsFront } from '#tests/helpers/http/tls-proxy.ts';
import { observe } from '#tests/helpers/security/observatory.ts';
import { startSiteWithContent } from '#tests/helpers/site-in-process.ts';

/*
 * MDN's HTTP Observatory (algorithm 4) gives 130 points at most to a site that browsers do not know beforehand to have TLS.
 * Five more are for integrity hashes on `<script src>`, an element that no page of ours has (docs/decisions/015).
 */

// The tests share two sites.
test.describe.configure({ mode: 'default' });

const most = 130;

/** The kinds of successful responses, with their statuses. */
const responses: readonly (readonly [what: string, path: string, status: number])[] = [
  ['Home', '/', 200],
  ['a page', '/safeguarding', 200],
  ['an event', '/whats-on/carols-by-candlelight', 200],
  ['an unknown page', '/no-such-page', 404],
  ['an unknown event', '/whats-on/no-such-event', 404],
  ['an unknown short link', '/go/no-such-link', 404],
  ['a short link', '/go/carols', 200],
  ['a page’s data', '/contact.data', 200],
  ['the calendar', '/calendar.ics', 200],
  ['an event’s calendar', '/whats-on/carols-by-candlelight.ics', 200],
  ['an unknown calendar', '/whats-on/no-such-event.ics', 410],
  ['the feed', '/coming-up.atom', 200],
  ['the site map', '/sitemap.xml', 200],
  ['robots.txt', '/robots.txt', 200],
  ['security.txt', '/.well-known/security.txt', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['the drawn icon', '/favicon.svg', 200],
  ['an icon', '/icons/180.png', 200],
  ['the picture to share', '/og/contact.png', 200],
  ['an unknown picture', '/pictures/no-such-picture/1', 404],
  ['a script', builtFile('root-*.js'), 200],
  ['the style', builtFile('root-*.css'), 200],
  ['the font', builtFile('*.woff2'), 200],
  ['the state of the process', '/healthz', 200],
  ['the state of the content', '/readyz', 200],
  ['what a reader calls in place of the content service', '/hooks/content', 405],
  ['a preview without its secret', '/preview/no-such-secret/', 404],
];

function builtFile(pattern: string): string {
  const [file] = globSync(pattern, {
    cwd: new URL('../../../build/client/assets/', import.meta.url).pathname,
  });
  return `/assets/${file}`;
}

const settings = {
  SITE_URL: 'https://localhost',
  WEBHOOK_SECRET: 'x'.repeat(64),
  SECURITY_CONTACT: 'mailto:security@example.org',
};

/** A site behind TLS. */
async function startSite(
  fakeService: FakeContentService,
): Promise<{ site: Command; front: TlsFront; url: string }> {
  const site = startSecondSite(fakeService, settings);
  const url = await site.waitForOutput(/"site-ready","url":"([^"]+)"/);
  return { site, front: await startTlsFront(url), url };
}

let fakeService: FakeContentService;
let started: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  fakeService = await startFakeContentService();
  started = await startSite(fakeService);
});

test.afterAll(async () => {
  await started.front.close();
  await started.site.stop('SIGKILL');
  await fakeService.close();
});

async function expectTheMost(front: TlsFront, path: string, status: number) {
  const verdict = await observe(front, path);
  expect(verdict.failed, path).toEqual([]);
  expect(verdict.found).toHaveLength(10);
  expect(verdict, `${path}: ${verdict.found}`).toMatchObject({ status, score: most, grade: 'A+' });
}

for (const [what, path, status] of responses) {
  test(`the Observatory gives ${what} A+, and all the points there are`, async () => {
    await expectTheMost(started.front, path, status);
  });
}

test('the Observatory gives photographs and drawings of content A+, and all the points there are', async () => {
  const { folder, remove } = copyContent();
  addPhotograph(folder);
  const content = await startSiteWithContent(folder);
  const { front, site, url } = await startSite(content.fakeService);
  try {
    for (const [page, form] of [
      ['/whats-on/advent-art-exhibition', /\/pictures\/[\w-]+\/\d+\/480\.webp/],
      ['/building-a-haven', /\/pictures\/[\w-]+\/\d+\/original\.svg/],
    ] as const) {
      const [path = 'none'] = form.exec(await (await fetch(url + page)).text()) ?? [];
      await expectTheMost(front, path, 200);
    }
  } finally {
    await front.close();
    await site.stop('SIGKILL');
    await content.stop();
    remove();
  }
});

test('the Observatory gives a site that has no content A+, and all the points there are', async () => {
  await started.front.close();
  await started.site.stop('SIGKILL');
  fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: 'broken' });
  started = await startSite(fakeService);
  await expectTheMost(started.front, '/contact', 503);
  for (const path of ['/contact.data', '/calendar.ics', '/readyz'])
    await expectTheMost(started.front, path, 503);
});
