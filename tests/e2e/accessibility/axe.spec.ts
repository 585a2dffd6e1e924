import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Otherwise colours would be checked during a transition.
// The tool is not part of the page, whose policy would block it.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

/**
 * Runs every axe rule once, and only the contrast rule in other palettes, which change nothing but colours.
 * @param part the selector to check in the other palettes; undefined: only the page's own palette is checked
 * @returns the violations: the palette, the rule and the elements
 */
function faults(page: Page, part?: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([rules, within]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false };
      const html = document.documentElement;
      const reported = ({ violations }: axe.AxeResults) =>
        violations.map(
          ({ id, nodes }) =>
            `palette ${html.dataset.palette}: ${id}: ${nodes.map((node) => node.html).join(' ')}`,
        );
      const found = reported(await tool.run({ ...options, runOnly: rules }));
      const own = html.dataset.palette;
      if (within === undefined) return found;
      for (const palette of ['0', '1', '2', '3'].filter((each) => each !== own)) {
        html.dataset.palette = palette;
        found.push(...reported(await tool.run(within, { ...options, runOnly: ['color-contrast'] })));
      }
      html.dataset.palette = own;
      return found;
    },
    [tags, part] as const,
  );
}

for (const kind of pageKinds) {
  test(`axe finds nothing on ${kind}, on a desktop, and on a phone in any palette`, async ({ page }) => {
    await page.goto(await pathOf(kind));
    await page.addScriptTag({ path: axeScript });
    expect(await faults(page), 'on a desktop').toEqual([]);
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(await faults(page, 'body'), 'on a phone').toEqual([]);
  });
}

test('axe finds nothing in the open menu of a phone, nor in the column of a desktop, in any palette', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.addScriptTag({ path: axeScript });
  expect(await faults(page, 'header'), 'in the column').toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
  // The rest of the page is behind the menu.
  expect(await faults(page, 'header'), 'in the open menu').toEqual([]);
});
