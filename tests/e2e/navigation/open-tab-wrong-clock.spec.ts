import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/fixtures/test.ts';
import { pass, test } from '#tests/e2e/fixtures/test-with-open-tab.ts';

const hour = 3_600_000;

const heads = (requested: readonly string[]) =>
  requested.filter((request) => request.startsWith('HEAD')).length;

async function visit(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  if (await link.isHidden()) await page.getByText('Regular events').click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const [span, ahead] of [
  ['an hour', hour],
  ['a year', 365 * 24 * hour],
] as const) {
  test.describe(`with a clock that is ${span} ahead`, () => {
    test.use({ ahead });

    test('a tab revalidates with increasing delays, independent of navigation', async ({
      page,
      time,
      requested,
    }) => {
      // On Sunday each of these pages is valid for a different time.
      await pass(page, time, 30);
      const before = heads(requested);
      for (const name of ['Messy Church', 'Coming Up', 'Contact', 'Coming Up', 'Messy Church']) {
        await visit(page, name);
        await pass(page, time, 1);
      }
      expect(heads(requested) - before).toBeLessThan(2);
      await pass(page, time, 3600);
      expect(heads(requested)).toBeLessThan(8);
    });
  });
}

test.describe('with a clock that is an hour behind', () => {
  test.use({ ahead: -hour });

  test('a tab fetches nothing until that clock reaches the time, and is up to date then', async ({
    page,
    time,
    requested,
  }) => {
    await pass(page, time, 30 * 60);
    expect(requested).toEqual([]);
    await pass(page, time, 31 * 60);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    expect(requested).toEqual(['HEAD /', 'GET /_.data']);
  });
});
