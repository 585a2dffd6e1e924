import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startSecondSite } from '#tests/fixtures/test-with-fake-content-service.ts';
import type { Command } from '#tests/helpers/command.ts';
import { type FakeContentService, startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { observe } from '#tests/helpers/observatory.ts';
import { startTlsFront, type TlsFront } from '#tests/helpers/tls-proxy.ts';

/*
 * MDN's HTTP Observatory (algorithm 4) gives a page 135 points at most, unless browsers know beforehand that the site has
 * TLS. Five of them are for the hashes of its scripts: what is no page can have 130.
 */

// They look at two sites that they share.
test.describe.configure({ mode: 'default' });

const most = { page: 135, 'no page': 130 } as const;

/** The kinds of answer that the site gives while all is well, with their statuses. */
const answers: readonly (readonly [what: string, path: string, status: number, kind: keyof typeof most])[] = [
  ['Home', '/', 200, 'page'],
  ['a page', '/safeguarding', 200, 'page'],
  ['an event', '/whats-on/carols-by-candlelight', 200, 'page'],
  ['an unknown page', '/no-such-page', 404, 'page'],
  ['an unknown event', '/whats-on/no-such-event', 404, 'page'],
  ['an unknown short link', '/go/no-such-link', 404, 'page'],
  ['a short link', '/go/carols', 200, 'no page'],
  ['a page’s data', '/contact.data', 200, 'no page'],
  ['the calendar', '/calendar.ics', 200, 'no page'],
  ['an event’s calendar', '/whats-on/carols-by-candlelight.ics', 200, 'no page'],
  ['an unknown calendar', '/whats-on/no-such-event.ics', 404, 'no page'],
  ['the feed', '/coming-up.atom', 200, 'no page'],
  ['the site map', '/sitemap.xml', 200, 'no page'],
  ['robots.txt', '/robots.txt', 200, 'no page'],
  ['security.txt', '/.well-known/security.txt', 200, 'no page'],
  ['the manifest', '/manifest.webmanifest', 200, 'no page'],
  ['the drawn icon', '/favicon.svg', 200, 'no page'],
  ['an icon', '/icons/180.png', 200, 'no page'],
  ['the picture to share', '/og/contact.png', 200, 'no page'],
  ['an unknown picture', '/pictures/no-such-picture/1', 404, 'no page'],
  ['a script', builtFile('root-*.js'), 200, 'no page'],
  ['the style', builtFile('root-*.css'), 200, 'no page'],
  ['the font', builtFile('*.woff2'), 200, 'no page'],
  ['the state of the process', '/healthz', 200, 'no page'],
  ['the state of the content', '/readyz', 200, 'no page'],
  ['what a reader calls in place of the content service', '/hooks/content', 405, 'no page'],
  ['a preview without its secret', '/preview/no-such-secret/', 404, 'page'],
];

function builtFile(pattern: string): string {
  const [file] = globSync(pattern, {
    cwd: new URL('../../../build/client/assets/', import.meta.url).pathname,
  });
  return `/assets/${file}`;
}

const settings = {
  SITE_URL: 'https://localhost',
  WEBHOOK_HEADER: 'x-church: sixteen letters and more',
  SECURITY_CONTACT: 'mailto:security@example.org',
  SECURITY_EXPIRES: String(Temporal.Now.plainDateISO('UTC').add({ months: 6 })),
};

/** A site behind TLS. */
async function startSite(
  fakeService: FakeContentService,
): Promise<{ site: Command; front: TlsFront; url: string }> {
  const site = startSecondSite(fakeService, settings);
  const url = await site.said(/"site-ready","url":"([^"]+)"/);
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

async function expectTheMost(front: TlsFront, path: string, status: number, kind: keyof typeof most) {
  const verdict = await observe(front, path);
  expect(verdict.failed, path).toEqual([]);
  expect(verdict.found).toHaveLength(10);
  expect(verdict, `${path}: ${verdict.found}`).toMatchObject({ status, score: most[kind], grade: 'A+' });
}

for (const [what, path, status, kind] of answers) {
  test(`the Observatory gives ${what} A+, and all the points there are`, async () => {
    await expectTheMost(started.front, path, status, kind);
  });
}

test('the Observatory gives photographs and drawings of content A+, and all the points there are', async () => {
  for (const [page, form] of [
    ['/whats-on', /\/pictures\/[\w-]+\/\d+\/480\.webp/],
    ['/building-a-haven', /\/pictures\/[\w-]+\/\d+(?=")/],
  ] as const) {
    const [path = 'none'] = form.exec(await (await fetch(started.url + page)).text()) ?? [];
    await expectTheMost(started.front, path, 200, 'no page');
  }
});

test('the Observatory gives a site that has no content A+, and all the points there are', async () => {
  await started.front.close();
  await started.site.stop('SIGKILL');
  fakeService.behave({ kind: 'answer', status: 500, type: 'text/plain', body: 'broken' });
  started = await startSite(fakeService);
  await expectTheMost(started.front, '/contact', 503, 'page');
  for (const path of ['/contact.data', '/calendar.ics', '/readyz'])
    await expectTheMost(started.front, path, 503, 'no page');
});
