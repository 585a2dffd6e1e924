import type { Page } from '@playwright/test';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { chapel } from '#tests/helpers/content-folder.ts';
import { untilSettled } from '#tests/helpers/hydration.ts';

const numbers = Array.from({ length: 100 }, (_, at) => at + 1);

/** A chapel with more events than a page of Whats On has. */
const test = testWithContent({
  ...chapel,
  ...Object.fromEntries(
    numbers.map((number) => [
      `eventPage/walk-${number}.md`,
      `---
slug: walk-${number}
title: Walk ${number}
order: ${number}
summary: A walk.
repeats: every Saturday
firstDate: 2026-01-03
startTime: "10:00"
---
`,
    ]),
  ),
});

const list = (page: Page) => page.getByRole('navigation', { name: 'Pages of Whats On' });

/** The events that a page lists, by their addresses, in order. */
async function listed(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('main').locator('section').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a long list has pages, and every event is on one of them', async ({ page }) => {
      await page.goto('/whats-on');
      await expect(list(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const count = await list(page).getByRole('link').count();
      const found = [...(await listed(page))];
      for (let number = 2; number <= count; number += 1) {
        await list(page)
          .getByRole('link', { name: `Page ${number}`, exact: true })
          .click();
        await expect(page).toHaveURL(`/whats-on/page/${number}`);
        await expect(page).toHaveTitle(new RegExp(`Whats On, page ${number}`));
        await expect(list(page).locator('[aria-current="page"]')).toHaveText(`Page ${number}`);
        found.push(...(await listed(page)));
      }
      const slugs = numbers.map((number) => `/whats-on/walk-${number}`);
      expect(count).toBeGreaterThan(1);
      expect(found.filter((path) => slugs.includes(path)).toSorted()).toEqual(slugs.toSorted());
      expect(new Set(found).size).toBe(found.length);
    });
  });
}

test('the next page of a list arrives as any page does: at its top, its heading focused', async ({
  page,
}) => {
  await page.goto('/whats-on');
  await untilSettled(page);
  await list(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/whats-on/page/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await list(page).getByRole('link', { name: 'Page 1' }).click();
  await expect(list(page).locator('[aria-current="page"]')).toHaveText('Page 1');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list(page).locator('[aria-current="page"]')).toHaveText('Page 2');
});

test.describe('a page number past the end of a list, or no number', () => {
  test('is not found', async ({ request }) => {
    for (const number of ['999', '1000', '1', '0', '02', 'two'])
      expect((await request.get(`/whats-on/page/${number}`)).status(), number).toBe(404);
  });

  test('is the first page in a query of earlier versions that was none', async ({ request }) => {
    const first = await (await request.get('/whats-on')).text();
    for (const value of ['1', '0', '-2', 'two', '1000', '02'])
      expect(await (await request.get(`/whats-on?page=${value}`)).text(), value).toBe(first);
  });
});
