import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';
import type axe from 'axe-core';
import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { twoLanguages } from '#tests/fixtures/two-languages.ts';
import { englishIn, wordsOf } from '#tests/helpers/english-words.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';

/** An English church in Leipzig whose pages are in German as well. */
const test = testWithContent(twoLanguages);

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules whose result depends on the size of the window. Colours are those of pages in one language: `axe.spec.ts` checks them. */
const rulesOfLayout = ['scrollable-region-focusable', 'target-size'];

/** The pages without a translation. The head of a document cannot say that its title and description are in another language. */
const untranslated = ['/de/accessibility', '/de/donate', '/de/whats-on/coffee-morning'];

async function pathsIn(request: APIRequestContext, siteMap: string): Promise<readonly string[]> {
  const text = await (await request.get(siteMap)).text();
  return [...text.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** The addresses of a page by their languages, as its head names them. */
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href = '']) => [language, new URL(href).pathname],
  );

test('every page is there in both languages, and each names both', async ({ request }) => {
  const english = await pathsIn(request, '/sitemap.xml');
  const german = await pathsIn(request, '/de/sitemap.xml');
  expect(english.length).toBeGreaterThan(10);
  expect(german).toEqual(english.map((path) => (path === '/' ? '/de' : `/de${path}`)));
  for (const [at, path] of english.entries()) {
    const own = german[at] ?? '';
    const alternates = Object.entries({ 'en-GB': path, de: own, 'x-default': path });
    for (const [address, lang] of [
      [path, 'en-GB'],
      [own, 'de'],
    ] as const) {
      const html = await (await request.get(address)).text();
      expect(html, address).toContain(`<html lang="${lang}"`);
      expect(alternatesIn(html), address).toEqual(alternates);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(address);
    }
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.match(/^Sitemap: .*$/gm)?.map((line) => new URL(line.slice(9)).pathname)).toEqual([
    '/sitemap.xml',
    '/de/sitemap.xml',
  ]);
});

test('no German page says a word of English, but for what has no translation and says so', async ({
  request,
}) => {
  const german = await pathsIn(request, '/de/sitemap.xml');
  for (const path of [...german, '/de/not-here', '/de/coming-up/music']) {
    const html = await (await request.get(path)).text();
    const shown = untranslated.includes(path) ? html.replace(/<head>.*<\/head>/s, '') : html;
    expect(englishIn(wordsOf(shown)), path).toEqual([]);
  }
});

test('a link leads to the same page in the other language and back, without scripts too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/whats-on/carols?utm_source=letter');
    const toGerman = page.getByRole('banner').getByRole('link', { name: 'Deutsch' });
    await expect(toGerman).toHaveAttribute('lang', 'de');
    await expect(toGerman).toHaveAttribute('hreflang', 'de');
    await toGerman.click();
    await expect(page).toHaveURL('/de/whats-on/carols');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieder bei Kerzenlicht');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/whats-on/carols');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carols by candlelight');
    await page.goto('/de');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/');
    await context.close();
  }
});

test('the filter of Coming Up goes with the link', async ({ page }) => {
  await page.goto('/coming-up/music');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/coming-up/music');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demnächst Kirchenmusik');
});

test.describe('unknown addresses', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });
  test('an unknown page is 404 in its language and leads to the other’s Home; an unknown language is 404', async ({
    page,
  }) => {
    const response = await page.goto('/de/not-here');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/',
    );
    expect((await page.goto('/fr/contact'))?.status()).toBe(404);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      '/de',
    );
  });
});

