import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { smallTargets } from './small-targets.ts';

// Without scripts, since pages look the same and load faster.
test.use({ javaScriptEnabled: false, viewport: phone });

test('on every page of the demonstration a finger hits each link and fold within 44 px, and each row of a list within 32', async ({
  page,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of [...paths, '/find']) {
    await page.goto(path);
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    expect.soft(await smallTargets(page, 44, 32), path).toEqual([]);
    // What is tapped first: the title, the menu, and the way to help or out.
    for (const link of await page
      .locator('header :is(a, button):not(.skip-link)')
      .filter({ visible: true })
      .all())
      expect.soft((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
});
