import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

/** How a visitor's line ends: the browser may not notice, as in a tunnel, or the data of a page comes and its code does not. */
const ways: Readonly<Record<string, (line: BrowserContext) => Promise<unknown>>> = {
  'and the browser knows it': (line) => line.setOffline(true),
  'and the browser does not know it': (line) => line.route('**', (route) => route.abort('connectionfailed')),
  'but for the data of a page': (line) => line.route(/^[^?]*(?<!\.data)(?:\?|$)/, (route) => route.abort()),
};

test.use({ savesData: false, expectedConsoleErrors: [/net::ERR_/] });

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const [name, cut] of Object.entries(ways))
  test(`a click without a network, ${name}, says so, and whom to ring; it leads on once the network is back`, async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    const again = main.getByRole('link', { name: 'Try again' });
    // Nothing is kept that was fetched ahead: with a route the browser's cache is off.
    await context.route('**/robots.txt', (route) => route.continue());
    await page.goto('/');
    await untilSettled(page);
    await cut(context);
    await linkTo(page, 'About').click();
    await expect(heading(page)).toHaveText('You seem to be offline');
    await expect(page).toHaveTitle("You seem to be offline · St Oswin's Leeds");
    const call = main.getByRole('link', { name: '0113 496 0100' });
    await expect(call).toHaveAttribute('href', 'tel:+441134960100');
    await expect(linkTo(page, 'Contact')).toBeVisible();
    await again.click();
    await expect(heading(page)).toHaveText('You seem to be offline');
    await context.setOffline(false);
    await context.unrouteAll();
    // The page may have seen by itself that the site is reached again, and be About already.
    await again.or(heading(page).filter({ hasText: 'About' })).click();
    await expect(heading(page)).toContainText('About');
    // A server of files leads on to the address of the folder.
    expect(new URL(page.url()).pathname).toMatch(/^\/about-us\/?$/);
  });

test('without a network a page that was open says so once its data is too old, and one that was fetched ahead opens', async ({
  page,
  context,
}) => {
  // Fetched while the first page is idle, or once the pointer is on its link.
  const ahead = page.waitForResponse(/about-us\.data/);
  await page.goto('/');
  await untilSettled(page);
  await linkTo(page, 'Contact').click();
  await expect(heading(page)).toContainText('Contact');
  await page.goBack();
  await linkTo(page, 'About').hover();
  await (await ahead).finished();
  await context.setOffline(true);
  await linkTo(page, 'About').click();
  await expect(heading(page)).toContainText('About');
  await context.route('**/*.data*', (route) => route.abort('connectionfailed'));
  await linkTo(page, 'Contact').click();
  await expect(heading(page)).toHaveText('You seem to be offline');
});

test('code that React Router asked for before the first effects ran is kept when it comes', async ({
  page,
}) => {
  await page.goto('/');
  await untilSettled(page);
  // What React Router does once the code of an early click has come.
  const isKept = await page.evaluate(async () => {
    const route = Object.values(globalThis.__reactRouterManifest.routes).find(({ path }) => path === '/find');
    if (route === undefined) throw new Error('There is no route to /find.');
    return Reflect.set(globalThis.__reactRouterRouteModules, route.id, await import(route.module));
  });
  expect(isKept).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a word' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
