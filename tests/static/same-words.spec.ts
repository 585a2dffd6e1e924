import { compareWithServer } from '#tests/helpers/exported-site.ts';
import { expect, test } from './test-with-files.ts';

test('every page of the server’s site map has the same markup in its file at the same instant, but for “As of …”', async ({
  demonstration: { exported, content },
}) => {
  const { pages, withLine } = await compareWithServer(exported, content.folder, ['sitemap.xml']);
  expect(pages).toBeGreaterThan(40);
  expect(withLine).toBe(pages);
});

test('so has every page in two languages', async ({ inTwoLanguages: { exported, content } }) => {
  const siteMaps = ['sitemap.xml', 'de/sitemap.xml'];
  const { pages, withLine } = await compareWithServer(exported, content.folder, siteMaps);
  expect(pages).toBeGreaterThan(20);
  expect(withLine).toBe(pages);
});
