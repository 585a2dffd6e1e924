import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { test as testWithRecordingProxy } from '#tests/e2e/fixtures/test-with-recording-proxy.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { dataPaths } from '#tests/helpers/data-paths.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const fold = (page: Page) => menu(page).getByText('Regular events');
const regular = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** All pages are in the first screen of the menu. */
async function expectPagesInView(page: Page): Promise<void> {
  expect((await menuContent()).highlighted.length).toBeGreaterThanOrEqual(7);
  for (const name of ['Contact', 'Donate', 'Safeguarding', 'About'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(fold(page)).toBeInViewport({ ratio: 1 });
}

test('on a desktop all pages are in the first screen of the menu, and regular events folded until somebody opens them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await expectPagesInView(page);
  await expect(regular(page, 'Lunch club')).toBeHidden();
  const text = await menu(page).locator('summary').filter({ hasText: 'Regular events' }).innerText();
  await fold(page).click();
  await expect(regular(page, 'Lunch club')).toBeVisible();

  await test.step('each has its weekday', async () => {
    const line = (name: string) =>
      menu(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(line('Lunch club')).toHaveText('Lunch club Wed');
    await expect(line('The Warm Room')).toHaveText('The Warm Room Mon, Wed, Fri');
    await expect(line('Ash Wednesday service')).toHaveText('Ash Wednesday service');
  });

  await test.step('the fold says how many of its events are cancelled or moved', async () => {
    const statuses = await menu(page)
      .getByRole('list', { name: 'Regular events' })
      .getByRole('paragraph')
      .count();
    expect(statuses).toBeGreaterThan(0);
    expect(text).toContain(`${statuses} cancelled or moved`);
  });

  await test.step('the event of the current page stands above the fold, which stays closed', async () => {
    await page.goto('/whats-on/lunch-club');
    await expect(regular(page, 'Lunch club')).toBeVisible();
    await expect(regular(page, 'Lunch club')).toHaveAttribute('aria-current', 'page');
    await expect(regular(page, 'The Warm Room')).toBeHidden();
    await regular(page, 'Contact').click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(regular(page, 'Lunch club')).toBeHidden();
    await page.goBack();
    await expect(regular(page, 'Lunch club')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // That of every event's page is marked (menu.spec.ts); the others are where these are.
  test('the highlighted link of an event’s page is in sight, whichever of its list it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { highlighted, regular } = await menuContent();
    for (const { slug } of [highlighted, regular].flatMap((all) => [...all.slice(0, 1), ...all.slice(-1)])) {
      await page.goto(`/whats-on/${slug}`);
      const lit = menu(page).locator('[aria-current=page]');
      await expect(lit, slug).toHaveAttribute('href', `/whats-on/${slug}`);
      await expect(lit, slug).toBeInViewport({ ratio: 1 });
    }
  });
});

test('on a phone all pages are in the first screen of the menu, whose fold opens by keyboard, and Tab goes through its links', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectPagesInView(page);
  const summary = menu(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    menu(page).getByRole('list', { name: 'Regular events' }).getByRole('link').first(),
  ).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(summary).toBeFocused();
});

testWithRecordingProxy(
  'folded links are not prefetched until the fold is opened',
  async ({ page, requested }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto('/contact');
    await untilSettled(page);
    await expect.poll(() => dataPaths(requested)).toContain('/');
    expect(dataPaths(requested)).not.toContain('/whats-on/lunch-club');
    await fold(page).click();
    // What is fetched ahead may be spent by now; a link that somebody points at is fetched in any case.
    await regular(page, 'Lunch club').hover();
    await expect.poll(() => dataPaths(requested)).toContain('/whats-on/lunch-club');
  },
);
