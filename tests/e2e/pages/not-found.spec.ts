import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { menu } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

test.use({ expectedConsoleErrors: [/Failed to load resource: the server responded with a status of 404/] });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address is not found, and says so inside the layout with ways on', async ({
    page,
    request,
  }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const [label] of menu)
      await expect(page.getByRole('main').getByRole('link', { name: label, exact: true })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('head meta[property^="og:"]')).toHaveCount(0);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page).toHaveTitle(/ · /);
    // The scripts that follow are those of the address's own route.
    const shown = (html = '') => html.split('<template>')[0];
    const text = shown(await response?.text());
    for (const path of ['/contact/deeper', '/no/such/page', '/go/nowhere', '/whats-on/no-such-event']) {
      const other = await request.get(path);
      expect(other.status(), path).toBe(404);
      expect(shown(await other.text()) === text, path).toBe(true);
    }
  });
});

test('an unknown event reached by a click is not found inside the layout, and Back works', async ({
  page,
}) => {
  await page.goto('/contact');
  await untilHydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Donate' })
    .evaluate((link) => {
      link.ownerDocument.defaultView?.history.pushState(null, '', '/whats-on/gone');
      link.ownerDocument.defaultView?.dispatchEvent(new PopStateEvent('popstate'));
    });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Donate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Donate');
});

for (const folder of ['/', '/whats-on/', '/go/']) {
  test(`unknown addresses under ${folder} get the same page, rendered once`, async ({ request }) => {
    const first = await request.get(`${folder}unknown`);
    const second = await request.get(`${folder}unknown-too?x=1`);
    expect([first.status(), second.status()]).toEqual([404, 404]);
    expect(second.headers()['cache-status']).toBe('site; hit');
    expect(second.headers()['cache-control']).toBe('no-store');
    expect(await second.text()).toBe(await first.text());
  });
}

test('an address that cannot be decoded is an error of the client', async ({ request }) => {
  const response = await request.get('/whats-on/%E0%A4%A');
  expect([400, 404]).toContain(response.status());
});

test('methods other than GET and HEAD are 405', async ({ request }) => {
  const response = await request.post('/contact', { data: 'x' });
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
  expect((await request.head('/contact')).status()).toBe(200);
});
