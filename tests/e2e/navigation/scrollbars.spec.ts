import { expect, test } from '#tests/e2e/fixtures/test.ts';
import config from '../../../playwright.config.ts';

test('with scrollbars that have a width, the title fits its column beside a thin bar', async ({
  playwright,
  baseURL,
}) => {
  // Scrollbars with a width, as on Windows and most of Linux. Headless browsers hide them.
  const options = { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] };
  const browser = await playwright.chromium.launch(options);
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  for (const [width, height] of [
    [1280, 800],
    [960, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    const column = await page.getByRole('banner').evaluate((header: HTMLElement) => {
      const { scrollbarWidth, scrollbarGutter, scrollbarColor, color } = getComputedStyle(header);
      const lines = document.createRange();
      lines.selectNodeContents(header.querySelector('p a') ?? header);
      return {
        bar: header.offsetWidth - header.clientWidth,
        isColoured: scrollbarColor.startsWith(color) && scrollbarColor !== 'auto',
        scrollbarWidth,
        scrollbarGutter,
        lines: new Set([...lines.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
      };
    });
    // The bars are there at all, and thinner than the window's own.
    const own = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(column.bar, `at ${width} px`).toBeGreaterThan(0);
    expect(column.bar).toBeLessThan(own);
    expect(column).toMatchObject({
      isColoured: true,
      scrollbarWidth: 'thin',
      scrollbarGutter: 'stable',
      lines: 1,
    });
  }
  await browser.close();
});
