import type { Page } from '@playwright/test';
import { expect } from '#tests/fixtures/test.ts';
import { pass, test } from '#tests/fixtures/test-with-open-tab.ts';

const hour = 3_600_000;

const heads = (asked: readonly string[]) => asked.filter((request) => request.startsWith('HEAD')).length;

async function visit(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const [words, ahead] of [
  ['an hour', hour],
  ['a year', 365 * 24 * hour],
] as const) {
  test.describe(`with a clock that is ${words} ahead`, () => {
    test.use({ ahead });

    test('a tab asks ever more rarely, however often its visitor goes to another page', async ({
      page,
      time,
      asked,
    }) => {
      // On Sunday each of these pages is true for another while.
      await pass(page, time, 30);
      const before = heads(asked);
      for (const name of ['Messy Church', 'Coming Up', 'Contact', 'Coming Up', 'Messy Church']) {
        await visit(page, name);
        await pass(page, time, 1);
      }
      expect(heads(asked) - before).toBeLessThan(2);
      await pass(page, time, 3600);
      expect(heads(asked)).toBeLessThan(8);
    });
  });
}

test.describe('with a clock that is an hour behind', () => {
  test.use({ ahead: -hour });

  test('a tab fetches nothing until that clock reaches the time, and is up to date then', async ({
    page,
    time,
    asked,
  }) => {
    await pass(page, time, 30 * 60);
    expect(asked).toEqual([]);
    await pass(page, time, 31 * 60);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    expect(asked).toEqual(['HEAD /', 'GET /_.data']);
  });
});
