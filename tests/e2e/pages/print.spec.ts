import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { contrastRatio } from '#domain/palette/colour.ts';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { inkOf, pagesOf } from '#tests/helpers/pdf.ts';

/** The text that a QR code reader finds in an image. */
async function readCode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** A page on paper has neither the menu nor buttons nor links of the footer, and says whose it is. */
async function expectPaper(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true }), path).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const label of ['Safeguarding', 'Accessibility', 'Privacy'])
    await expect(footer.getByRole('link', { name: label, exact: true }), path).toBeHidden();
  await expect(footer.getByText(/charity/i), path).toBeVisible();
  await expect(page.getByRole('banner'), path).toContainText((await menuContent()).site.title);
}

test('on paper the pages that scripts give buttons have none', async ({ page }) => {
  // All pages have that of the menu, Donate those that copy, Safeguarding those that leave.
  for (const path of ['/donate', '/safeguarding']) {
    await page.goto(path);
    await untilHydrated(page);
    await expectPaper(page, path);
  }
});

// Without scripts, since it is the same on paper and loads faster.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on paper every page has neither menu nor buttons, and says whose it is; without backgrounds, as browsers print by themselves, no text is pale and no bar is empty', async ({
    page,
  }) => {
    const { regular } = await menuContent();
    for (const path of [...paths, `/whats-on/${regular[0]?.slug}`]) {
      await page.goto(path);
      await expectPaper(page, path);
      const { text, rectangles } = inkOf(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
      expect(text.size, path).toBeGreaterThan(0);
      for (const colour of text)
        expect(contrastRatio(colour, '#ffffff'), `${colour} on ${path}`).toBeGreaterThan(7);
      if (path !== '/' && path !== '/building-a-haven') continue;
      // The bar of the appeal is 32 px high, on paper three quarters of that.
      const isBar = (each: (typeof rectangles)[number]) =>
        contrastRatio(each.colour, '#ffffff') > 7 && each.width > 100 && each.height > 15 && each.height < 32;
      expect(rectangles.filter(isBar), path).toHaveLength(1);
    }
  });

  test('every event’s poster is one page', async ({ page }) => {
    const { highlighted, regular } = await menuContent();
    for (const { slug } of [...highlighted, ...regular].slice(0, 6)) {
      await page.goto(`/whats-on/${slug}`);
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), slug).toBe(1);
    }
  });

  test('a poster’s code leads back to its page, by the short address where there is one', async ({
    page,
    baseURL,
  }) => {
    for (const [slug, address] of [
      ['carols-by-candlelight', '/go/carols'],
      ['sunday-worship', '/whats-on/sunday-worship'],
    ] as const) {
      await page.goto(`/whats-on/${slug}`);
      const code = page.getByRole('img', { name: /^QR code/ });
      expect(await readCode(await code.screenshot())).toBe(`${baseURL}${address}`);
      await expect(page.getByText(`${new URL(baseURL ?? '').host}${address}`, { exact: true })).toBeVisible();
    }
  });

  test('Coming Up prints as a list by date with its days and its date, without “today” or “tomorrow”', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/coming-up');
    const today = Temporal.Now.zonedDateTimeISO('Europe/London');
    const inWords = (day: Temporal.ZonedDateTime) =>
      day.toLocaleString('en-GB', { day: 'numeric', month: 'long' });
    await expect(page.getByText(/^Coming up \d/)).toContainText(`to ${inWords(today.add({ days: 27 }))}`);
    await expect(page.getByText('As of').last()).toContainText(`${inWords(today)} ${today.year}`);
    const text = await page.getByRole('main').innerText();
    const lines = await page.locator('.diary-lines > li').evaluateAll((items) =>
      items.map((item) => {
        const top = (part: string) => Math.round(item.querySelector(part)?.getClientRects()[0]?.top ?? 0);
        return top('a') - top('time');
      }),
    );
    expect(Math.max(...lines.map(Math.abs)), 'each time is on the line of its event').toBeLessThanOrEqual(2);
    expect(text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} \w+/);
    expect(text).not.toMatch(/\b(Today|Tomorrow|This (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/);
    const code = page.getByRole('img', { name: /^QR code/ });
    expect(await readCode(await code.screenshot())).toBe(`${baseURL}/coming-up`);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
  });
});

testAt('2026-12-28T10:00')(
  'a poster has no notice of its day, and is one page also when it is over or put off',
  async ({ page }) => {
    for (const slug of ['advent-art-exhibition', 'sunday-worship', 'tower-open-afternoon']) {
      await page.goto(`/whats-on/${slug}`);
      await expect(page.getByText('The office is shut.')).toBeHidden();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), slug).toBe(1);
    }
    await page.goto('/contact');
    await expect(page.getByText('The office is shut.')).toBeVisible();
  },
);
