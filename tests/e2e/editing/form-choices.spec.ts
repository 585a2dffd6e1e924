import type { Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { axeFaults } from './sound-page.ts';

const test = testWithEditor();
test.use({ viewport: phone, expectedConsoleErrors: [/status of 422/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const more = (page: Page) => page.locator('details.group');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page has no text for search engines to fill in, and is put into the menu after another', async ({
  page,
}) => {
  await page.goto('/new/page');
  await page.getByLabel('Heading, heavy words').fill('Our bells');
  await page.getByLabel('Main text').fill('We ring on Wednesdays, and whoever comes is shown how.');
  await page.getByLabel('Place in the menu').selectOption({ label: 'After “Contact”' });
  await save(page);
  await expect(heading(page)).toHaveText(/^Saved here\./);
  await page.goto('/entries/page/our-bells');
  await expect(page.getByLabel('Place in the menu').locator('option:checked')).toHaveText('After “Contact”');
});

test('“More” is shut until somebody opens it, or something in it is wrong', async ({ page }) => {
  await page.goto('/entries/eventPage/lunch-club');
  await expect(more(page)).not.toHaveAttribute('open');
  await more(page).locator('summary').click();
  await page.getByLabel('Days left out').fill('32 May 2027');
  await page.getByLabel('How often').fill('whenever');
  await save(page);
  // Both are told in one round.
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^How often/, /^Days left out/]);
  await expect(more(page)).toHaveAttribute('open');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an event is found among all, and what is ticked stays', async ({ page }) => {
      await page.goto('/entries/eventChange/heating-2027-01');
      await more(page).locator('summary').click();
      const boxes = page.getByRole('group', { name: 'Further events' }).getByRole('checkbox');
      expect(await boxes.count()).toBeGreaterThan(12);
      const height = await page.getByRole('group', { name: 'Further events' }).boundingBox();
      expect(height?.height).toBeLessThan(640);
      const search = page.getByLabel('Find by title');
      await expect(search).toBeVisible({ visible: javaScriptEnabled });
      if (javaScriptEnabled) {
        await search.fill('lunch club');
        await expect(boxes.filter({ visible: true })).toHaveCount(2);
      }
      await page.getByRole('checkbox', { name: 'Lunch club' }).check();
      await save(page);
      await expect(heading(page)).toHaveText(/^Saved here\./);
      await page.getByRole('button', { name: 'Undo this' }).click();
      await expect(heading(page)).toHaveText(/^Undone here\./);
    });
  });

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  test('a form whose “More” is open is sound', async ({ page }) => {
    await page.goto('/entries/eventChange/heating-2027-01');
    await more(page).locator('summary').click();
    expect(await axeFaults(page)).toEqual([]);
  });
});
