import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { addPhotograph, copyContent } from '#tests/helpers/content-folder.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

const secret = 'canary-preview-secret_0123456789abcdef';
const inside = `/preview/${secret}`;

const draft = `---
draft: true
slug: lantern-walk
title: Lantern walk
highlightedEvent: true
order: 1
summary: With lanterns, and a picture.
illustration: draft-picture
repeats: every Friday
firstDate: 2026-11-06
startTime: "17:00"
---
Bring a torch. See [how to find us](entry:contact).
`;

/** The demonstration's content with an event that is a draft, and an editor who knows the secret. */
const test = testWithContent(() => {
  const copy = copyContent();
  const { folder } = copy;
  addPhotograph(folder);
  writeFileSync(join(folder, 'entries/eventPage/lantern-walk.md'), draft);
  writeFileSync(
    join(folder, 'entries/picture/draft-picture.md'),
    '---\ntitle: Lanterns\nfile: draft-picture\nconsent: nobody can be recognised\ndraft: true\n---\n',
  );
  writeFileSync(
    join(folder, 'assets/draft-picture.yaml'),
    'title: Lanterns\ndescription: Paper lanterns in the dusk.\nfile: draft-picture.svg\ndraft: true\n',
  );
  writeFileSync(
    join(folder, 'assets/draft-picture.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>',
  );
  return copy;
}, secret);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('an editor sees drafts, clearly marked, and stays among them from link to link', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) fetched.push(request.url());
  });
  await page.goto(inside);
  await untilSettled(page);
  expect(fetched, 'fetched ahead').toEqual([]);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toBeVisible();
  await menu(page).getByRole('link', { name: 'Lantern walk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lantern walk');
  await expect(page).toHaveURL(new RegExp(`${inside}/whats-on/lantern-walk$`));
  await expect(bar).toContainText('Its times are read as: Every Friday, 5pm.');
  await bar.getByText('Its times are read as:').click();
  await expect(bar).toContainText(/Are these right\? Friday \d+ \w+(?: \d{4})?; Friday/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lantern walk');
  const desktop = page.viewportSize() ?? phone;
  await page.setViewportSize(phone);
  for (const share of [0, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    expect((await bar.boundingBox())?.y, 'on a phone at the top, away from the menu').toBe(0);
  }
  await page.setViewportSize(desktop);
  await page.getByRole('main').getByRole('link', { name: 'how to find us' }).click();
  await expect(page).toHaveURL(new RegExp(`${inside}/contact$`));
  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(/^[^?]*:\d+\/contact$/);
  await expect(bar).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'Lantern walk' })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('an editor sees pictures that are drafts', async ({ page, request }) => {
  await page.goto(`${inside}/whats-on/lantern-walk`);
  const picture = page.getByRole('img', { name: 'Paper lanterns in the dusk.' });
  const address = (await picture.getAttribute('src')) ?? '';
  const shown = await request.get(address);
  expect(shown.status()).toBe(200);
  expect(shown.headers()['cache-control']).toBe('private, no-store');
  expect((await request.get(address.replace(inside, ''))).status()).toBe(404);
});

test('a preview has the colours of its drafts, from its own address', async ({ page, request }) => {
  await page.goto(`${inside}/contact`);
  const address = (await page.locator('link[href*="/palettes/"]').getAttribute('href')) ?? '';
  expect(address).toMatch(new RegExp(`^${inside}/palettes/\\w+\\.css$`));
  const { 'content-type': type, 'cache-control': control } = (await request.get(address)).headers();
  expect([type, control]).toEqual(['text/css; charset=utf-8', 'private, no-store']);
  await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an editor sees each size of a photograph within the preview', async ({ page, request }) => {
  await page.goto(`${inside}/whats-on/advent-art-exhibition`);
  const photograph = page.locator('main picture');
  const sets = await photograph
    .locator('source')
    .evaluateAll((all) => all.map((it) => it.getAttribute('srcset') ?? ''));
  const addresses = sets.flatMap((set) => set.split(',')).map((candidate) => candidate.split(' ')[0] ?? '');
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${inside}/pictures/`));
  const [smallest = ''] = addresses;
  expect((await request.get(smallest)).headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'private, no-store',
  });
  const older = await request.get(smallest.replace(/\/\d+\/480/, '/1/480'), { maxRedirects: 0 });
  expect([older.status(), older.headers().location]).toEqual([302, smallest]);
});

test('no page of a preview is cached or indexed, or sends a referrer', async ({ request }) => {
  const paths = [
    '',
    '/',
    '/contact',
    '/whats-on/lantern-walk',
    '/whats-on/lantern-walk.data',
    '/_.data',
    '/calendar.ics',
    '/nothing-here',
  ];
  for (const path of paths) {
    const response = await request.get(inside + path);
    expect(response.status(), path).toBe(path === '/nothing-here' ? 404 : 200);
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-status': 'site; fwd=miss',
    });
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('without the preview no address shows a draft', async ({ request }) => {
  await request.get(`${inside}/whats-on/lantern-walk`);
  await request.get(inside);
  const wrong = `${secret.slice(0, -1)}x`;
  for (const path of [
    '/whats-on/lantern-walk',
    '/whats-on/lantern-walk.data',
    '/whats-on/lantern-walk.ics',
    `/whats-on/lantern-walk?preview=${secret}`,
    '/preview/whats-on/lantern-walk',
    '/preview//whats-on/lantern-walk',
    `/preview/${wrong}/whats-on/lantern-walk`,
    `/preview/${secret}x/whats-on/lantern-walk`,
    `/Preview/${secret}/whats-on/lantern-walk`,
    `/${secret}/whats-on/lantern-walk`,
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path.endsWith('.ics') ? 410 : 404);
    expect(await response.text(), path).not.toMatch(/lantern.walk/i);
  }
  for (const path of [
    '/',
    '/whats-on',
    '/coming-up',
    '/calendar.ics',
    '/coming-up.atom',
    '/sitemap.xml',
    '/_.data',
  ]) {
    const response = await request.get(path);
    expect(await response.text(), path).not.toMatch(/lantern.walk|canary/i);
  }
});

test('a wrong secret gets the same response as any unknown address', async ({ request }) => {
  // The response for unknown addresses is cached for a moment.
  await request.get('/unknown/first');
  const [wrong, unknown] = [await request.get('/preview/wrong'), await request.get('/unknown/wrong')];
  const plain = (text: string) => text.replaceAll(/preview|unknown/g, '');
  expect(wrong.status()).toBe(404);
  expect(plain(await wrong.text())).toBe(plain(await unknown.text()));
  const headers = ({ date: _, etag: __, age: ___, ...others }: Record<string, string>) => others;
  expect(Object.keys(headers(wrong.headers()))).toEqual(Object.keys(headers(unknown.headers())));
});
