import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { menu } from '#tests/fixtures/site-map.ts';
import { chapel } from '#tests/helpers/content-folder.ts';
import { fakeSpace } from '#tests/helpers/fake-content-service.ts';

/** The content is a chapel's, in another space, at another path. */
const test = testWithContent(chapel);

// Without scripts, since pages say the same and load faster.
test.use({ javaScriptEnabled: false });

test('a site pointed at another space shows that space’s menu', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a');
  const found = await links.evaluateAll((all) =>
    all.map((link) => link.textContent?.replace(' (opens in a new tab)', '').trim()),
  );
  expect(found).toEqual([
    'Lighting the lamps',
    'Service before the regatta',
    'Ring us',
    'Coming Up',
    'Whats On',
    'Our boats',
    'Safeguarding',
    'Find a word',
    'Kettle club',
    'Subscribe to weekly email',
    'Noticeboard',
  ]);
});

test('it has that space’s name, text, palette and newsletter', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Brook Street Chapel Hull');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning from Brook Street');
  await expect(page.getByText('We are few, and glad of company.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-palette', '3');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Subscribe to weekly email' })).toHaveAttribute(
    'href',
    'https://letters.example.net/brook',
  );
  expect(await page.content()).not.toMatch(/Oswin|Leeds/);
});

test('facts that were checked show the day of the check', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('Checked on 1 October 2026')).toBeVisible();
});

test('its events have pages, and those of the demonstration have none', async ({ request }) => {
  for (const slug of ['lighting-the-lamps', 'regatta-service', 'kettle-club'])
    expect((await request.get(`/whats-on/${slug}`)).status(), slug).toBe(200);
  expect((await request.get('/whats-on/carols-by-candlelight')).status()).toBe(404);
});

test('pages without an entry are 404, but Coming Up, Whats On, Contact and Safeguarding are always there', async ({
  request,
}) => {
  const always = ['/coming-up', '/whats-on', '/safeguarding'];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [...menu.map(([, path]) => path), '/our-boats', '/our-boat']) {
    const isThere = [...always, '/contact', '/our-boats'].includes(path);
    const response = await request.get(path);
    expect(response.status(), path).toBe(isThere ? 200 : 404);
    expect(sitemap.includes(`${path}</loc>`), path).toBe(isThere);
    expect(await response.text(), path).not.toMatch(/Oswin|Leeds|Haven|undefined|NaN/);
  }
});

test('a page of the church’s own is in the menu at its place, and is reached from there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Our boats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our boats');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/our-boats$/);
});

test('an unknown address offers the pages that there are, and help', async ({ request }) => {
  const main = /<main[\s\S]*<\/main>/.exec(await (await request.get('/not-here')).text())?.[0] ?? '';
  const offered = [...main.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
  expect(offered).toEqual([
    ...['999', 'who can help'],
    ...['Home', 'Find a word', 'Ring us', 'Coming Up', 'Whats On', 'Our boats', 'Safeguarding'],
  ]);
});

test('it queries the space and environment of its settings', async ({ fakeService }) => {
  expect(fakeService.calls.length).toBeGreaterThan(0);
  for (const { url } of fakeService.calls) {
    expect(url.pathname).toBe('/elsewhere/graphql/spaces/another-space/environments/another-environment');
    expect(url.searchParams.get('access_token')).toBe(fakeSpace.token);
  }
});
