import type { APIResponse } from '@playwright/test';
import { expect, test as testOfSite } from '#tests/e2e/fixtures/test.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import {
  type FakeContentService,
  type GraphqlResponse,
  startFakeContentService,
} from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

const isHit = (response: APIResponse) => response.headers()['cache-status'] === 'site; hit';

/** The ETag of a page without the part for its coding. */
const etagOfBody = (response: APIResponse) => response.headers().etag?.replace(/-\w+"$/, '"');

/** Every kind of response that depends on content. */
const addresses = [
  ...paths,
  '/whats-on/carols-by-candlelight',
  '/contact.data',
  '/_.data',
  '/coming-up.atom',
  '/calendar.ics',
  '/sitemap.xml',
  '/favicon.svg',
] as const;

/** A test on its own site in the test's process, which by default fetches content once. */
const test = testOfSite.extend<{ fakeService: FakeContentService; contentMaxAge: number }>({
  contentMaxAge: [3600, { option: true }],
  fakeService: async ({ browserName: _ }, use) => {
    const fakeService = await startFakeContentService();
    await use(fakeService);
    await fakeService.close();
  },
  baseURL: async ({ fakeService: { endpoint }, contentMaxAge }, use) => {
    const site = await startSiteInProcess({ endpoint, contentMaxAge });
    await use(site.url);
    await site.stop();
  },
});

test.describe('a site that fetches content again after an hour', () => {
  test('every page is rendered once, and a second request fetches no content', async ({
    request,
    fakeService,
  }) => {
    for (const address of addresses) {
      const first = await request.get(address);
      expect(isHit(first), address).toBe(false);
      fakeService.calls.length = 0;
      const again = await request.get(address);
      expect(isHit(again), address).toBe(true);
      expect(again.headers().age, address).toMatch(/^\d+$/);
      expect(await again.body(), address).toEqual(await first.body());
      expect(fakeService.calls, address).toEqual([]);
    }
  });

  test('all pages together cause the queries of the start and no others', async ({
    request,
    fakeService,
  }) => {
    await Promise.all([...paths, '/donate', '/donate'].map((path) => request.get(path)));
    const names = fakeService.calls.map(({ body }) => body.operationName);
    expect(names[0]).toBe('AppPreRender');
    expect(new Set(names).size).toBe(names.length);
  });

  test('other spellings of pictures, icons and calendars are the same response, fetched once', async ({
    request,
    fakeService,
  }) => {
    const [picture] =
      /\/pictures\/[^", ]+\.svg/.exec(await (await request.get('/building-a-haven')).text()) ?? [];
    if (picture === undefined) throw new Error('There is no picture on the page.');
    for (const path of [picture, '/calendar.ics', '/icons/192.png', '/whats-on/carols-by-candlelight.ics']) {
      const canonical = await (await request.get(path)).body();
      const fetched = fakeService.files.length;
      // Not each letter: whether an address is decoded does not depend on which.
      for (let at = 1; at < path.length; at += 4) {
        const letter = `%${path.charCodeAt(at).toString(16)}`;
        const spelled = path[at] === '/' ? `${path}/` : path.slice(0, at) + letter + path.slice(at + 1);
        const found = await request.get(spelled);
        expect(isHit(found), spelled).toBe(true);
        expect(await found.body(), spelled).toEqual(canonical);
      }
      expect(fakeService.files.length, path).toBe(fetched);
    }
  });

  test('unknown addresses cause no query', async ({ request, fakeService }) => {
    const kinds = (name: string) => [
      `/${name}`,
      `/whats-on/${name}`,
      `/whats-on/${name}.data`,
      `/whats-on/${name}.ics`,
      `/go/${name}`,
      `/og/whats-on/${name}.png`,
      `/pictures/${name}/1`,
      `/pictures/${name}/1/720.webp`,
    ];
    for (const path of kinds('first')) await request.get(path);
    fakeService.calls.length = 0;
    for (const name of ['wp-admin', 'x', 'carols-by-candlelight-2'])
      for (const path of kinds(name))
        expect((await request.get(path)).status(), path).toBe(path.endsWith('.ics') ? 410 : 404);
    expect(fakeService.calls).toEqual([]);
  });

  test('every page stays available without the content service, even without an earlier visit', async ({
    request,
    fakeService,
  }) => {
    await fakeService.close();
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  });
});

test.describe('a site that fetches content for each page', () => {
  test.use({ contentMaxAge: 0 });

  test('known pages stay while the service fails, and are fresh automatically when it is back', async ({
    request,
    fakeService,
  }) => {
    const text = await (await request.get('/contact')).text();
    fakeService.behave({ kind: 'respond', status: 500, type: 'text/plain', body: '' });
    const response = await request.get('/contact');
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(text);
    const renamed = ({ data }: GraphqlResponse): GraphqlResponse => ({
      data: JSON.parse(JSON.stringify(data).replaceAll('Contact', 'Find us')),
    });
    fakeService.behave({ kind: 'forward', edit: renamed });
    await expect.poll(async () => (await request.get('/contact')).text()).toContain('Find us');
  });
});

testOfSite('an unknown query string leads to the same cached page', async ({ request }) => {
  await request.get('/contact');
  for (const query of ['?utm_source=letter', '?x', '?', '?_routes=root'])
    expect(isHit(await request.get(`/contact${query}`)), query).toBe(true);
});

testOfSite('however an address is written, it is the same page, rendered once', async ({ request }) => {
  const canonical = await (await request.get('/contact')).text();
  for (const address of ['/contact/', '/CONTACT', '/%63ontact', '/Contact//']) {
    const found = await request.get(address);
    expect(isHit(found), address).toBe(true);
    expect(await found.text(), address).toBe(canonical);
  }
});

testOfSite('an unknown address is not cached by proxies or browsers', async ({ request }) => {
  for (const path of ['/no-such-page', '/whats-on/no-such-event', '/og/nothing.png']) {
    await request.get(path);
    const again = await request.get(path);
    expect(again.status(), path).toBe(404);
    expect(again.headers()['cache-control'], path).toBe('no-store');
  }
});

testOfSite('HEAD has the headers of GET, without the body', async ({ request }) => {
  for (const address of addresses) {
    const [got, head] = [await request.get(address), await request.head(address)];
    expect(head.status(), address).toBe(got.status());
    const { 'content-type': type, etag, vary } = got.headers();
    expect(head.headers(), address).toMatchObject({ 'content-type': type, ...(vary ? { vary } : {}) });
    // Meanwhile the better compression may have replaced the fast one.
    expect(etagOfBody(head), address).toBe(etagOfBody(got));
    expect(etag, address).toBeTruthy();
    expect(await head.body(), address).toHaveLength(0);
  }
});

testOfSite('each client gets an encoding that it accepts, with its length and ETag', async ({ request }) => {
  const tags = new Set<string>();
  for (const [accepted, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get('/contact', { headers: { 'Accept-Encoding': accepted } });
    const { etag = '', vary, 'content-encoding': found } = response.headers();
    expect(found).toBe(coding);
    expect(vary).toBe('Accept-Encoding');
    expect(await response.text()).toContain('</html>');
    tags.add(etag);
    const again = await request.get('/contact', { headers: { 'If-None-Match': etag } });
    expect(again.status(), accepted).toBe(304);
    expect(again.headers().etag).toBeTruthy();
    expect(await again.body()).toHaveLength(0);
  }
  expect(tags.size).toBe(3);
});

testOfSite('scripts and styles are sent compressed', async ({ page, request }) => {
  await page.goto('/');
  const built = await page
    .locator('link[rel="stylesheet"], script[src]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''));
  expect(built.length).toBeGreaterThan(0);
  for (const file of built) {
    const response = await request.get(file, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding'], file).toBe('br');
    expect(response.headers().vary, file).toBe('Accept-Encoding');
  }
});

testOfSite('other methods than GET and HEAD are 405', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
    for (const path of ['/', '/contact', '/no-such-page', '/calendar.ics', '/robots.txt']) {
      const response = await request.fetch(path, { method });
      expect(response.status(), `${method} ${path}`).toBe(405);
      expect(response.headers().allow).toBe('GET, HEAD');
    }
  }
});
