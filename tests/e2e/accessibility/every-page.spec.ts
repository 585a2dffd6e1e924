import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { misreadNames } from './misread-names.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';
import { outOfOrder } from './reading.ts';
import { smallTargets } from './small-targets.ts';

// Without scripts, since pages look and work the same and load faster.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

/** Text in the thin weight that is smaller than 18 px. */
function thinAndSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { fontWeight, fontSize } = getComputedStyle(element);
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
      );
      const isThin = text && element.checkVisibility() && Number(fontWeight) < 400;
      return isThin && Number.parseFloat(fontSize) < 18
        ? [`${element.textContent?.trim()}: ${fontSize} at ${fontWeight}`]
        : [];
    }),
  );
}

/** Marks the elements that only a background colour distinguishes from their surroundings. */
async function markCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clear = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = getComputedStyle(element).backgroundColor;
      let around = element.parentElement;
      while (around && clear(getComputedStyle(around).backgroundColor)) around = around.parentElement;
      if (!clear(own) && around && getComputedStyle(around).backgroundColor !== own)
        element.dataset.card = `${element.getBoundingClientRect().width > 1}`;
    }
  });
}

/** The marked elements without a border. */
function borderless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-card="true"]')]
      .filter((card) => card.checkVisibility() && !(card instanceof SVGElement))
      .filter((card) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(card);
        const drawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
        return !drawn || borderTopColor === backgroundColor;
      })
      .map((card) => card.outerHTML.slice(0, 120)),
  );
}

test('every page reads: it has its headings and its text in order, each heading and link with the spaces that it shows, borders where colours are forced, no thin letters below 18 px, and targets of 24 px, on a phone of 44 px', async ({
  page,
}) => {
  test.slow();
  for (const kind of pageKinds)
    await test.step(kind, async () => {
      await page.setViewportSize(desktop);
      await page.goto(await pathOf(kind));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      expect(await page.evaluate(() => document.compatMode), 'read by the standards').toBe('CSS1Compat');
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
      expect(await misreadNames(page), 'read with other spaces than it shows').toEqual([]);
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(skipped, `levels ${levels}`).toEqual([]);
      expect(await outOfOrder(page), 'out of order on a desktop').toEqual([]);
      expect(await smallTargets(page, 24), 'too small on a desktop').toEqual([]);
      expect(await thinAndSmall(page), 'too thin for its size on a desktop').toEqual([]);

      await markCards(page);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await borderless(page), 'without a border where colours are forced').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });

      await page.setViewportSize(phone);
      expect(await outOfOrder(page), 'out of order on a phone').toEqual([]);
      expect(await smallTargets(page, 44, 32), 'too small on a phone').toEqual([]);
      expect(await thinAndSmall(page), 'too thin for its size on a phone').toEqual([]);
    });
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await smallTargets(page, 44, 32), 'too small in the open menu').toEqual([]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the buttons that scripts bring are as large', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/donate');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the sort code' })).toBeVisible();
    expect(await smallTargets(page, 44, 32)).toEqual([]);
  });
});
