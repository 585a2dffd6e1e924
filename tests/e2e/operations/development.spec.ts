import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '#tests/e2e/fixtures/test-with-content-copy.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { startCommand } from '#tests/helpers/command.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

/** One development server for both tests: it takes long to start. */
const test = base.extend<object, { dev: string }>({
  dev: [
    async ({ folder }, use) => {
      const dev = startCommand(process.execPath, ['--conditions=development', 'scripts/dev.ts'], {
        CONTENT_FOLDER: folder,
        NODE_ENV: 'development',
      });
      await use(await dev.waitForOutput(/The site is at (http[^\s,]+)/));
      await dev.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ dev }, use) => use(dev),
});
test.describe.configure({ mode: 'default' });

/** Opens a page, and waits until the development server can reload it. */
async function openConnected(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(path);
  await connected;
  await untilHydrated(page);
}

test('in development scripts run, and a saved content file shows in the open page', async ({
  page,
  folder,
}) => {
  await page.setViewportSize(phone);
  await openConnected(page, '/contact');
  const file = join(folder, 'entries/page/contact.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('If nobody answers', 'If nobody ever answers'));
  await expect(page.getByText('If nobody ever answers')).toBeVisible();
});

test('in development a fault appears in the open page, and disappears when it is fixed', async ({
  page,
  folder,
}) => {
  await openConnected(page, '/contact');
  const bar = page.getByRole('region', { name: 'What to fix' });
  await expect(bar).toHaveCount(0);
  const file = join(folder, 'entries/page/contact.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^description: .*$/m, 'description: Today: soup'));
  await expect(bar).toContainText('entries/page/contact.md');
  await expect(bar).toContainText('there is a colon in the words of this line');
  writeFileSync(file, text);
  await expect(bar).toHaveCount(0);
});
