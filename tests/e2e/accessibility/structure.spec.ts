import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

test.use({ javaScriptEnabled: false, expectedConsoleErrors: expectedOnPages });

/** The blocks of text that are painted before the one that they follow in the document: neither below nor right of it. */
function outOfOrder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('header, main *, footer *')].filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
      );
      const { width, height } = element.getBoundingClientRect();
      const isBlock = getComputedStyle(element).display !== 'inline';
      return isBlock && (own || element.tagName === 'HEADER') && width > 1 && height > 1;
    });
    return blocks.slice(1).flatMap((block, at) => {
      const [before, after] = [blocks[at]?.getBoundingClientRect(), block.getBoundingClientRect()];
      const inOrder = !before || after.top >= before.top - 1 || after.left >= before.right - 1;
      return inOrder ? [] : [`${block.textContent} is before ${blocks[at]?.textContent}`];
    });
  });
}

for (const kind of pageKinds) {
  test(`${kind} has its headings in order and a reading order that matches its layout, without scripts`, async ({
    page,
  }) => {
    await page.goto(await pathOf(kind));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    expect(await page.evaluate(() => document.compatMode), 'read by the standards').toBe('CSS1Compat');
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skipped, `levels ${levels}`).toEqual([]);
    expect(await outOfOrder(page), 'on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    expect(await outOfOrder(page), 'on a phone').toEqual([]);
  });
}
