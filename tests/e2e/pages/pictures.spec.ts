import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { addPhotograph, copyContent } from '#tests/helpers/content-folder.ts';

/** The demonstration's content with a photograph, in Advent, when Whats On has pictures. */
const test = testWithContent(
  () => {
    const copy = copyContent();
    addPhotograph(copy.folder);
    return copy;
  },
  undefined,
  Temporal.Instant.from('2026-11-27T09:00Z'),
);

const event = '/whats-on/advent-art-exhibition';

/** Every page that shows a picture of content. */
const pages = ['/', '/whats-on', event, '/building-a-haven', '/contact'];

/** The maximum size of a picture on Home on a telephone, in bytes. */
const largestOnHome = 60 * 1024;

interface Shown {
  /** The file that the browser chose. */
  readonly file: string;
  readonly isPhotograph: boolean;
  /** The width in device pixels, cropped parts included. */
  readonly needed: number;
  /** The width of the original by the page's attributes. */
  readonly own: number;
  readonly ratio: number;
  readonly drawnRatio: number;
}

/** The files that the browser chose for a page's pictures, each scrolled into view. */
async function shown(page: Page): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const image of await page.getByRole('main').locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
      .toBeGreaterThan(0);
    found.push(
      await image.evaluate((it: HTMLImageElement) => {
        const [own, high] = [Number(it.getAttribute('width')), Number(it.getAttribute('height'))];
        const cut = getComputedStyle(it).objectFit === 'cover' ? (it.clientHeight * own) / high : 0;
        return {
          file: new URL(it.currentSrc).pathname,
          isPhotograph: it.parentElement?.tagName === 'PICTURE',
          needed: Math.max(it.clientWidth, cut) * devicePixelRatio,
          own,
          ratio: own / high,
          drawnRatio: it.naturalWidth / it.naturalHeight,
        };
      }),
    );
  }
  return found;
}

const widthOf = (file: string) => Number(/\/(\d+)\.\w+$/.exec(file)?.[1]);

/** All addresses of a page's photographs, each with the width in its source set. */
async function named(page: Page): Promise<(readonly [address: string, width: number])[]> {
  const sets = await page
    .locator('main source')
    .evaluateAll((all) => all.map((it) => it.getAttribute('srcset') ?? ''));
  const last = await page
    .locator('main picture > img')
    .evaluateAll((all) => all.map((it) => it.getAttribute('src') ?? ''));
  return [...sets.flatMap((set) => set.split(',')), ...last].map((candidate) => {
    const [address = '', width] = candidate.split(' ');
    return [address, width === undefined ? widthOf(address) : Number.parseInt(width, 10)] as const;
  });
}

for (const [name, viewport, deviceScaleFactor] of [
  ['a telephone', phone, 3],
  ['a desktop', desktop, 1],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('each page shows each picture in AVIF and in a size that fits, the first at once, the others when they are near, without a layout shift', {
      tag: '@files',
    }, async ({ page }) => {
      test.slow();
      // As on a slow connection, the text is there before the pictures.
      let text = Promise.withResolvers<void>();
      await page.route('**/pictures/**', async (route) => {
        await text.promise;
        await route.continue();
      });
      for (const path of pages)
        await test.step(path, async () => {
          text = Promise.withResolvers();
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          const waits = await page.locator('main img:visible').evaluateAll((all) =>
            (all as HTMLImageElement[]).map((it) => ({
              below: it.getBoundingClientRect().top >= innerHeight,
              lazy: it.loading === 'lazy',
              high: it.fetchPriority === 'high',
            })),
          );
          // Which is in the first screen depends on the window, so the first picture may be fetched at once below it too.
          for (const { lazy, high } of waits) expect(lazy).toBe(!high);
          // A second one beside the first is lazy, so that it takes nothing from it.
          const [one] = waits;
          expect(one?.lazy && !one.below, 'the first waits though it is in view').toBe(false);
          expect(waits.filter(({ high }) => high).length).toBeLessThanOrEqual(1);
          // A layout shift by the font does not count here.
          const lettered = await page.evaluate(async () => (await document.fonts.ready) && performance.now());
          text.resolve();
          const all = await shown(page);
          const moved = await page.evaluate(
            (since) =>
              new Promise<number>((resolve) => {
                let sum = 0;
                new PerformanceObserver((list) => {
                  for (const entry of list.getEntries())
                    if (entry.startTime > since) sum += (entry as unknown as { value: number }).value;
                }).observe({ type: 'layout-shift', buffered: true });
                // The observer has its entries, if there are any, before the second frame.
                requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
              }),
            lettered,
          );
          expect(moved).toBe(0);
          expect(all.length).toBeGreaterThan(0);
          for (const { file, isPhotograph, needed, own, ratio, drawnRatio } of all) {
            expect(own, 'a width').toBeGreaterThan(0);
            expect(
              Math.abs(drawnRatio - ratio),
              'the ratio of the space that is reserved for it',
            ).toBeLessThan(0.02);
            if (!isPhotograph) continue;
            expect(file).toMatch(/\.avif$/);
            expect(widthOf(file)).toBeLessThanOrEqual(own);
            expect(widthOf(file), 'no larger than twice what shows').toBeLessThanOrEqual(2 * needed);
            expect(widthOf(file), 'as sharp as the screen').toBeGreaterThanOrEqual(
              Math.min(0.85 * needed, own),
            );
          }
        });
    });
  });
}

async function bytesOf(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable');
  return response.body();
}

test.describe('on the sharpest telephone', () => {
  test.use({ viewport: { width: 430, height: 932 }, deviceScaleFactor: 3 });

  test('no picture of Home is too large', { tag: '@server' }, async ({ page, request }) => {
    await page.goto('/');
    for (const { file } of await shown(page))
      expect((await bytesOf(request, file)).length, file).toBeLessThanOrEqual(largestOnHome);
  });
});

test('every file that a page names has its width and format, and none is larger than the original', {
  tag: '@server',
}, async ({ page, request }) => {
  await page.goto(event);
  const own = Number(await page.locator('main picture > img').getAttribute('width'));
  const files = await named(page);
  expect(files.length).toBe(9);
  for (const [address, width] of files) {
    expect(width, address).toBeLessThanOrEqual(own);
    const about = await sharp(await bytesOf(request, address)).metadata();
    expect(about.width, address).toBe(width);
    const format = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[address.split('.').at(-1) ?? ''];
    expect(about.format, address).toBe(format);
  }
});

test('other sizes are 404, and another version redirects to the current one', { tag: '@server' }, async ({
  page,
  request,
}) => {
  await page.goto(event);
  const [[address = ''] = []] = await named(page);
  const folder = address.slice(0, address.lastIndexOf('/'));
  for (const file of [
    '',
    '/481.avif',
    '/3600.avif',
    '/480.png',
    '/480.jpg',
    '/480.avif/480.avif',
    '/%2e%2e%2f480.avif',
  ])
    expect((await request.get(folder + file)).status(), file).toBe(404);
  const plain = await (await request.get(address)).body();
  expect(await (await request.get(`${address}?w=1800&fm=png&url=https://example.com`)).body()).toEqual(plain);
  const older = await request.get(address.replace(/\/\d+\/480/, '/1/480'), { maxRedirects: 0 });
  expect([older.status(), older.headers().location]).toEqual([302, address]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures show', async ({ page }) => {
    const loaded = page.waitForResponse((response) => response.url().endsWith('.avif'));
    await page.goto(event);
    expect((await loaded).status()).toBe(200);
    const { width = 0, height = 0 } = (await page.locator('main picture > img').boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(100);
  });
});
