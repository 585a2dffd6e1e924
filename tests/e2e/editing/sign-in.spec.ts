import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountLine } from '#content-editor/accounts';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { tlsFront } from '#tests/helpers/http/tls-front.ts';
import { freePorts } from '#tests/proxies/server-process.ts';
import { expectSound } from './sound-page.ts';

const [port = 0, tlsPort = 0] = await freePorts(2);
const password = 'seven quiet bells ring';
const test = testWithEditor(['siteSettings/', 'role/vicar'], {
  EDIT_PORT: String(port),
  EDIT_ORIGIN: `https://localhost:${tlsPort}`,
  EDITORS: await accountLine('Anna Green', password),
});
test.use({ viewport: phone, ignoreHTTPSErrors: true, expectedConsoleErrors: [/status of 403/] });

const front = tlsFront(port);
test.beforeAll(() => new Promise<void>((resolve) => front.listen(tlsPort, '127.0.0.1', resolve)));
test.afterAll(() => {
  front.closeAllConnections();
  front.close();
});

const entry = '/entries/role/vicar';

async function signIn(page: Page, text = password): Promise<void> {
  await page.getByLabel('Your name').fill('anna green');
  await page.getByLabel('Password').fill(text);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('somebody whose sign-in ends while she types loses nothing, and signs out at the end', async ({
      page,
      context,
      folder,
    }) => {
      await page.goto(entry);
      await signIn(page, 'a wrong password');
      await expect(page.getByRole('alert')).toHaveText('The name or the password is not right.');
      await signIn(page);
      expect(new URL(page.url()).pathname).toBe(entry);
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: '__Host-editor', secure: true, httpOnly: true, sameSite: 'Lax' });
      const telephone = `0113 496 01${javaScriptEnabled ? '10' : '20'}`;
      await page.getByLabel('Telephone', { exact: true }).fill(telephone);
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('What you sent is not lost');
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Saved');
      expect(readFileSync(join(folder, 'entries/role/vicar.md'), 'utf8')).toContain(telephone);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      await page.goto(entry);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    });
  });

test('“Sign out” asks before typed words are lost, and can be pressed again', async ({ page }) => {
  await page.goto(entry);
  await signIn(page);
  await page.getByLabel('Telephone', { exact: true }).fill('0113 496 0130');
  for (const leaves of [false, true]) {
    // The browser asks some time after the press, when the page has found its server.
    const answered = page
      .waitForEvent('dialog')
      .then((dialog) => (leaves ? dialog.accept() : dialog.dismiss()));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await answered;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaves ? 'Sign in' : 'Vicar');
  }
});

test.describe('with axe', () => {
  test.use({ bypassCSP: true });

  test('the sign-in page is valid HTML, sound for axe, no wider than a phone, and asks password managers', async ({
    page,
  }) => {
    await expectSound(page, entry);
    await expect(page.getByLabel('Your name')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});
