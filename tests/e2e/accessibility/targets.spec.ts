import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

// Without scripts, since pages look and work the same and load faster.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

/**
 * Targets that are too small for a finger, except links within a sentence, whose size is the line's, and skip links,
 * which are for the keyboard (WCAG 2.5.8).
 * @param least side of the target, in CSS pixels
 */
function small(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((side) => {
    const inSentence = (link: Element): boolean => {
      if (getComputedStyle(link).display !== 'inline') return false;
      let block = link.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      const rest = [...(block?.childNodes ?? [])].filter(
        (node) =>
          !node.contains(link) && !(node instanceof Element && getComputedStyle(node).display !== 'inline'),
      );
      return rest.some((node) => /\w/.test(node.textContent ?? ''));
    };
    return [...document.querySelectorAll('a, button')].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width <= 1 || (width >= side && height >= side)) return [];
      return inSentence(control) ? [] : [`${control.textContent?.trim()}: ${width} × ${height}`];
    });
  }, least);
}

for (const kind of pageKinds) {
  test(`on ${kind} every target is 24 px large at the least, on a phone 44 px`, async ({ page }) => {
    await page.goto(await pathOf(kind));
    expect(await small(page, 24), 'on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    expect(await small(page, 44), 'on a phone').toEqual([]);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await small(page, 44), 'in the open menu').toEqual([]);
  });
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the buttons that scripts bring are as large', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/donate');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the sort code' })).toBeVisible();
    expect(await small(page, 44)).toEqual([]);
  });
});
