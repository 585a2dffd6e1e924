import type { Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';

const test = testWithEditor(['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'eventPage/food-pantry']);
test.use({ viewport: phone });
const form = '/entries/eventPage/lunch-club';
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Style of the text' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Main text' });

/** Fills the text, and selects some of its words. */
async function select(page: Page, value: string, words: string): Promise<void> {
  await text(page).fill(value);
  const from = value.indexOf(words);
  await text(page).evaluate(
    (area, [start, end]) => (area as HTMLTextAreaElement).setSelectionRange(start ?? 0, end ?? 0),
    [from, from + words.length],
  );
}

test('the toolbar is one stop of Tab, its buttons are reached by arrow keys, and undo takes back what they wrote', async ({
  page,
}) => {
  await page.goto(form);
  await expect(page.getByText('**bold**, - an item')).toBeHidden();
  await select(page, 'Bring a cake.', 'cake');
  await page.keyboard.press('Shift+Tab');
  const buttons = toolbar(page).getByRole('button');
  await expect(buttons).toHaveText(['Bold', 'List', 'Heading', 'Link', 'Picture']);
  await expect(buttons.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(buttons.nth(4)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveValue('Bring a **cake**.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('Bring a cake.');
});

test('a list and a heading are made, and taken back by the same button', async ({ page }) => {
  await page.goto(form);
  const both = 'Tea\nCake';
  await select(page, both, both);
  await toolbar(page).getByRole('button', { name: 'List' }).click();
  await expect(text(page)).toHaveValue('- Tea\n- Cake');
  await toolbar(page).getByRole('button', { name: 'List' }).click();
  await expect(text(page)).toHaveValue(both);
  await select(page, 'First.\n\nWhat to bring', 'bring');
  await toolbar(page).getByRole('button', { name: 'Heading' }).click();
  await expect(text(page)).toHaveValue('First.\n\n## What to bring');
  await toolbar(page).getByRole('button', { name: 'Heading' }).click();
  await expect(text(page)).toHaveValue('First.\n\nWhat to bring');
});

test('“Link” and “Picture” lead to what can be chosen, which is put where the cursor was', async ({
  page,
}) => {
  await page.goto(form);
  await select(page, 'See the pantry.\n\nLast.', 'the pantry');
  await toolbar(page).getByRole('button', { name: 'Link' }).click();
  await expect(page.getByLabel('Put in a link to')).toBeFocused();
  await page.keyboard.type('Food pantry');
  // Enter in the words of the link does not save the form.
  await page.getByLabel('Words of the link').press('Enter');
  await expect(text(page)).toHaveValue('See [the pantry](entry:food-pantry).\n\nLast.');
  await toolbar(page).getByRole('button', { name: 'Picture' }).click();
  await expect(page.getByLabel('Put in a picture')).toBeFocused();
  await page.keyboard.type('The kitchen');
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect(text(page)).toHaveValue(
    'See [the pantry](entry:food-pantry)\n\n![](asset:kitchen)\n\n.\n\nLast.',
  );
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('See [the pantry](entry:food-pantry).\n\nLast.');
});

test('what the model does not allow in a text has no button', async ({ page }) => {
  await page.goto('/entries/eventKind/kind-food');
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveText(['Bold', 'List', 'Link']);
});

test('a page without a form loads no script', async ({ page }) => {
  await page.goto('/entries/eventPage');
  expect(await page.locator('script').count()).toBe(0);
  await page.goto(form);
  expect(await page.locator('script').count()).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a line of help stands in the place of the toolbar, and a picture is put at the end', async ({
    page,
  }) => {
    await page.goto(form);
    await expect(page.getByText('**bold**, - an item')).toBeVisible();
    await expect(page.getByText('Bold', { exact: true })).toBeHidden();
    await page.getByLabel('Put in a picture').selectOption({ label: 'The kitchen' });
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await expect(text(page)).toHaveValue(/\n\n!\[\]\(asset:kitchen\)$/);
  });
});
