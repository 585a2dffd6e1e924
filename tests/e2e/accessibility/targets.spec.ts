import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { addGerman, copyContent } from '#tests/helpers/content-folder.ts';
import { expectedOnPages } from './page-kinds.ts';
import { coveredNumbers, smallTargets } from './small-targets.ts';

// Without scripts, since pages look the same and load faster.
const asOnPhone = { javaScriptEnabled: false, viewport: phone, expectedConsoleErrors: expectedOnPages };
test.use(asOnPhone);

/** A finger hits each link and fold within 44 px, each row of a list within 32, and each number over 40 px that nothing covers. */
async function expectLargeTargets(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  expect.soft(await smallTargets(page, 44, 32), path).toEqual([]);
  expect.soft(await coveredNumbers(page, 40), `${path}: covered`).toEqual([]);
}

const german = testWithContent(() => {
  const copy = copyContent();
  addGerman(copy.folder);
  return copy;
});

german.describe('in two languages', () => {
  german.use(asOnPhone);

  german('a finger hits the link to the other language too', async ({ page }) => {
    for (const path of ['/', '/safeguarding', '/de', '/de/contact', '/de/safeguarding', '/de/nowhere'])
      await expectLargeTargets(page, path);
  });
});

test('on every page of the demonstration a finger hits each link and fold, and nothing covers a telephone number', async ({
  page,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of [...paths, '/find', '/coming-up/food', '/this-week', '/nowhere']) {
    await expectLargeTargets(page, path);
    // What is tapped first: the title, the menu, and the way to help or out.
    for (const link of await page
      .locator('header :is(a, button):not(.skip-link)')
      .filter({ visible: true })
      .all())
      expect.soft((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
});
