import type { Locator, Page } from '@playwright/test';
import { expect, testAt } from '#tests/e2e/fixtures/test-at.ts';
import { breakpoint, desktop, phone } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

/** When no notice stands above the pages. */
const test = testAt('2026-11-27T09:00');

async function boxes(page: Page) {
  const main = await page.getByRole('main').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  if (main === null || header === null) throw new Error('The page has no main content or no header.');
  return { main, header };
}

test('on wide screens the menu is a column of 288 px beside the main content', async ({ page }) => {
  await page.goto('/about-us');
  await untilHydrated(page);
  for (const width of [breakpoint, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const { main, header } = await boxes(page);
    expect(header, `at ${width} px`).toMatchObject({ x: 0, width: 288 });
    expect(main.x).toBeGreaterThanOrEqual(288);
    expect(main.y).toBeLessThan(header.y + header.height);
  }

  await test.step('on small screens the main content is below the header, or above it on a phone, with padding at its top', async () => {
    for (const width of [320, breakpoint - 1]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      const { main, header } = await boxes(page);
      expect(header.width).toBe(width);
      expect(main.x).toBe(0);
      if (width < 640) expect([main.y, header.y + header.height]).toEqual([0, 740]);
      else expect(main.y).toBeGreaterThanOrEqual(header.y + header.height);
      const padding = await page
        .getByRole('main')
        .evaluate((element) => getComputedStyle(element).paddingTop);
      expect(Number.parseFloat(padding)).toBeGreaterThan(0);
    }
  });
});

// Without scripts, since pages look the same and load faster.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the title is bold, the city after it thin, and both lead home', async ({ page }) => {
    const { site } = await menuContent();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto('/donate');
      const title = page
        .getByRole('banner')
        .getByRole('link', { name: `${site.title} ${site.city}`, exact: true });
      const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);
      expect(await title.evaluate(weight)).toBeGreaterThanOrEqual(700);
      expect(await title.getByText(site.city, { exact: true }).evaluate(weight)).toBeLessThanOrEqual(300);
      await title.click();
      await expect(page).toHaveURL('/');
    }
  });

  test('on a phone held upright a thumb reaches menu and exit at the bottom of the window, where at the end of the page nothing is under them; on its side they are at the top', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/safeguarding');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const banner = page.getByRole('banner');
    for (const name of ['Menu', 'Emergency: Exit this page'])
      expect(await top(banner.getByRole('link', { name, exact: true }))).toBeGreaterThan(phone.height - 64);
    for (const share of [0, 0.5, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      const { header } = await boxes(page);
      expect(header.y + header.height).toBeCloseTo(phone.height, 0);
    }
    const foot = await page.getByRole('contentinfo').boundingBox();
    // Heights of text are fractions of a pixel.
    expect(Math.floor((foot?.y ?? Infinity) + (foot?.height ?? 0))).toBeLessThanOrEqual(await top(banner));
    await page.setViewportSize({ width: phone.height, height: phone.width });
    expect(await top(banner)).toBe(0);
  });

  test('the strip has the edges of the words below it, on a phone and on a tablet held upright', async ({
    page,
  }) => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto('/contact');
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const title = await page.getByRole('banner').getByText("St Oswin's").first().boundingBox();
      const bars = await page.getByRole('banner').locator('a[href$="#menu"] svg').boundingBox();
      // The link has 8 px around its words, and the bars have as much in their button.
      expect((title?.x ?? 0) + 8, `left at ${width}`).toBeCloseTo(heading?.x ?? 0, 0);
      expect(width - (bars?.x ?? 0) - (bars?.width ?? 0) + 8, `right at ${width}`).toBeCloseTo(
        heading?.x ?? 0,
        0,
      );
    }
  });

  test('the column stays in view while the main content scrolls, and the last link of a menu longer than the window can be reached', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/coming-up');
    await page.evaluate(() => window.scrollTo(0, 600));
    const { header } = await boxes(page);
    expect(header.y).toBe(0);
    await page.setViewportSize({ width: 1280, height: 300 });
    const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test('beside the button that leaves Safeguarding the title stays on one line of a phone, with a scrollbar of 12 px too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: phone.width - 12, height: phone.height });
    await page.goto('/safeguarding');
    const title = page.getByRole('banner').getByRole('paragraph').getByRole('link');
    expect(await title.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await title.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect(
      await title
        .locator('span')
        .first()
        .evaluate((city) => city.getBoundingClientRect().left),
    ).toBeGreaterThan(60);
  });
});
