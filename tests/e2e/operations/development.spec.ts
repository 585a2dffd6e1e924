import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

const test = testWithOwnContent({ NODE_ENV: 'development' }, () => {}, [
  '--conditions=development',
  'scripts/dev.ts',
]);

/** Opens a page, and waits until the development server can reload it. */
async function openConnected(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(path);
  await connected;
  await untilHydrated(page);
}

test('in development scripts run, and a fault of a saved content file shows in the open page until it is fixed, and then the new text', async ({
  page,
  folder,
}) => {
  await page.setViewportSize(phone);
  await openConnected(page, '/contact');
  const file = join(folder, 'entries/page/contact.md');
  const bar = page.getByRole('region', { name: 'What to fix' });
  await expect(bar).toHaveCount(0);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^description: .*$/m, 'description: Today: soup'));
  await expect(bar).toContainText('entries/page/contact.md');
  await expect(bar).toContainText('there is a colon in the words of this line');
  writeFileSync(file, text.replace('Leave a message if', 'Leave a short message if'));
  await expect(page.getByText(/Leave a short message if/)).toBeVisible();
  await expect(bar).toHaveCount(0);
});
