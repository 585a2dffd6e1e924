import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

test.use({ viewport: { width: 1280, height: 500 } });

const link = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls down, which is only possible once the page is there. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
}

/** Waits until the page is hydrated. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilSettled(page);
}

test('a change of path brings the view to the top, by a click, by Back and by Forward; one of the query alone leaves it and the focus', async ({
  page,
}) => {
  await visit(page, '/whats-on');
  await scrollDown(page);
  const before = await scrolled(page);
  await page.evaluate(() => {
    history.pushState(history.state, '', '?a=b');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.waitForLoadState('networkidle');
  expect(await scrolled(page)).toBe(before);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await link(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollDown(page);
  await page.goBack();
  await expect(heading(page)).toContainText('Whats On');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollDown(page);
  await page.goForward();
  await expect(heading(page)).toContainText('About');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a reload restores the scroll position, which is the browser’s to restore only while the page is left or hidden', async ({
  page,
}) => {
  await visit(page, '/coming-up');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(2000);
  await page.reload();
  await untilSettled(page);
  await expect.poll(() => scrolled(page)).toBe(2000);
  await link(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await expect.poll(() => scrolled(page)).toBe(0);

  await test.step('scroll restoration is the browser’s while the page may be discarded, and the site’s again after', async () => {
    const mode = () => page.evaluate(() => history.scrollRestoration);
    const pass = (event: 'pagehide' | 'pageshow') =>
      page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    expect(await mode()).toBe('manual');
    // Going back is not tested: without its back/forward cache, as here, Chromium sometimes forgets the last change.
    await pass('pagehide');
    expect(await mode()).toBe('auto');
    await pass('pageshow');
    expect(await mode()).toBe('manual');
    await show('hidden');
    expect(await mode()).toBe('auto');
    await show('visible');
    expect(await mode()).toBe('manual');
  });
});

test('a click changes the page without loading a document, and title, description, address and focus follow', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/contact');

  await test.step('the first page does not take the focus, and its first Tab reaches the skip link', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  });

  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await link(page, 'Safeguarding').click();
  await expect(page).toHaveTitle(/^Safeguarding/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/safeguarding`);
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await expect(description).toHaveCount(1);

  await test.step('the focus goes to the new page’s heading, by a click, by Back and by Forward', async () => {
    await link(page, 'Donate').click();
    await expect(heading(page)).toContainText('Donate');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toContainText('Safeguarding');
    await expect(heading(page)).toBeFocused();
    await page.goForward();
    await expect(heading(page)).toContainText('Donate');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('a screen reader announces the new page once, by its focused heading', async () => {
    await link(page, 'Coming Up').click();
    await expect(page).toHaveTitle(/^Coming Up/);
    await expect(heading(page)).toContainText('Coming Up');
    await expect(heading(page)).toBeFocused();
    const spoken = page
      .locator('[aria-live], [role="status"], [role="alert"]')
      .filter({ hasText: 'Coming Up' });
    await expect(spoken).toHaveCount(0);
  });

  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  await test.step('the skip link leads to the main content', async () => {
    await visit(page, '/contact');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);
  });
});
