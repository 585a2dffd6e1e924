import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { addGerman } from '#tests/helpers/content-folder.ts';
import { expectSound } from './sound-page.ts';

const test = testWithEditor(['siteSettings/', 'eventKind/', 'page/', 'eventPage/lunch-club']);
test.use({
  viewport: { width: 1100, height: 800 },
  expectedConsoleErrors: [/status of 4(?:04|22)|frame-ancestors|Blocked opening/],
});
test.beforeAll(({ folder }) => addGerman(folder));
const event = '/entries/eventPage/lunch-club';
const beside = (page: Page) => page.getByRole('complementary', { name: 'The page as visitors will see it' });
const framed = (page: Page) => page.frameLocator('.beside iframe');
const heading = (page: Page) => framed(page).getByRole('heading', { level: 1 });
const addressOf = (page: Page) => page.frames()[1]?.url() ?? '';

test('the page follows what is typed, says what it cannot show, and nothing is saved', async ({
  page,
  folder,
}) => {
  const changes = () => execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  const before = changes();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(event);
  await expect(heading(page)).toHaveText('Lunch club');
  const entries = await page.evaluate(() => history.length);
  const loaded = page.frames()[1]?.waitForFunction(() => document.images[0]?.naturalWidth ?? 0);
  expect(await loaded, 'the picture').toBeTruthy();
  await page.frames()[1]?.evaluate(() => scrollTo(0, 300));
  await page.getByLabel(/^Title/).fill('Supper club');
  await expect(heading(page)).toHaveText('Supper club');
  await expect(page.getByLabel(/^Title/)).toBeFocused();
  await expect.poll(() => page.frames()[1]?.evaluate(() => scrollY)).toBe(300);
  await page.getByLabel('How often').fill('whenever');
  await expect(beside(page).getByRole('status')).toContainText(
    /^The page cannot show this yet:\s*How often: .*whenever/,
  );
  await expect(heading(page), 'the last good one').toHaveText('Supper club');
  await page.getByLabel('How often').fill('every Wednesday');
  await expect(framed(page).getByText('Every Wednesday, noon to 2pm').first()).toBeVisible();
  await expect(beside(page).getByRole('status')).toBeHidden();
  expect(await page.evaluate(() => history.length), 'Back still leads out of the form').toBe(entries);
  expect(changes()).toBe(before);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('nothing in the page runs or leads elsewhere, and the keyboard may skip it', async ({ page }) => {
  await page.goto(event);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  await expect(framed(page).locator('script')).toHaveCount(0);
  const address = addressOf(page);
  await framed(page).getByRole('link', { name: 'Safeguarding' }).first().click();
  await beside(page).getByRole('link', { name: 'Skip the page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('footer')).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
  expect([page.url(), addressOf(page)]).toEqual([expect.stringContaining(event), address]);
});

test('the editor alone may frame that page, and no other page can be framed', async ({ page, baseURL }) => {
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  await page.goto(event);
  await expect(heading(page)).toBeVisible();
  const address = addressOf(page);
  expect(await policy(address)).toContain("frame-ancestors 'self'; sandbox allow-same-origin");
  for (const path of ['/', event, '/page/0/whats-on/lunch-club'])
    expect(await policy(path), path).toContain("frame-ancestors 'none'");
  // Another port of the same host, to which the browser sends the cookie.
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${address}"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === address);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Lunch club' })).toHaveCount(0);
  server.close();
  expect(new URL(address).origin).toBe(baseURL);
});
test('an entry is seen where it will show: new, a draft, on its first day, in German; a picture is not', async ({
  page,
}) => {
  await page.goto('/new/notice');
  await page.getByLabel(/^Title/).fill('Snow');
  await page.getByLabel('What to tell everyone').fill('No service today, because of the snow.');
  await page.getByLabel('First day').fill('2037-01-16');
  await page.getByLabel('Last day').fill('2037-01-16');
  await expect(framed(page).getByText('No service today, because of the snow.')).toBeVisible();
  await page.goto('/new/eventPage?copy=lunch-club');
  await page.getByLabel(/^Title/).fill('Lunch club outing');
  await page.getByRole('checkbox', { name: /^Draft/ }).check();
  await expect(heading(page)).toHaveText('Lunch club outing');
  await page.goto(`${event}.de`);
  await page.getByLabel(/^Title/).fill('Mittagstisch');
  await expect(heading(page)).toHaveText('Mittagstisch');
  await expect(framed(page).locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/new/picture');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('one tap shows the page, or what must be put right, and the form stays as it is', async ({
      page,
    }) => {
      await page.goto(event);
      await page.getByLabel(/^Title/).fill('Tea club');
      const see = async () => {
        const opened = page.context().waitForEvent('page');
        await page.getByRole('button', { name: 'See the page' }).click();
        return opened;
      };
      const seen = await see();
      await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Tea club');
      await seen.close();
      await page.getByLabel('How often').fill('whenever');
      const refused = await see();
      await expect(refused.getByRole('alert')).toContainText('whenever');
      await refused.close();
      await page.getByLabel('How often').fill('every other Wednesday');
      await expect(page.locator('iframe')).toBeHidden();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Saved here\./);
      await page.getByRole('button', { name: /^Undo this/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Undone here\./);
    });
  });

test.describe('with axe', () => {
  // The tool is not part of the page, whose policy would block it.
  test.use({ bypassCSP: true });

  test('the form beside its page is sound', async ({ page }) => {
    await expectSound(page, event);
    await expect(heading(page)).toBeVisible();
  });
});
