import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testWithEditor } from '#tests/e2e/fixtures/test-with-editor.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { axeFaults, expectSound } from './sound-page.ts';

const test = testWithEditor(['siteSettings/', 'eventKind/', 'eventPage/lunch-club', 'role/administrator']);
test.use({ viewport: phone, expectedConsoleErrors: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

const parent = mkdtempSync(join(tmpdir(), 'publishing-'));
const [remote, clone] = [join(parent, 'remote.git'), join(parent, 'clone')];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=b@x', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });

test.beforeAll(({ folder }) => {
  git(parent, 'clone', '-q', '--bare', folder, remote);
  git(parent, 'clone', '-q', remote, clone);
  git(folder, 'remote', 'add', 'origin', remote);
  git(folder, 'fetch', '-q');
});
test.afterAll(() => rmSync(parent, { recursive: true }));
/** Changes the title of the lunch club as somebody else. */
function others(title: string): void {
  git(clone, 'pull', '-q', '--rebase');
  const file = join(clone, 'entries/eventPage/lunch-club.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
  git(clone, 'commit', '-qam', 'Others');
  git(clone, 'push', '-q');
}

async function saveTitle(page: Page, title: string): Promise<void> {
  await page.goto('/entries/eventPage/lunch-club');
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved here. Not yet on the web.');
}

const button = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is saved is published by one tap, and of what two have changed one is kept', async ({
    page,
    folder,
  }) => {
    await saveTitle(page, 'Supper club');
    await button(page).click();
    await expect(page.getByRole('status')).toHaveText('Published; on the web in a minute.');
    expect(git(remote, 'show', 'HEAD:entries/eventPage/lunch-club.md')).toContain('title: Supper club');

    others('Dinner club');
    await saveTitle(page, 'Tea club');
    await button(page).click();
    const part = page.getByRole('group', { name: /^Tea club:/ });
    await expect(part).toContainText(/Already published\s*Dinner club\s*Saved here\s*Tea club/);
    await part.getByLabel('Keep what is published').check();
    await button(page).click();
    await expect(page.getByRole('status')).toHaveText('Published; on the web in a minute.');
    expect(readFileSync(join(folder, 'entries/eventPage/lunch-club.md'), 'utf8')).toContain(
      'title: Dinner club',
    );
  });
});

test.describe('with axe', () => {
  // The tool is not part of the page, whose policy would block it.
  test.use({ bypassCSP: true });

  test('the pages about publishing are sound, on a phone', async ({ page }) => {
    await saveTitle(page, 'Breakfast club');
    await expectSound(page, '/publish');
    others('Brunch club');
    await button(page).click();
    await expect(page.getByRole('group')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Keep what is saved here').check();
    await button(page).click();
    await expect(page.getByRole('status')).toBeVisible();
  });
});

test('what was typed stays while the network is lost, which is told, and is saved when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/entries/role/administrator');
  await page.getByLabel('Role').fill('Office manager');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/cannot be reached, so nothing is saved/);
  await expect(page.getByLabel('Role')).toHaveValue('Office manager');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved here. Not yet on the web.');
});
