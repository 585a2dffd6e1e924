import { pathToFileURL } from 'node:url';
import { pageLeadingTo } from '#editorial/start/open-browser.ts';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { axeFaults, expectSound } from './sound-page.ts';

const test = testWithEditor();
test.use({ viewport: phone, expectedConsoleErrors: [/status of 422/] });

/** A page of each kind; the list and the form of events are opened with their translations in `translation.spec.ts`. */
const pages = [
  '/?q=sunday',
  '/new/eventPage',
  '/new/picture',
  '/entries/place/st-oswins',
  '/entries/project/building-a-haven-project',
  '/entries/eventPage/toddler-group/delete',
  '/dates?event=toddler-group',
  '/history',
  '/nothing',
];

test.describe('with axe', () => {
  // The tool is not part of the page, whose policy would block it.
  test.use({ bypassCSP: true, expectedConsoleErrors: [/status of 4/] });

  test('every page is valid HTML, sound for axe, is no wider than a phone, and has targets that a thumb hits', async ({
    page,
  }) => {
    for (const path of pages) await expectSound(page, path);
  });

  test('so is a form with mistakes', async ({ page }) => {
    await page.goto('/entries/eventPage/choir-practice');
    await page.getByLabel('How often').fill('whenever');
    // Two mistakes in one field.
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Days left out').fill('31 November 2026\n32 May 2027');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('alert').getByRole('link', { name: 'How often' }).click();
    await expect(page.getByLabel('How often')).toBeFocused();
    await expect(page.getByLabel('How often')).toHaveValue('whenever');
    await expect(page.getByLabel('How often')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('by keyboard alone, a time is changed, and the link to a page is put where the cursor is', async ({
  page,
}) => {
  await page.goto('/entries/eventPage/choir-practice');
  await page.getByLabel('Main text').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Put in a link to')).toBeFocused();
  await page.keyboard.type('Food pantry');
  await page.keyboard.press('Tab');
  await page.keyboard.type('the pantry');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Main text')).toBeFocused();
  await expect(page.getByLabel('Main text')).toHaveValue(/^\[the pantry\]\(entry:food-pantry\)/);
  await page.getByLabel('Room, or which door').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' upstairs');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Saved here\./);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry is found, changed and undone, and a link is put into its text', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Find anything by its title').fill('lunch');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Lunch club' }).click();
    await page.getByLabel('Put in a link to').selectOption({ label: 'Food pantry' });
    await page.getByLabel('Words of the link').fill('the pantry');
    await page.getByRole('button', { name: 'Put it in' }).click();
    await expect(page.getByLabel('Main text')).toHaveValue(/\[the pantry\]\(entry:food-pantry\)$/);
    await page.getByLabel('Starts at').fill('12:15');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('12.15pm')).toBeVisible();
    await page.getByRole('button', { name: /^Undo this/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Undone here\./);
  });
});

test('no page of the editor may run scripts of others or be shown in a frame', async ({ page, baseURL }) => {
  const headers = (await page.request.get('/dates')).headers();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const refused = await page.request.post(`${baseURL}/undo`, {
    headers: { origin: 'https://evil.example' },
    form: {},
  });
  expect(refused.status()).toBe(403);
});

test.describe('in a browser that has not opened the printed address', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('there is one sentence, until the page that leads to the address has been opened', async ({
    browser,
    address,
    baseURL,
  }, { outputDir }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone });
    const page = await context.newPage();
    const refused = await page.goto('/');
    expect(refused?.status()).toBe(403);
    await expect(page.getByRole('main')).toContainText('Open the address that the terminal printed');
    const { file, remove } = pageLeadingTo(address, outputDir);
    await page.goto(pathToFileURL(file).href);
    remove();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What has changed?');
    const cookie = (await context.cookies()).find(({ name }) => name.startsWith('editor-session-'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 });
    await context.close();
  });
});
