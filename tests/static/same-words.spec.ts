import { pageFiles } from '#scripts/static/addresses.ts';
import { siteUrl, startSiteWithContent } from '#tests/helpers/site-in-process.ts';
import { expect, type SiteAsFiles, test } from './test-with-files.ts';

/** The line with which an exported page says when it was made. */
const asOf = /<p class="[^"]*">(?:As of|Stand:) [^<]*<\/p>/;

/** The markup of a page, but for its policy, which is among the headers on a server, and for the data with which it hydrates. */
const shown = (html: string) =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(/<template>.*/s, '');

/** Holds every page of the server's site maps against its file. @returns how many there are, and how many say when they were made */
async function compareWithServer({ exported, content }: SiteAsFiles, siteMaps: readonly string[]) {
  const { asOf: instant } = JSON.parse(`${exported.files.get('published.json')}`);
  const clock = () => Temporal.Instant.from(instant);
  const { site, stop } = await startSiteWithContent(content.folder, undefined, clock);
  const fetched = async (path: string) => (await fetch(site.url + path)).text();
  const found = { pages: 0, withLine: 0 };
  for (const siteMap of siteMaps) {
    const text = await fetched(siteMap);
    expect(exported.files.get(siteMap.slice(1))).toBe(text);
    for (const [, address = ''] of text.matchAll(/<loc>(.*?)<\/loc>/g)) {
      const path = address.slice(siteUrl.length);
      const file = `${exported.files.get(pageFiles(path).document)}`;
      found.pages += 1;
      found.withLine += asOf.test(file) ? 1 : 0;
      expect.soft(shown(file).replace(asOf, ''), path).toBe(shown(await fetched(path || '/')));
    }
  }
  await stop();
  return found;
}

test('every page of the server’s site map has the same markup in its file at the same instant, but for “As of …”', async ({
  demonstration,
}) => {
  const { pages, withLine } = await compareWithServer(demonstration, ['/sitemap.xml']);
  expect(pages).toBeGreaterThan(40);
  expect(withLine).toBe(pages);
});

test('so has every page in two languages', async ({ inTwoLanguages }) => {
  const { pages, withLine } = await compareWithServer(inTwoLanguages, ['/sitemap.xml', '/de/sitemap.xml']);
  expect(pages).toBeGreaterThan(20);
  expect(withLine).toBe(pages);
});
