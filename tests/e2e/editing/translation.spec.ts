import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { addGerman } from '#tests/helpers/content-folder.ts';
import { expectSound } from './sound-page.ts';

const test = testWithEditor();
test.use({ viewport: phone, expectedConsoleErrors: [/status of 422/] });

const event = '/entries/eventPage/lunch-club';
const form = `${event}.de`;

test.beforeAll(({ folder }) => addGerman(folder));
test.describe('with axe', () => {
  // The tool is not part of the page, whose policy would block it.
  test.use({ bypassCSP: true });

  test('the form of a translation, that of its original and the list are sound on a phone', async ({
    page,
  }) => {
    for (const path of [form, '/entries/place/st-oswins.de', event, '/entries/eventPage'])
      await expectSound(page, path);
  });
});

test('by keyboard alone an event is translated, seen in its history, and undone', async ({
  page,
  folder,
}) => {
  await page.goto(event);
  await page.getByRole('link', { name: 'In German' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch club in German');
  const title = page.getByLabel(/^Title/);
  await expect(title).toHaveAccessibleDescription(/English:\s*Lunch club/);
  await expect(title).toHaveAttribute('lang', 'de');
  await title.focus();
  await page.keyboard.type('Mittagstisch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Saved here\./);
  expect(readFileSync(join(folder, 'entries/eventPage/lunch-club.de.md'), 'utf8')).toBe(
    '---\ntitle: Mittagstisch\n---\n',
  );
  await page.goto(`${form}/history`);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(
    'Translate Lunch club into German',
  );
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Undone here\./);
  await page.goto(form);
  await expect(title).toHaveValue('');
});

test('a mistake is reported at its field, and in a wide window the words are side by side', async ({
  page,
}) => {
  await page.goto(form);
  await page.getByLabel('Main text').fill('Siehe [hier](entry:nirgends).');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Main text' }).first().click();
  const text = page.getByLabel('Main text');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('Siehe [hier](entry:nirgends).');
  const original = page.locator('#f-body-original');
  const boxes = async () => [await original.boundingBox(), await text.boundingBox()];
  const [above, below] = await boxes();
  expect(above?.x).toBe(below?.x);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [left, right] = await boxes();
  expect(left?.y).toBe(right?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
  const target = await page.getByLabel('Put in a link to').boundingBox();
  expect(target?.width, 'a link can be chosen there too').toBeGreaterThan(200);
  // What was typed is not saved; the browser would ask.
  await page.getByLabel('Main text').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
});
