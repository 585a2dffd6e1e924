import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

/** How a visitor's line ends: the browser may not notice, as in a tunnel. */
const ways: Readonly<Record<string, (line: BrowserContext) => Promise<unknown>>> = {
  'and the browser knows it': (line) => line.setOffline(true),
  'and the browser does not know it': (line) => line.route('**', (route) => route.abort('connectionfailed')),
};

test.use({ savesData: false, expectedConsoleErrors: [/net::ERR_/] });

for (const [name, cut] of Object.entries(ways))
  test(`a click without a network, ${name}, says so, and whom to ring; it leads on once the network is back`, async ({
    page,
    context,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const again = main.getByRole('link', { name: 'Try again' });
    const about = menu.getByRole('link', { name: 'About', exact: true });
    await page.goto('/');
    await untilSettled(page);
    // The code of a page that was open is kept; its data is not, as after its maximum age.
    await about.click();
    await expect(heading).toContainText('About');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await context.route('**/*.data*', (route) => route.abort('connectionfailed'));
    await cut(context);
    await about.click();
    await expect(heading).toHaveText('You seem to be offline');
    await expect(page).toHaveTitle("You seem to be offline · St Oswin's Leeds");
    const call = main.getByRole('link', { name: '0113 496 0100' });
    await expect(call).toHaveAttribute('href', 'tel:+441134960100');
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    await again.click();
    await expect(heading).toHaveText('You seem to be offline');
    await context.setOffline(false);
    await context.unrouteAll();
    await again.click();
    await expect(heading).toContainText('About');
    expect(new URL(page.url()).pathname).toBe('/about-us');
  });
