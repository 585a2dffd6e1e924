import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

test.use({ viewport: phone });

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const overlay = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openByKey(page: Page, path = '/whats-on'): Promise<void> {
  await page.goto(path);
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
}

/** True while the focus is in the header: on what stays in view above the menu, or in the menu. */
const focusHeld = (page: Page) => page.evaluate(() => document.activeElement?.closest('header') !== null);

test('by keyboard the menu holds the focus, the page behind it neither takes it nor scrolls, and Escape gives both back', async ({
  page,
}) => {
  await openByKey(page);
  await expect(overlay(page).getByRole('link').first()).toBeFocused();
  const inert = () =>
    page.evaluate(() =>
      ['main', 'footer'].map((part) => document.querySelector(part)?.closest('[inert]') !== null),
    );
  await expect.poll(inert).toEqual([true, true]);

  await test.step('Tab stays within the menu and the header above it, in both directions', async () => {
    await burger(page).focus();
    // Without the links in the fold, which is closed.
    const stops = await page.getByRole('banner').locator('a:not(details a), button, summary').count();
    const visited = new Set<string>();
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusHeld(page), `after ${step + 1} steps`).toBe(true);
      visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(visited).toContain('Menu');
    // The title, and Safeguarding outside the menu as well as in it.
    expect(visited.size).toBe(stops - 1);
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(overlay(page).getByRole('link').last()).toBeFocused();
  });

  await test.step('Tab comes back into the menu from wherever the focus has gone', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusHeld(page)).toBe(true);
    }
  });

  for (const [screen, height] of [
    ['small', 640],
    ['so tall that the menu does not fill it', 2400],
  ] as const)
    await test.step(`the page behind does not scroll on a screen that is ${screen}`, async () => {
      await page.setViewportSize({ width: 360, height });
      await expect(overlay(page)).toHaveCSS('opacity', '1');
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(180, 400);
      for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 1500);
      for (const key of ['End', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  await page.setViewportSize(phone);

  await test.step('Escape closes it, frees the page and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(inert).toEqual([false, false]);
    // While it is closed Escape does nothing.
    await page.keyboard.press('Escape');
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(overlay(page)).toBeHidden();
  });

  await test.step('following a link leaves the focus on the new page’s heading', async () => {
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeVisible();
    await overlay(page).getByRole('link', { name: 'About', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('choosing the current page closes the menu', async () => {
    await burger(page).click();
    await overlay(page).getByRole('link', { name: 'About', exact: true }).click();
    await expect(overlay(page)).toBeHidden();
  });
});

test('“Exit this page” can be reached by Tab while the menu is open', async ({ page }) => {
  await openByKey(page, '/safeguarding');
  const exit = page.getByRole('banner').getByRole('link', { name: 'Emergency: Exit this page' });
  await page.keyboard.press('Shift+Tab');
  await expect(burger(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(exit).toBeFocused();
});

test('a menu that was opened by its link stays where it is when the scripts arrive', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await overlay(page).evaluate((menu) => menu.scrollTo(0, 100));
  arrive();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(overlay(page)).toHaveAttribute('data-menu', 'open');
  expect(await overlay(page).evaluate((menu) => menu.scrollTop)).toBe(100);
  expect(await page.evaluate(() => document.activeElement?.closest('nav') ?? null)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
});
