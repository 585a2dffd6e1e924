import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { allPaths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { said } from '#tests/helpers/demonstration.ts';
import { elements, parsed, text } from '../../helpers/read-xml.ts';

async function file(request: APIRequestContext, path: string, type: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe(type);
  expect(response.headers()['cache-control']).toMatch(/max-age=\d+/);
  return response.text();
}

const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

test('the site map names every page and every event, and each is there', async ({ request }) => {
  const document = parsed(await file(request, '/sitemap.xml', xml));
  const addresses = elements(document, 'loc').map((loc) => new URL(loc.textContent ?? ''));
  const { highlighted, regular } = await menuContent();
  const events = [...highlighted, ...regular].map(({ slug }) => `/whats-on/${slug}`);
  expect(addresses.map(({ pathname }) => pathname).sort()).toEqual([...allPaths, ...events].sort());
  for (const { pathname } of addresses) expect((await request.get(pathname)).status(), pathname).toBe(200);
  for (const lastmod of elements(document, 'lastmod')) {
    expect(lastmod.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  }
});

test('robots.txt allows everything but previews, and names the site map', async ({ request }) => {
  const lines = (await file(request, '/robots.txt', 'text/plain; charset=utf-8')).split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /preview']);
  expect(lines.find((line) => line.startsWith('Sitemap'))).toMatch(
    /^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/,
  );
});

test('the manifest’s icons are there, in the sizes it says', async ({ request }) => {
  const manifest = JSON.parse(await file(request, '/manifest.webmanifest', 'application/manifest+json'));
  const { site } = await menuContent();
  expect(manifest.name).toBe(`${site.title} ${site.city}`);
  for (const { src, type, sizes } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    const bytes = await response.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('every icon that a page links to exists, and so does /favicon.ico', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator(
    'head link[rel="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]',
  );
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
  const favicon = await request.get('/favicon.ico');
  expect(favicon.headers()['content-type']).toBe('image/png');
  expect((await favicon.body()).subarray(1, 4).toString()).toBe('PNG');
});

test('the feed says what Coming Up says', async ({ page, request }) => {
  const feed = parsed(await file(request, '/coming-up.atom', atom));
  const entries = elements(feed, 'entry');
  expect(entries.length).toBeGreaterThan(0);
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length);
  for (const path of ['/', '/coming-up']) {
    await page.goto(path);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
      'href',
      '/coming-up.atom',
    );
  }
  const main = page.getByRole('main');
  for (const entry of entries) {
    const { pathname } = new URL(elements(entry, 'link')[0]?.getAttribute('href') ?? '');
    await expect(main.locator(`a[href="${pathname}"]`).first()).toBeAttached();
  }
});

test('the calendar of a kind has its events alone', async ({ request }) => {
  const summaries = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
    return new Set(events.map((event) => `${event.getFirstPropertyValue('summary')}`));
  };
  const [all, food] = [await summaries('/calendar.ics'), await summaries('/calendar/food.ics')];
  expect(food).toContain('Food pantry');
  expect(food).not.toContain(said('eventPage/bell-ringers', 'title'));
  expect([...food].filter((title) => !all.has(title))).toEqual([]);
  expect((await request.get('/calendar/unknown.ics')).status()).toBe(404);
});

test('a picture with a version is cached for a year, one without for a while', async ({ page, request }) => {
  await page.goto('/donate');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
  const [, version = '', file = ''] = /^\/og\/(\w+)\/(.+)$/.exec(new URL(address).pathname) ?? [];
  for (const other of [`/og/${file}`, `/og/another/${file}`, `/og/${file}?v=${version}`])
    expect((await request.get(other)).headers()['cache-control'], other).toBe('public, max-age=3600');
});

for (const path of [
  '/og/nowhere.png',
  '/og/whats-on/nothing-of-the-kind.png',
  '/og/donate.jpg',
  '/og/donate.gif',
  '/og/Any text at all.png',
  '/icons/1024.png',
]) {
  test(`${path} is not drawn`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
