import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { pagesOf } from '#tests/helpers/pdf.ts';

/** Words that are false on another day. */
const nearWords = /\b(today|tomorrow|tonight|this (week|\w+day)|now)\b/i;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a full week is one side of A4, or at most four pages of A5 on its side, and names no day by its nearness', async ({
    page,
  }) => {
    await page.goto('/this-week');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Notice sheet \d/);
    for (const heading of ['Services', 'Dates', 'Whom to ring', 'Giving'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    // Notes of single dates and the editor's box are words of content.
    expect((await page.locator('main time, main strong').allTextContents()).join(' ')).not.toMatch(nearWords);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(pagesOf(await page.pdf({ format: 'A4', landscape: true }))).toBeLessThanOrEqual(2);
  });

  test('the screen renews itself, and its first link leads to one that does not', async ({ page }) => {
    await page.goto('/screen');
    const renewal = page.locator('meta[http-equiv="refresh"]');
    await expect(renewal).toHaveAttribute('content', '300');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/screen\/still$/);
    await expect(renewal).toHaveCount(0);
    expect((await page.locator('main time, main h2 + p').allTextContents()).join(' ')).not.toMatch(nearWords);
  });
});

test.describe('a screen with scripts', () => {
  test.use({ expectedConsoleErrors: [/status of 503 .*\/screen\)$/] });

  test('the screen renews itself while the site can be reached, and stays while it cannot', async ({
    page,
  }) => {
    await page.clock.install();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const fiveMinutesLater = () => page.clock.fastForward('05:01');
    // Its timer begins when it is hydrated, and fetches other pages ahead.
    await page.goto('/screen', { waitUntil: 'networkidle' });
    await fiveMinutesLater();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    await page.route('**/screen', (route) => {
      asked.push(route.request().method());
      return route.fulfill({ status: 503, body: 'out of order' });
    });
    await fiveMinutesLater();
    await expect.poll(() => asked).toContain('HEAD');
    expect(asked).not.toContain('GET');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('fetched ahead', () => {
  test.use({ savesData: false });

  test('the data of the screen come from its own address, also when it is open', async ({ page }) => {
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/screen.data')) statuses.push(response.status());
    });
    await page.goto('/this-week', { waitUntil: 'networkidle' });
    const link = page.getByRole('main').getByRole('link', { name: /screen/ });
    await link.hover();
    await expect.poll(() => statuses).toEqual([200]);
    await link.click();
    await expect(page).toHaveURL(/\/screen$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await page.request.get('/screen.data')).status()).toBe(200);
  });
});

test('the letters of the screen in a porch grow with it, but on a television not so that the week goes on below its edge', async ({
  page,
}) => {
  const sizes = [];
  for (const size of [
    { width: 1280, height: 1024 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/screen/still');
    sizes.push(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize));
  }
  // 1.5 per cent of the width, or 2.1 of the height, and 40 px at most.
  expect(sizes).toEqual(['19.2px', '22.68px', '40px']);
});

test('at night, by the device’s own choice, the screen is light on black', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/screen/still');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(221, 221, 221)');
});

test('each button copies the whole of its words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/this-week');
  await page.getByText('Words to copy', { exact: true }).click();
  for (const [name, whole] of Object.entries({
    'For a chat group': /^St Oswin's Leeds: .*\/this-week$/s,
    'For a newsletter, as text': /^St Oswin's Leeds: .*\/this-week$/s,
    'For a newsletter, as HTML': /^<h2>St Oswin&apos;s Leeds: .*<\/p>$/s,
  })) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await section.getByRole('button', { name: /^Copy/ }).click();
    await expect(section.getByRole('status')).toHaveText(/^Copied/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, name).toBe(await section.locator('pre').textContent());
    expect(copied, name).toMatch(whole);
  }
});
