import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectedOnPages, pageKinds, pathOf } from '#tests/e2e/accessibility/page-kinds.ts';
import { untilHydrated, untilSettled } from '#tests/helpers/hydration.ts';
import { expect, test } from './test-with-files.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document, so that a test knows whether a click has loaded another. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'first';
  });
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'first');

/** The addresses that were asked for and are no file. */
function missingOn(page: Page): readonly string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  return missing;
}

test('clicks, Back and Forward change the page without another document, also from an address with a slash', async ({
  page,
}) => {
  const missing = missingOn(page);
  for (const start of ['./contact', './contact/']) {
    await page.goto(start);
    await untilSettled(page);
    await mark(page);
    await menu(page).getByRole('link', { name: 'Coming Up' }).click();
    await expect(page).toHaveURL('./coming-up');
    await expect(heading(page)).toContainText('Coming Up');
    await page
      .getByRole('navigation', { name: 'Kinds of event' })
      .getByRole('link', { name: 'Music' })
      .click();
    await expect(page).toHaveURL('./coming-up/music');
    await expect(page).toHaveTitle(/^Coming Up: Music · /);
    await expect(menu(page).getByRole('link', { name: 'Coming Up' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByRole('link', { name: 'Whats On' }).click();
    const pages = page.getByRole('navigation', { name: 'Pages of Whats On' });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('./whats-on/page/2');
    await expect(pages.locator('[aria-current="page"]')).toHaveText('Page 2');
    await page.getByRole('main').getByRole('link', { name: /^Walk/ }).first().click();
    await expect(heading(page)).toHaveText(/^Walk/);
    for (const title of [
      /Whats On, page 2/,
      /^Whats On ·/,
      /^Coming Up: Music/,
      /^Coming Up ·/,
      /^Contact/,
    ]) {
      await page.goBack();
      await expect(page).toHaveTitle(title);
    }
    await page.goForward();
    await expect(page).toHaveTitle(/^Coming Up ·/);
    expect(await isMarked(page), 'no other document').toBe(true);
  }
  expect(missing).toEqual([]);
});

test('without scripts every link of the menu, of a kind and of a page of the list leads there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('./');
  await menu(page).getByRole('link', { name: 'Coming Up' }).click();
  await expect(page).toHaveURL('./coming-up/');
  await expect(page.getByText(/^As of /).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Kinds of event' }).getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveTitle(/^Coming Up: Music/);
  await menu(page).getByRole('link', { name: 'Whats On' }).click();
  await page
    .getByRole('navigation', { name: 'Pages of Whats On' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveTitle(/^Whats On, page 2/);
  await page.goto('./go/haven');
  await expect(page).toHaveURL('./building-a-haven/');
  await context.close();
});

test('a page leads to itself in the other language, with its kind, and its words stay in it', async ({
  page,
  inTwoLanguages,
  base,
}) => {
  const home = inTwoLanguages.host.url + base;
  await page.goto(`${home}coming-up/music`);
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${home}de/coming-up/music/`);
  await expect(heading(page)).toHaveText('Demnächst Kirchenmusik');
  await untilHydrated(page);
  await mark(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(`${home}de/contact`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^St. Anna/ })
    .click();
  await expect(page).toHaveURL(`${home}de`);
  expect(await isMarked(page), 'no other document').toBe(true);
  await page.reload();
  await expect(page).toHaveURL(`${home}de/`);
  await untilHydrated(page);
});

test.describe('an unknown address', () => {
  test.use({ expectedConsoleErrors: expectedOnPages });
  test('is a page that says so and leads on, whichever route it would be of', async ({ page }) => {
    for (const path of ['/no-such-page', '/whats-on/no-such-event', '/coming-up/no-such-kind', '/a/b/c']) {
      const response = await page.goto(`.${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(heading(page), path).toContainText('Page not found');
    }
    await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toContainText('Contact');
  });
});

test.describe('every kind of page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('hydrates under its own policy, the browser reports nothing, and axe finds nothing', async ({
    page,
  }) => {
    for (const kind of pageKinds.filter((each) => each !== '/no-such-page')) {
      await page.goto(`.${await pathOf(kind)}`);
      await untilSettled(page);
      expect.soft(await page.locator('meta[http-equiv="Content-Security-Policy"]').count(), kind).toBe(1);
      await page.evaluate(axeSource);
      const found = await page.evaluate(async () => {
        const { axe: tool } = window as unknown as { axe: typeof axe };
        const options = { resultTypes: ['violations' as const], iframes: false, preload: false };
        const { violations } = await tool.run('html', options);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect.soft(found, kind).toEqual([]);
    }
  });
});
