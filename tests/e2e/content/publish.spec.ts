import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { test as testWithFakeContentService } from '#tests/e2e/fixtures/test-with-fake-content-service.ts';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import type { GraphqlResponse } from '#tests/helpers/fake-content-service.ts';

const test = testWithOwnContent();
// The tests share the site; each edits entries that the others do not.
test.describe.configure({ mode: 'default' });

function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, 'entries', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a saved event shows in page, menu, lists, feed, calendar and site map', async ({ request, folder }) => {
  const places = [
    '/contact',
    '/whats-on',
    '/whats-on/choir-practice',
    '/calendar.ics',
    '/whats-on/choir-practice.ics',
  ];
  for (const path of places) await request.get(path);
  edit(folder, 'eventPage/choir-practice.md', (text) =>
    text.replace(/^title: .*$/m, 'title: Singing for joy'),
  );
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).toContain('Singing for joy');
});

test('a new event shows everywhere automatically, and goes when its file goes', async ({
  request,
  folder,
}) => {
  const today = Temporal.Now.plainDateISO('Europe/London').add({ days: 3 });
  const places = ['/coming-up', '/coming-up.atom', '/sitemap.xml', '/calendar.ics', '/_.data'];
  for (const path of places) expect(await textOf(request, path), path).not.toContain('lantern-walk');
  const file = join(folder, 'entries/eventPage/lantern-walk.md');
  writeFileSync(
    file,
    `---\nslug: lantern-walk\ntitle: Lantern walk\nhighlightedEvent: true\norder: 1\nsummary: With lanterns.\nrepeats: once\nfirstDate: ${today}\nstartTime: "17:00"\n---\n`,
  );
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).toContain('lantern-walk');
  await expect.poll(async () => (await request.get('/whats-on/lantern-walk')).status()).toBe(200);
  rmSync(file);
  await expect.poll(async () => (await request.get('/whats-on/lantern-walk')).status()).toBe(404);
  for (const path of places)
    await expect.poll(() => textOf(request, path), { message: path }).not.toContain('lantern-walk');
});

test('a change shows on its page, and a browser has the others still', async ({ request, folder }) => {
  const others = ['/donate', '/about-us', '/whats-on', '/calendar.ics', '/coming-up.atom'];
  const tags = new Map<string, string | undefined>();
  for (const path of others) tags.set(path, (await request.get(path)).headers().etag);
  edit(folder, 'page/privacy.md', (text) => `${text}\nWe keep no cookie jar.\n`);
  await expect.poll(() => textOf(request, '/privacy')).toContain('cookie jar');
  for (const [path, etag = ''] of tags) {
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(again.status(), path).toBe(304);
  }
});

const signing = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/** A call as Contentful makes it. */
function call(type: string, time = Date.now(), id = 'x') {
  const data = JSON.stringify({ sys: { type: 'Entry', id, contentType: { sys: { id: type } } } });
  const names = 'x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic';
  const own = {
    'x-contentful-signed-headers': names,
    'x-contentful-timestamp': String(time),
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`);
  const signed = ['POST', '/hooks/content', lines.join(';'), data].join('\n');
  const signature = createHmac('sha256', signing).update(signed).digest('hex');
  return {
    headers: { ...own, 'x-contentful-signature': signature, 'Content-Type': 'application/json' },
    data,
  };
}

testWithFakeContentService.describe('a site with a webhook', () => {
  testWithFakeContentService.use({ settings: { WEBHOOK_SECRET: signing, CONTENT_MAX_AGE: '300' } });

  testWithFakeContentService(
    'many calls at once cause one round of queries, and one more',
    async ({ request, fakeService }) => {
      await request.get('/contact');
      fakeService.calls.length = 0;
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, at) =>
          request.post('/hooks/content', call('siteSettings', Date.now(), `x${at}`)),
        ),
      );
      for (const response of responses) expect(response.status()).toBe(204);
      await expect.poll(() => fakeService.calls.length).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const rounds = fakeService.calls.filter(({ body }) => body.operationName === 'AppPreRender');
      expect(rounds.length).toBeLessThanOrEqual(2);
    },
  );

  testWithFakeContentService(
    'ten calls a second cause two rounds of queries a second at most, far from the limit of Contentful',
    async ({ request, fakeService }) => {
      await request.get('/contact');
      fakeService.calls.length = 0;
      const began = performance.now();
      for (let at = 0; at < 60; at += 1) {
        await request.post('/hooks/content', call('siteSettings', Date.now(), `x${at}`));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const seconds = (performance.now() - began) / 1000;
      expect(fakeService.calls.length).toBeLessThanOrEqual((2 * seconds + 2) * 4);
      expect(fakeService.calls.length / seconds).toBeLessThan(12);
    },
  );

  testWithFakeContentService(
    'forged and late calls cause no query and change nothing',
    async ({ request, fakeService }) => {
      await request.get('/contact');
      const genuine = call('siteSettings');
      expect((await request.post('/hooks/content', genuine)).status()).toBe(204);
      await expect.poll(() => fakeService.calls.length).toBeGreaterThanOrEqual(8);
      fakeService.calls.length = 0;
      const late = call('siteSettings', Date.now() - 31_000);
      const altered = { ...call('siteSettings'), data: genuine.data.replace('siteSettings', 'eventPage') };
      for (const refused of [late, altered, { data: genuine.data }, {}]) {
        const response = await request.post('/hooks/content', refused);
        expect(response.status()).toBe(403);
        expect(await response.text()).toBe('');
      }
      expect((await request.get('/hooks/content')).status()).toBe(405);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(fakeService.calls).toEqual([]);
    },
  );

  testWithFakeContentService(
    'a call during an outage affects no page, and its change shows afterwards',
    async ({ request, fakeService }) => {
      const text = await textOf(request, '/contact');
      fakeService.behave({ kind: 'respond', status: 503, type: 'text/plain', body: '' });
      await request.post('/hooks/content', call('page'));
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(await textOf(request, '/contact')).toBe(text);
      const renamed = ({ data }: GraphqlResponse): GraphqlResponse => ({
        data: JSON.parse(JSON.stringify(data).replaceAll('"title":"Contact"', '"title":"Find us"')),
      });
      fakeService.behave({ kind: 'forward', edit: renamed });
      await expect.poll(() => textOf(request, '/contact'), { timeout: 15_000 }).toContain('Find us');
    },
  );
});

testWithFakeContentService('a site without a secret accepts no calls', async ({ request }) => {
  const response = await request.post('/hooks/content', call('page'));
  expect(response.status()).toBe(405);
  expect((await request.get('/hooks/content')).status()).toBe(404);
});