// Without scripts, since pages say the same and load faster.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what has no translation is shown in the first language, and says so', async ({ page }) => {
    await page.goto('/de/whats-on/coffee-morning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('main [lang="en-GB"]', { hasText: 'There is cake.' })).toBeVisible();
    await expect(page.getByText('Jeden Mittwoch, 10 bis 11.30 Uhr')).toBeVisible();
    await page.goto('/de/whats-on');
    await expect(page.locator('main').getByRole('link', { name: 'Coffee morning' })).toHaveAttribute(
      'lang',
      'en-GB',
    );
    await expect(page.getByText('The piano is being tuned.')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByText('Die Orgel klingt wieder.')).not.toHaveAttribute('lang');
  });

  test('dates, places and the menu are in the language of the page, numbers and addresses stay the same', async ({
    page,
  }) => {
    await page.goto('/de/whats-on/carols');
    await expect(page.locator('main')).toContainText(/Samstag,\s20\.\sDezember\s2031/);
    await page.goto('/de/coming-up');
    await expect(page.locator('main')).toContainText('Gottesdienst');
    const menu = page.locator('#menu');
    for (const name of [
      'Lieder bei Kerzenlicht',
      'Demnächst',
      'Veranstaltungen',
      'Kontakt',
      'Schutz vor Gewalt',
    ])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await page.goto('/de/safeguarding');
    await expect(page.locator('main').getByRole('link', { name: '112' }).first()).toHaveAttribute(
      'href',
      'tel:112',
    );
    await expect(page.locator('main')).toContainText('Präventionsbeauftragte');
    await page.goto('/whats-on/carols');
    await expect(page.locator('main')).toContainText(/Saturday\s20\sDecember\s2031/);
  });
});

test('a click within a language loads its data and no new document', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/de');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await page.locator('#menu').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/de/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Dienstag bis Donnerstag')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'St. Anna Leipzig' }).click();
  await expect(page).toHaveURL('/de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  expect(await isSameDocument()).toBe(true);
  const data = requests.filter((path) => path.endsWith('.data'));
  expect(data.length).toBeGreaterThan(0);
  expect(data.filter((path) => !path.startsWith('/de'))).toEqual([]);
  expect(new Set(requests.filter((path) => path.includes('page-words'))).size).toBe(1);
});

test('links in texts stay in their language, also those that name it', async ({ page }) => {
  await page.goto('/de/whats-on/sunday-worship');
  await untilHydrated(page);
  await page.locator('main').getByRole('link', { name: 'englische Seite' }).click();
  await expect(page).toHaveURL('/de/about-us');
  await page.goBack();
  await untilHydrated(page);
  await page.locator('main').getByRole('link', { name: 'Rufen Sie an' }).click();
  await expect(page).toHaveURL('/de/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await page.goBack();
  await untilHydrated(page);
  const calendar = page.waitForEvent('download');
  await page.locator('main').getByRole('link', { name: 'Kalender', exact: true }).click();
  expect(new URL((await calendar).url()).pathname, 'a file is no page for the router').toBe(
    '/de/calendar.ics',
  );
});

test('a menu that was opened by its link stays open when the scripts arrive', async ({ page }) => {
  await page.setViewportSize(phone);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
  await page.goto('/de/contact#menu', { waitUntil: 'commit' });
  await expect(page.locator('#menu')).toHaveCSS('opacity', '1');
  arrive();
  await untilHydrated(page);
  await expect(page.locator('#menu')).toHaveAttribute('data-menu', 'open');
});

test('the menu of a phone has the link, and closes when the page itself is chosen', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/de/contact');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('#menu');
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/contact');
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(menu).toBeHidden();
});

test.describe('with axe', () => {
  // The tool is not part of the page, whose policy would block it.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on pages in two languages, on a desktop and on a phone', async ({ page }) => {
    const faults = (runOnly: readonly string[]) =>
      page.evaluate(async (only) => {
        const { axe: tool } = window as unknown as { axe: typeof axe };
        const { violations } = await tool.run({ runOnly: [...only] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      }, runOnly);
    for (const path of ['/de', '/de/whats-on/coffee-morning', '/de/safeguarding', '/contact'])
      await test.step(path, async () => {
        await page.setViewportSize(desktop);
        await page.goto(path);
        await page.addScriptTag({ path: axeScript });
        expect(await faults(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']), 'on a desktop').toEqual([]);
        await page.setViewportSize(phone);
        expect(await faults(rulesOfLayout), 'on a phone').toEqual([]);
      });
  });
});
