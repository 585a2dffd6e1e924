import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { menu, paths } from '#tests/fixtures/site-map.ts';
import { menuContent } from '#tests/helpers/content.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The names of all links of the menu in their order, those in a closed fold included. */
const allLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.textContent?.replace(' (opens in a new tab)', '').trim()));

test('the menu lists highlighted events, the pages, regular events, the newsletter and the social links, in this order, each leading to its page', async ({
  page,
}) => {
  const { highlighted, regular, site, social } = await menuContent();
  await page.goto('/');
  const titles = (events: typeof regular) => events.map(({ title }) => title);
  expect(await allLinks(page)).toEqual([
    ...titles(highlighted),
    ...menu.map(([label]) => label),
    ...titles(regular),
    'Subscribe to weekly email',
    ...social.map(({ name }) => name),
  ]);
  await untilHydrated(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Regular events').click();
  const links = new Map(
    await navigation.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const [href, target, rel] = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
        return [link.textContent?.trim(), { href, target, rel }] as const;
      }),
    ),
  );
  for (const [label, path] of menu) expect(links.get(label), label).toMatchObject({ href: path });
  for (const { slug, title } of [...highlighted, ...regular])
    expect(links.get(title), title).toMatchObject({ href: `/whats-on/${slug}` });
  expect(social.length).toBeGreaterThan(0);
  // Those to other sites open a new tab that has no way back in.
  for (const { name, url } of [{ name: 'Subscribe to weekly email', url: site.newsletterUrl }, ...social])
    expect(links.get(`${name} (opens in a new tab)`), name).toEqual({
      href: url,
      target: '_blank',
      rel: expect.stringMatching(/\bnoopener\b/),
    });
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
  expect(new URL(page.url()).pathname).toBe('/donate');
});

test.describe('in the HTML itself', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu marks the link of the current page or event, and no other', async ({ page }) => {
    for (const path of paths.filter((each) => each !== '/')) {
      await page.goto(path);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
      const label = menu.find(([, target]) => target === path)?.[0];
      await expect(current, path).toHaveText(label === undefined ? [] : [label]);
      if (label !== undefined) await expect(current).toHaveAttribute('aria-current', 'page');
    }

    const { highlighted, regular } = await menuContent();
    for (const event of [highlighted[0], regular.at(-1)]) {
      await page.goto(`/whats-on/${event?.slug}`);
      const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
      await expect(current).toHaveText(event?.title ?? '');
    }
  });

  test('the links of other pages than the menu’s are marked as the current page, and highlighted', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [path, label, part] of [
      ['/', /^St Oswin’s|^St Oswin's/, 'banner'],
      ['/safeguarding', 'Safeguarding', 'contentinfo'],
      ['/accessibility', 'Accessibility', 'contentinfo'],
      ['/privacy', 'Privacy', 'contentinfo'],
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
