import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { writeExtremeContent } from '#tests/screenshots/extreme-content.ts';

/** A site with a hundred highlighted and a hundred regular events. */
const test = testWithContent(() => {
  const folder = writeExtremeContent(fileURLToPath(new URL('../../../content', import.meta.url)), 'crowded');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
});

test('of a hundred highlighted events seven are at the top of the menu, and the others folded right below', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const lists = menu.getByRole('list');
  await expect(lists.first().getByRole('link')).toHaveCount(7);
  await menu.getByText('More highlights 93').click();
  await expect(menu.getByRole('list', { name: 'More highlights' }).getByRole('link')).toHaveCount(93);
  const addresses = await menu
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.slice(0, 101)).toEqual([
    ...Array.from({ length: 100 }, (_, index) => `/whats-on/highlight-${index + 1}`),
    '/coming-up',
  ]);
});

test('among seven highlights with the longest titles Donate is still in the first screen of a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const donate = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Donate', exact: true });
  expect((await donate.boundingBox())?.y).toBeLessThan(800);
});
