import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import { requestOf, sendAll } from '#tests/helpers/http/raw-http.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { previewSuffixes } from '#tests/helpers/security/preview-addresses.ts';

/** An English church in Leipzig whose pages are in German as well. */
const test = testWithContent(twoLanguages);

test('calendars, feed, manifest and share pictures have the words and addresses of their language', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const calendar = (await text('/de/whats-on/carols.ics')).replaceAll(/\r\n /g, '');
  expect(calendar).toContain('SUMMARY:Lieder bei Kerzenlicht');
  expect(calendar).toMatch(/^URL:\S+\/de\/whats-on\/carols\r?$/m);
  expect(calendar).toMatch(/^UID:carols-de@/m);
  expect(await text('/whats-on/carols.ics')).toMatch(/^UID:carols@/m);
  expect(await text('/de/calendar.ics')).toContain('St. Anna Leipzig');
  expect(await text('/calendar.ics')).toContain("St Anne's Leipzig");
  const feed = await text('/de/coming-up.atom');
  expect(feed).toContain('xml:lang="de"');
  expect(feed).toMatch(/<id>tag:[^<]*2026:de\/coming-up<\/id>/);
  expect(JSON.parse(await text('/de/manifest.webmanifest'))).toMatchObject({ lang: 'de', start_url: '/de' });
  const html = await text('/de/whats-on/carols');
  expect(html).toContain('"inLanguage":"de"');
  const picture = /property="og:image" content="[^"]*(\/de\/og\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
});

test('a short link leads to the page in its language, or to the one that it names', async ({ request }) => {
  const target = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), new URL(response.headers().location ?? '', response.url()).pathname];
  };
  expect(await target('/go/carols')).toEqual([302, '/whats-on/carols']);
  expect(await target('/de/go/carols')).toEqual([302, '/de/whats-on/carols']);
  expect(await target('/go/deutsch')).toEqual([302, '/de/about-us']);
  expect(await target('/de/go/deutsch')).toEqual([302, '/de/about-us']);
});

test('a page is the same by any spelling of its address', async ({ page }) => {
  for (const [path, heading] of [
    ['/DE/Contact/', 'Kontakt'],
    ['/de/', 'Willkommen'],
    ['/de/%63ontact', 'Kontakt'],
    ['/de/../de/contact', 'Kontakt'],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
});

test('no spelling of an address below a prefix fails, or leads to another site', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const starts = ['/de', '/DE', '//de', '/x/../de', '/%64e', '/de/de', '/fr'];
  const targets = starts.flatMap((start) => previewSuffixes('/de').map((rest) => start + rest));
  const own = new Set([new URL(site).hostname, 'localhost']);
  const faults: string[] = [];
  const sent = targets.map((target) => requestOf('GET', target));
  const responses = await sendAll(site, sent, ({ status, headers }, request) => {
    const { hostname } = new URL(headers.get('location') ?? '/', site);
    if (![200, 302, 400, 404].includes(status) || !own.has(hostname))
      faults.push(`${status} ${hostname} ${request}`);
  });
  expect(responses).toBe(targets.length);
  expect(faults).toEqual([]);
});
