import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

// One server, which takes eight seconds of a processor: two would also write the same cache of Vite at once, and each reload the other's pages.
const test = testWithOwnContent({ NODE_ENV: 'development' }, undefined, [
  '--conditions=development',
  'scripts/dev.ts',
  '--at',
  '2026-12-24T15:00',
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
  writeFileSync(file, `${text}\nLeave a short message.\n`);
  await expect(page.getByText('Leave a short message.')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('in development Home can be seen on Christmas Eve at three, and renews itself at four by that clock', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await openConnected(page, '/');
  await expect(
    page.getByRole('main').getByText('Today, Thursday 24 December, 4pm', { exact: true }),
  ).toBeVisible();
  await page.clock.runFor('00:40:00');
  expect(asked).toEqual([]);
  await page.clock.runFor('00:21:00');
  await expect.poll(() => asked).toContain('/');
});
