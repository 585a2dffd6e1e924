import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { axeFaults } from './sound-page.ts';

const test = testWithEditor([
  'siteSettings/',
  'eventKind/',
  'eventPage/lunch-club',
  'eventPage/choir-practice',
  'role/vicar',
]);
test.use({ viewport: phone, expectedConsoleErrors: [/status of 422/] });

const photograph = {
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#06208f' } })
    .jpeg()
    .toBuffer(),
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photograph is chosen and sent in one form, and stays while a fault is put right', async ({
    page,
  }) => {
    await page.goto('/entries/role/vicar');
    await page.getByLabel('Take or choose a new photograph').setInputFiles(photograph);
    await page.getByText('About the new photograph').click();
    await page.getByLabel('What it shows').fill('The vicar in the garden.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The new photograph is ready to be saved.')).toBeVisible();
    await expect(page.getByLabel('What it shows')).toHaveValue('The vicar in the garden.');
    await page.getByLabel('Everybody has agreed in writing').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page)).toHaveText(/^Saved here\./);
  });
});

test('a photograph that is too large is refused at its field before it is sent, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/entries/eventPage/lunch-club');
  await page.getByLabel(/^Title/).fill('Dinner at noon');
  const input = page.getByLabel('Take or choose a new photograph');
  await input.setInputFiles({ ...photograph, buffer: Buffer.alloc(26_000_000) });
  const said = () => input.evaluate((element: HTMLInputElement) => element.validationMessage);
  expect(await said()).toBe('The photograph has more than 25 megabytes. Choose a smaller one.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Dinner at noon');
  await input.setInputFiles([]);
  expect(await said()).toBe('');
});

test.describe('on a desk', () => {
  test.use({ viewport: desktop });

  test('a photograph is dragged into the form', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium’s driver can drag a file in.');
    await using folder = await mkdtempDisposable(join(tmpdir(), 'photograph-'));
    const file = join(folder.path, photograph.name);
    await sharp(photograph.buffer).toFile(file);
    await page.goto('/entries/eventPage/choir-practice');
    const input = page.getByLabel('Take or choose a new photograph');
    await input.scrollIntoViewIfNeeded();
    const box = await input.boundingBox();
    if (box === null) throw new Error('The box for a photograph is not shown.');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const driver = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await driver.send('Input.dispatchDragEvent', {
        ...{ type, ...at },
        data: { items: [], files: [file], dragOperationsMask: 1 },
      });
    await expect(input).toHaveValue(/IMG_0001\.jpg$/);
    await expect(page.getByLabel('What it shows')).toBeFocused();
  });
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  test('the questions about a photograph are sound', async ({ page }) => {
    await page.goto('/entries/eventPage/lunch-club');
    await page.getByLabel('Take or choose a new photograph').setInputFiles(photograph);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
