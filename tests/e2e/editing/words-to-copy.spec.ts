import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';

const test = testWithEditor(['siteSettings/', 'eventKind/', 'eventPage/sunday-worship']);
test.use({ viewport: phone });

test('the words for a chat group are copied whole, beside the button that cancels and beside the date that is off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.goto('/dates');
  await page
    .getByRole('link', { name: /^Cancel: Sunday worship/ })
    .first()
    .click();
  const words = page.locator('q').first();
  expect(await copied()).toBe(await words.textContent());
  expect(await words.textContent()).toMatch(/Sunday worship/);
  await page.getByRole('button', { name: 'Cancel this date' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Saved here/);
  await page.goto('/dates');
  expect(await copied()).toBe(await words.textContent());
});
