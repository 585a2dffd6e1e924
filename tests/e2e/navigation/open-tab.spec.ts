import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/fixtures/test.ts';
import { pass, test } from '#tests/e2e/fixtures/test-with-open-tab.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';

/** One request for the page, to see whether it is there, and then one for its data. */
const once = ['HEAD /', 'GET /_.data'];

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    document.documentElement.toggleAttribute('data-hidden', hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

const today = (page: Page) => page.getByRole('heading', { name: 'Today' });

test('Home that stays open from Saturday into Sunday says “Today”, and stays where it was', async ({
  page,
  time,
  requested,
}) => {
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = (await link.boundingBox())?.y ?? 0;
  await pass(page, time, 10);
  expect(requested).toEqual([]);
  await pass(page, time, 20);
  await expect(today(page)).toBeVisible();
  expect(requested).toEqual(once);
  // What is above it may now be in fewer lines.
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
  // Nothing changes before the first service.
  await pass(page, time, 3600);
  expect(requested).toEqual(once);
});

test('an open menu stays open over midnight', async ({ page, time, requested }) => {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Contact' });
  await expect(menu).toBeVisible();
  await pass(page, time, 30);
  await expect.poll(() => requested).toEqual(once);
  await expect(today(page)).toHaveCount(1);
  await expect(menu).toBeVisible();
  await page.setViewportSize(desktop);
});

test('a tab in the background fetches nothing, and is up to date when it is shown again after a night', async ({
  page,
  time,
  requested,
}) => {
  await setHidden(page, true);
  time.now = time.now.add({ hours: 8 });
  await page.clock.fastForward('08:00:00');
  expect(requested).toEqual([]);
  await setHidden(page, false);
  await expect(today(page)).toBeVisible();
  expect(requested).toEqual(once);
});

test('after a machine with stopped timers wakes, the page is up to date within a minute', async ({
  page,
  time,
  requested,
}) => {
  time.now = time.now.add({ hours: 8 });
  await page.clock.setSystemTime(time.now.epochMilliseconds);
  await pass(page, time, 60);
  await expect(today(page)).toBeVisible();
  expect(requested).toEqual(once);
});

test('nothing is fetched offline, and the page is up to date once the network is back', async ({
  page,
  context,
  time,
  requested,
}) => {
  await context.setOffline(true);
  await pass(page, time, 3600);
  expect(requested).toEqual([]);
  await context.setOffline(false);
  await expect(today(page)).toBeVisible();
  expect(requested).toEqual(once);
});

test.describe('while the site is unavailable', () => {
  test.use({ expectedConsoleErrors: [/503/] });

  test('the page stays, and is fetched again with increasing delays', async ({ page, time, requested }) => {
    await page.route('/', (route) => route.fulfill({ status: 503 }));
    await pass(page, time, 30);
    await expect.poll(() => requested).toEqual(['HEAD /']);
    await expect(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
    await pass(page, time, 3600);
    expect(requested.length).toBeLessThan(6);
    await page.unroute('/');
    await pass(page, time, 5 * 3600);
    await expect(today(page)).toBeVisible();
  });
});
