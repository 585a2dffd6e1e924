import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';

const test = testWithEditor(['siteSettings/']);
test.use({ viewport: phone, expectedConsoleErrors: [/ERR_FAILED/] });
test('while colours are typed or picked, the words beside them say what passes and what does not, and they are announced', async ({
  page,
}) => {
  await page.goto('/entries/siteSettings/site');
  const set = page.locator('.colours-of-set').first();
  const note = set.locator('[aria-live="polite"]');
  await expect(note).toContainText('11.2 to 1; on cards: 8.3 to 1. Both can be read');
  const text = set.locator('[data-colour="secondary"]');
  await expect(text).toHaveAccessibleDescription(/11\.2 to 1/);
  await set.locator('input[type="color"]').nth(1).fill('#7788ff');
  await expect(note).toContainText('too hard to read to be saved');
  await expect(note).toContainText(/The nearest text colour that can be read on both is #[0-9a-f]{6}\./);
  const [, nearest = ''] = /(#[0-9a-f]{6})\./.exec((await note.textContent()) ?? '') ?? [];
  await text.fill(nearest);
  await expect(note).toContainText('Both can be read');
  await text.fill('#06');
  await expect(note).toContainText('Name all three');
});

test('where the editing page cannot be reached, nothing is said of colours rather than something old', async ({
  page,
}) => {
  await page.goto('/entries/siteSettings/site');
  const set = page.locator('.colours-of-set').first();
  await page.route('**/colours/**', (route) => route.abort());
  await set.locator('[data-colour="secondary"]').fill('#000000');
  await expect(set.locator('[aria-live="polite"]')).toHaveText('');
});
