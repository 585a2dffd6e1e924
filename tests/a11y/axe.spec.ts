import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { menuContent } from '../support/content.ts';
import { paths, phone } from '../support/site-map.ts';
import { expect, test } from '../support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const palettes = ['0', '1', '2', '3'];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: [/Failed to load resource: the server responded with a status of 404/],
});

/** What axe finds, each fault with the places where it is. */
async function faults(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** Looks for every kind of fault once, and for weak contrast in the other palettes: a palette changes colours only. */
async function expectSound(page: Page): Promise<void> {
  expect(await faults(new AxeBuilder({ page }).withTags(tags))).toEqual([]);
  const own = await page.locator('html').getAttribute('data-palette');
  for (const palette of palettes.filter((each) => each !== own)) {
    await page.evaluate((index) => document.documentElement.setAttribute('data-palette', index), palette);
    expect(
      await faults(new AxeBuilder({ page }).withRules(['color-contrast'])),
      `palette ${palette}`,
    ).toEqual([]);
  }
  await page.evaluate((index) => document.documentElement.setAttribute('data-palette', index ?? '0'), own);
}

const events = ['the first highlighted event', 'the first regular event'] as const;

async function pathOf(place: string): Promise<string> {
  if (place.startsWith('/')) return place;
  const { highlighted, regular } = await menuContent();
  return `/whats-on/${(place === events[0] ? highlighted : regular)[0]?.slug}`;
}

for (const place of [...paths, '/no-such-page', ...events]) {
  test(`axe finds nothing on ${place} on a desktop`, async ({ page }) => {
    await page.goto(await pathOf(place));
    await expectSound(page);
  });

  test(`axe finds nothing on ${place} on a phone, its menu closed and open`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(await pathOf(place));
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
    await expectSound(page);
  });
}
