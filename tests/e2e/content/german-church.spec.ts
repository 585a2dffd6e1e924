import { expect, testWithContent } from '#tests/e2e/fixtures/test-with-content.ts';
import { germanChurch } from '#tests/fixtures/german-church.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { englishIn, wordsOf } from '#tests/helpers/english-words.ts';
import { expectNoWidows } from '#tests/helpers/widows.ts';

/** A church in Leipzig, made by content alone. */
const test = testWithContent(germanChurch);

/** What no site map names. */
const searched = [
  '/find',
  '/find?q=Sonntag',
  '/find?q=Heiligabend',
  '/find?q=xyzzy',
  '/find?q=Gewalt',
  '/this-week',
  '/screen',
];

test('no page says a word of English', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(10);
  for (const path of [...paths, '/not-here', '/coming-up/kirchenmusik', ...searched]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<html lang="de"');
    expect(englishIn(wordsOf(html)), path).toEqual([]);
  }
});

// Without scripts, since pages say the same and load faster.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an event in another language says so wherever its words stand, and its times are in German', async ({
    page,
  }) => {
    await page.goto('/whats-on/english-carols');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.locator('main [lang="en"]', { hasText: 'Come and sing with us.' })).toBeVisible();
    await expect(page.locator('main').getByText('Samstag, 20. Dezember 2031, 17 Uhr')).toBeVisible();
    await page.goto('/whats-on');
    await expect(page.locator('main').getByRole('link', { name: 'English Carols' })).toHaveAttribute(
      'lang',
      'en',
    );
  });

  test('no heading ends in one short word', async ({ page, request }) => {
    expect(await expectNoWidows(page, request)).toBeGreaterThan(10);
  });

  test('on a phone a long word of a name stays whole, and the number stands below it', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/safeguarding');
    const broken = await page.getByText('Miriam Vogel, Präventionsbeauftragte').evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.selectNodeContents(firstChild as Node);
      range.setStart(firstChild as Node, 'Miriam Vogel, '.length);
      return range.getClientRects().length > 1;
    });
    expect(broken).toBe(false);
  });

  test('dates, times, numbers, money and addresses are written as in Germany', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByText(
        /(?:Heute|Morgen|Diesen Sonntag|Sonntag, \d+\.\s\p{L}+(?: \d{4})?), 10\.30 bis 11\.45\sUhr/u,
      ),
    ).not.toHaveCount(0);
    await expect(page.locator('footer')).toContainText('Selneckerstraße 7, 04277 Leipzig');
    await expect(page.getByRole('link', { name: '0341 123456' }).first()).toHaveAttribute(
      'href',
      'tel:+49341123456',
    );
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', /\+0[12]:00$/);
    await page.goto('/orgel');
    await expect(page.locator('main')).toContainText('41.000 € von 90.000 € gesammelt, 45 % des Ziels');
    await page.goto('/donate');
    await expect(page.locator('main')).toContainText('DE02 1203 0000 0000 2020 51');
    await page.goto('/whats-on/seniorenkreis');
    await expect(page.getByText('Am 1. und 3. Dienstag im Monat, 15 bis 16.30 Uhr')).toBeVisible();
  });
});

test('calendar, feed, manifest and structured data have its language, zone, country and currency', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/calendar.ics')).toContain('TZID:Europe/Berlin');
  expect(await text('/coming-up.atom')).toContain('xml:lang="de"');
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ lang: 'de' });
  expect(await text('/whats-on/adventsbasar')).toMatch(
    /"addressCountry":"DE"[\s\S]*"priceCurrency":"EUR"|"priceCurrency":"EUR"[\s\S]*"addressCountry":"DE"/,
  );
});

test('a browser loads the words of the page’s language alone, and keeps them', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page.getByText('Das Büro: Dienstag bis Donnerstag')).toBeVisible();
  expect(new Set(files.filter((file) => file.includes('page-words'))).size).toBe(1);
  expect(englishIn(wordsOf(await page.content()))).toEqual([]);
  expect(errors).toEqual([]);
});
