import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { scrollToEnd } from '#tests/helpers/scrolling.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const elsewhere = 'https://www.bbc.co.uk/weather';
/** What the browser showed before: small, so that it opens fast. */
const before = '/robots.txt';
const forecast = '<!doctype html><html lang="en"><title>Weather</title><h1>Rain later</h1></html>';
const fulfill = (route: Route) => route.fulfill({ contentType: 'text/html', body: forecast });

/** The exit button that is visible at this width, in the header or in the main area. */
const button = (page: Page) => page.getByRole('link', { name: 'Emergency: Exit this page' });

async function pressShift(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Shift');
}

/** Opens the page with its scripts running; the other site is a fake. */
async function open(page: Page, context: BrowserContext): Promise<void> {
  await context.route(`${elsewhere}**`, fulfill);
  // Something to go back to.
  await page.goto(before);
  await page.goto('/safeguarding');
  await untilHydrated(page);
}

test('the button stays in view to the end of the page, leaves at once, and Back does not return', async ({
  page,
  context,
}) => {
  for (const size of [desktop, phone])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await open(page, context);
      await scrollToEnd(page);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      const box = await button(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await button(page).click();
      await expect(page).toHaveURL(elsewhere);
      await page.goBack();
      await expect(page).toHaveURL(before);
    });

  await test.step('a link of the same address comes right after the skip link', async () => {
    await page.setViewportSize(desktop);
    await page.goto('/safeguarding');
    await untilHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Tab');
    const second = page.getByRole('link', { name: 'Exit this page', exact: true });
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport();
    await expect(second).toHaveAttribute('href', elsewhere);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(elsewhere);
  });
});

test('the page is covered and its title hidden before the network responds', async ({ page, context }) => {
  const happened: unknown[] = [];
  // Once the page is leaving, the test cannot query it any more, so the page itself reports its state.
  const covered = new Promise<void>((resolve) => {
    void page.exposeFunction('tell', (what: unknown) => {
      happened.push(what);
      resolve();
    });
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const alert = document.querySelector('[role=alert]');
      if (alert === null) return;
      observer.disconnect();
      const { x, y, width, height } = alert.getBoundingClientRect();
      const visibility = (element: Element) => getComputedStyle(element).visibility;
      const cover = { x, y, width, height, text: alert.textContent, visibility: visibility(alert) };
      const heading = visibility(document.querySelector('h1') ?? document.body);
      Object(window).tell({ cover, heading, title: document.title });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, context);
  // The network does not respond before the page has reported that it is covered.
  await context.route(`${elsewhere}**`, async (route) => {
    await covered;
    happened.push('response');
    return fulfill(route);
  });
  await button(page).click();
  await expect(page).toHaveURL(elsewhere);
  const cover = { x: 0, y: 0, width: 1280, height: 900, text: 'Loading.', visibility: 'visible' };
  expect(happened).toEqual([{ cover, heading: 'hidden', title: 'Loading' }, 'response']);
});

test('a page that the browser brings back is uncovered, no other key leaves it, and other pages have no exit', async ({
  page,
  context,
}) => {
  await open(page, context);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Safeguarding/);
  await expect(page.getByRole('alert')).toBeHidden();

  await test.step('another key, or Shift with another key, does not leave the page', async () => {
    await pressShift(page, 2);
    await page.keyboard.press('Tab');
    await pressShift(page, 2);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+Tab');
    await expect(page).toHaveURL(/safeguarding\/?$/);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('other pages have no exit, and three presses of Shift do nothing there', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Exit this page' })).toHaveCount(0);
    await pressShift(page, 3);
    await expect(page).toHaveURL(/privacy$/);
  });
});

test('Shift pressed three times leaves, each press is announced, and the other site is neither fetched before nor sent the page’s address', async ({
  page,
  context,
}) => {
  const referrers: (string | undefined)[] = [];
  await open(page, context);
  await context.route(`${elsewhere}**`, (route) => {
    referrers.push(route.request().headers().referer);
    return fulfill(route);
  });
  const announced = page.getByRole('status');
  await pressShift(page, 1);
  await expect(announced).toContainText('press 2 more times to exit');
  await pressShift(page, 1);
  await expect(announced).toContainText('press 1 more time to exit');
  expect(referrers).toEqual([]);
  await pressShift(page, 1);
  await expect(page).toHaveURL(elsewhere);
  expect(referrers).toEqual([undefined]);
  await page.goBack();
  await expect(page).toHaveURL(before);
});

test('presses expire after five seconds, and that is announced', async ({ page, context }) => {
  await page.clock.install();
  await open(page, context);
  await pressShift(page, 2);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('status')).toContainText('expired');
  await pressShift(page, 1);
  await expect(page.getByRole('status')).toContainText('press 2 more times');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is a plain link that leads away', async ({ page, context }) => {
    await context.route(`${elsewhere}**`, fulfill);
    await page.goto('/safeguarding');
    await expect(button(page)).toHaveAttribute('rel', 'nofollow noreferrer');
    await button(page).click();
    await expect(page).toHaveURL(elsewhere);
  });
});
