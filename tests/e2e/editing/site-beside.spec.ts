import type { Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { addGerman } from '#tests/helpers/content-folder.ts';

/** What is saved shows on the site that runs beside the editing page. */
const test = testWithEditor(undefined, { SITE_URL: '' });
test.use({ viewport: phone });
test.beforeAll(({ folder }) => addGerman(folder));

/** How long until a page of the site says something or no longer says it, in milliseconds: for the report only. */
async function waitFor(page: Page, address: string, says: boolean): Promise<number> {
  const from = performance.now();
  const text = async () => (await page.request.get(address)).text();
  await expect
    .poll(async () => (await text()).includes('The boiler is broken'), { intervals: [50] })
    .toBe(says);
  return performance.now() - from;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('next Sunday is cancelled with four taps, shows on the site, and is undone with a fifth', async ({
    page,
    site,
  }, { annotations }) => {
    const event = `${site}/whats-on/sunday-worship`;
    let taps = 0;
    const tap = async (role: 'link' | 'button', name: string | RegExp) => {
      taps += 1;
      await page.getByRole(role, { name }).first().tap();
    };
    await page.goto('/');
    await tap('link', 'Cancel or move a date');
    await tap('link', /^Cancel: Sunday worship, Sunday/);
    taps += 1;
    await page.getByLabel('What to tell people').tap();
    await page.keyboard.type('The boiler is broken.');
    await tap('button', 'Cancel this date');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved here. Not yet on the web.');
    const shown = await waitFor(page, event, true);
    annotations.push({ type: 'shown on the site', description: `${Math.round(shown)} ms after “Saved”` });
    await tap('button', /^Undo this/);
    expect(taps).toBe(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undone here. Not yet on the web.');
    await waitFor(page, event, false);
    await page.goto('/history');
    const changes = page.getByRole('main').getByRole('listitem');
    await expect(changes.nth(0)).toContainText(/Undo: Cancel Sunday worship on .*Anna Green/s);
    await expect(changes.nth(1)).toContainText(/^Cancel Sunday worship on .*Anna Green.*Undone$/s);
  });
});

test('a translation is on the site a moment after it is saved, at the address that the form links to', async ({
  page,
  site,
}) => {
  await page.goto('/entries/eventPage/lunch-club.de');
  await page.getByLabel(/^Title/).fill('Mittagstisch');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const address = (await page.getByRole('link', { name: 'See how it looks' }).getAttribute('href')) ?? '';
  expect(address).toBe(`${site}/de/whats-on/lunch-club`);
  const text = async () => (await page.request.get(address)).text();
  await expect.poll(text).toContain('Mittagstisch</h1>');
  await page.getByRole('button', { name: /^Undo this/ }).click();
  await expect.poll(text).toContain('Lunch club</h1>');
});

test('a draft is not on the site, and its page is seen from its form', async ({ page, context, site }) => {
  await page.goto('/new/eventPage');
  await page.getByLabel(/^Title/).fill('Secret supper');
  await page.getByLabel('In a sentence or two').fill('Soup, for whoever is told.');
  await page.getByLabel('Date, or the first date').fill('2031-01-08');
  await page.getByLabel('Draft').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Visitors do not see it')).toBeVisible();
  expect((await page.request.get(`${site}/whats-on/secret-supper`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Go on editing' }).click();
  const [draft] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'See the page' }).click(),
  ]);
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Secret supper');
});
