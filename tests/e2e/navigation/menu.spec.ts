import type { APIRequestContext } from '@playwright/test';
import type { Element } from '@xmldom/xmldom';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { allPaths, wholeMenu } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { elements, parsedHtml } from '#tests/helpers/read-xml.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The main navigation of a page, as the server sends it. */
async function menuOf(request: APIRequestContext, path: string): Promise<Element> {
  const page = parsedHtml(await (await request.get(path)).text());
  const found = elements(page, 'nav').filter((nav) => nav.getAttribute('aria-label') === 'Main');
  expect(found, path).toHaveLength(1);
  return found[0] as Element;
}

const nameOf = ({ textContent }: Element) => textContent?.replace(' (opens in a new tab)', '').trim() ?? '';

test('the menu lists highlighted events, the pages, regular events, the newsletter and the social links, in this order, each leading to its page', async ({
  request,
}) => {
  const { highlighted, regular, site, social } = await menuContent();
  const titles = (events: typeof regular) => events.map(({ title }) => title);
  const links = elements(await menuOf(request, '/'), 'a');
  expect(links.map(nameOf)).toEqual([
    ...titles(highlighted),
    ...wholeMenu.map(([label]) => label),
    ...titles(regular),
    'Subscribe to weekly email',
    ...social.map(({ name }) => name),
  ]);
  const found = new Map(links.map((link) => [nameOf(link), link]));
  const hrefOf = (name: string) => found.get(name)?.getAttribute('href');
  for (const [label, path] of wholeMenu) expect(hrefOf(label), label).toBe(path);
  for (const { slug, title } of [...highlighted, ...regular])
    expect(hrefOf(title), title).toBe(`/whats-on/${slug}`);
  expect(social.length).toBeGreaterThan(0);
  // Those to other sites open a new tab that has no way back in.
  for (const { name, url } of [{ name: 'Subscribe to weekly email', url: site.newsletterUrl }, ...social]) {
    expect(found.get(name)?.textContent, name).toContain('(opens in a new tab)');
    expect(hrefOf(name), name).toBe(url);
    expect(found.get(name)?.getAttribute('target'), name).toBe('_blank');
    expect(found.get(name)?.getAttribute('rel'), name).toMatch(/\bnoopener\b/);
  }
});

test('the menu marks the link of the current page or event, and no other', async ({ request }) => {
  const { highlighted, regular } = await menuContent();
  const expected = new Map<string, readonly string[]>([
    ...allPaths.map(
      (path) => [path, wholeMenu.filter(([, target]) => target === path).map(([label]) => label)] as const,
    ),
    ...[...highlighted, ...regular].map(({ slug, title }) => [`/whats-on/${slug}`, [title]] as const),
  ]);
  for (const [path, names] of expected) {
    const marked = elements(await menuOf(request, path), '*').filter((each) =>
      each.hasAttribute('aria-current'),
    );
    expect(marked.map(nameOf), path).toEqual(names);
    for (const link of marked) expect(link.getAttribute('aria-current'), path).toBe('page');
  }
});

test('the newsletter opens in its own tab and leaves the page where it was', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'sign up here' }));
  await page.goto('/donate');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Subscribe to weekly email' }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(tab.url()).toBe((await menuContent()).site.newsletterUrl);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(page.url()).toMatch(/\/donate\/?$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of other pages than the menu’s are marked as the current page, and highlighted', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [path, label, part] of [
      ['/', /^St Oswin’s|^St Oswin's/, 'banner'],
      ['/safeguarding', 'Safeguarding', 'contentinfo'],
      ['/accessibility', 'Accessibility', 'contentinfo'],
      ['/privacy', 'Privacy', 'contentinfo'],
      ['/complaints-and-papers', 'Complaints and papers', 'contentinfo'],
    ] as const) {
      const link = page.getByRole(part).getByRole('link', { name: label }).first();
      const ground = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect(link).not.toHaveAttribute('aria-current');
      const plain = await ground();
      await page.goto(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      expect(await ground(), path).not.toBe(plain);
    }
  });
});

test('the current page is highlighted to the eye, and the mark moves with the page', async ({ page }) => {
  const look = (label: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .evaluate((link) => {
        const { backgroundColor, fontWeight } = getComputedStyle(link);
        return { backgroundColor, fontWeight };
      });
  await page.goto('/contact');
  const [lit, plain] = [await look('Contact'), await look('Donate')];
  expect(lit).not.toEqual(plain);
  await page.getByRole('link', { name: 'Donate', exact: true }).first().click();
  await expect(page).toHaveURL(/\/donate$/);
  await expect.poll(async () => (await look('Contact')).fontWeight).toBe(plain.fontWeight);
  await expect.poll(async () => (await look('Donate')).fontWeight).toBe(lit.fontWeight);
});
