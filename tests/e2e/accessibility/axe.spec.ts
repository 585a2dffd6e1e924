import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { scrollToEnd } from '#tests/helpers/scrolling.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page that is sound on a desktop can still have on a phone, where it has the same elements. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'region'];

// Otherwise colours would be checked during a transition.
// The tool is not part of the page, whose policy would block it.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

/** Runs the rules of axe. @returns the violations: the palette, the rule and the elements */
function faults(page: Page, part: string, rules = tags): Promise<readonly string[]> {
  return page.evaluate(
    async ([within, runOnly]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false, runOnly };
      const { violations } = await tool.run(within, options);
      const { palette } = document.documentElement.dataset;
      return violations.map(
        ({ id, nodes }) => `palette ${palette}: ${id}: ${nodes.map((node) => node.html).join(' ')}`,
      );
    },
    [part, rules] as const,
  );
}

/** Checks the contrast in every palette. They change nothing but colours, and each is checked by itself in palettes.test.ts. */
async function expectContrastInEveryPalette(page: Page, part: string): Promise<void> {
  for (const palette of ['0', '1', '2', '3']) {
    await page.evaluate((index) => {
      document.documentElement.dataset.palette = index;
    }, palette);
    expect(await faults(page, part, ['color-contrast'])).toEqual([]);
  }
}

test('axe finds nothing on any page on a desktop, nor what depends on the layout on a phone', async ({
  page,
}) => {
  test.slow();
  for (const kind of pageKinds)
    await test.step(kind, async () => {
      await page.setViewportSize(desktop);
      await page.goto(await pathOf(kind));
      await page.addScriptTag({ path: axeScript });
      expect.soft(await faults(page, 'html'), `${kind} on a desktop`).toEqual([]);
      await page.setViewportSize(phone);
      await expect(page.getByRole('banner').getByText('Menu', { exact: true })).toBeVisible();
      // As tall as the page: what stays in sight while it scrolls covers a part of some line, which one depends on the day.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ ...phone, height });
      // The header of a phone is the same on every page.
      const rules = kind === '/' ? tags : layoutRules;
      expect.soft(await faults(page, 'html', rules), `${kind} on a phone`).toEqual([]);
    });
});

test('axe finds nothing on what is found, on the notice sheet, and on the screen', async ({ page }) => {
  for (const path of [
    '/find',
    '/find?q=soup',
    '/find?q=24+December',
    '/find?q=abuse',
    '/find?q=xyzzy',
    '/this-week',
    '/screen',
    '/screen/still',
  ])
    for (const [on, size] of Object.entries({ desktop, phone }))
      await test.step(`${path} ${on}`, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.addScriptTag({ path: axeScript });
        await scrollToEnd(page);
        const found = (await faults(page, 'html')).map((fault) => fault.split(': ')[1]);
        expect.soft(found, `${path} on a ${on}`).toEqual([]);
      });
});

test('in any palette axe finds enough contrast on Home, in the column of a desktop and in the open menu of a phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.addScriptTag({ path: axeScript });
  await expectContrastInEveryPalette(page, 'html');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
  // The rest of the page is behind the menu.
  expect(await faults(page, 'header'), 'in the open menu').toEqual([]);
  await expectContrastInEveryPalette(page, 'header');
});
