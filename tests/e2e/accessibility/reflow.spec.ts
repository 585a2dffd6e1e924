import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';
import { lostText } from './reading.ts';

// Without scripts, since pages look and work the same and load faster.
test.use({
  javaScriptEnabled: false,
  // A reader's own styles are not part of the page, whose policy would block them.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

/** The text spacing that WCAG 1.4.12 requires. */
const spacing = `*:not(#stronger) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p:not(#stronger) { margin-bottom: 2em !important; }`;

const desktop = { width: 1280, height: 800 };

/** Adds a reader's own style sheet to the page, instead of any earlier one. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const style = document.querySelector('#own') ?? document.createElement('style');
    style.id = 'own';
    style.textContent = rules;
    document.head.append(style);
  }, css);
}

/** A desktop window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

/** The words of the page that are on more than one line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** The number of lines of a text in the main content. */
function linesOf(page: Page, text: string): Promise<number> {
  return page
    .getByRole('main')
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
}

test('no page loses text at 400 %, with a reader’s own spacing, or twice as large, when a phone breaks no word', async ({
  page,
}) => {
  test.slow();
  for (const kind of pageKinds)
    await test.step(kind, async () => {
      await page.setViewportSize(zoomed);
      await page.goto(await pathOf(kind));
      expect(await lostText(page), 'at 400 %').toEqual([]);
      await addStyles(page, spacing);
      expect(await lostText(page), 'at 400 %, spaced out').toEqual([]);
      await page.setViewportSize(desktop);
      expect(await lostText(page), 'on a desktop, spaced out').toEqual([]);
      await addStyles(page, 'html { font-size: 200% !important; }');
      expect(await lostText(page), 'on a desktop, twice as large').toEqual([]);
      await page.setViewportSize(phone);
      expect(await lostText(page), 'on a phone, twice as large').toEqual([]);
      // The name of one host is longer than a line.
      expect((await brokenWords(page)).filter((word) => word !== 'safespacesenglandandwales')).toEqual([]);
      if (kind !== '/safeguarding') return;
      for (const text of ['999', 'Safeguarding']) expect(await linesOf(page, text), text).toBe(1);
    });
});

testAt('2026-12-28T10:00')(
  'a month of next year stays beside its events at 400 %, spaced out',
  async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto('/coming-up');
    await addStyles(page, spacing);
    await expect(page.getByText('Feb 2027', { exact: true }).first()).toBeVisible();
    expect(await lostText(page)).toEqual([]);
  },
);

test('the open menu loses no text at 400 %, nor with a reader’s own spacing; twice as large, the strip at the bottom of a phone covers no entry of it', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await page.goto('/contact#menu');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  expect(await lostText(page)).toEqual([]);
  await addStyles(page, spacing);
  expect(await lostText(page), 'spaced out').toEqual([]);
  await page.setViewportSize(phone);
  await addStyles(page, 'html { font-size: 200% !important; }');
  await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const title = page
    .getByRole('banner')
    .getByText(/^Safeguarding/)
    .first();
  const [strip, entry] = await Promise.all(
    [title, menu.getByRole('link').last()].map((part) => part.boundingBox()),
  );
  expect((entry?.y ?? Infinity) + (entry?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
});
