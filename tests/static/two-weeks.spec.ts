import type { Page } from '@playwright/test';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { expect, made, test } from './test-with-two-weeks.ts';

/*
 * Two weeks of a site that is exported once. What its pages say of now is compared with what a server says of the same content at that
 * hour. `LONG_RUNS=1` tries every hour and more pages.
 */
test.describe.configure({ mode: 'default' });

const isLong = process.env.LONG_RUNS === '1';
const hours = isLong ? Array.from({ length: 14 * 24 }, (_, hour) => hour) : [0, 15, 74, 330];
const english = isLong
  ? [
      '',
      '/coming-up',
      '/coming-up/food',
      '/safeguarding',
      '/contact',
      '/whats-on',
      '/whats-on/sunday-worship',
    ]
  : ['', '/safeguarding'];
const pages = ['', '/de'].flatMap((prefix) => english.map((path) => prefix + path || '/'));
const timeLimit = isLong ? 14_400_000 : 90_000;

const after = (hour: number) => made.add({ hours: hour, minutes: 5 }).toInstant();

/** Words that are true for a moment or for some days, and the words after them, which say of what. */
const nearWords =
  /\b(?:(?:not )?open now|[oc]\w+ now|today|tonight|tomorrow|this (?:week|\w+day|morning|afternoon|evening)|jetzt|zurzeit|heute|morgen|diese woche|diesen \w+tag)\b.{0,24}/gi;

const nearIn = (text: string) =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(nearWords)].map(([words]) => words);

/** The text of the main part of a document. */
function textOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const text = main.replaceAll(/<!--.*?-->|<[^>]*>/gs, '');
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const textIn = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent ?? '');

/** Waits until a page says nothing of now that a server does not say at that hour. */
async function expectTrue(page: Page, served: string, where: string): Promise<void> {
  const allowed = nearIn(textOf(served));
  const wrong = async () => nearIn(await textIn(page)).filter((words) => !allowed.includes(words));
  await expect.poll(wrong, { message: where }).toEqual([]);
}

test('a page that is opened at any hour of two weeks says nothing of now that is wrong', async ({
  browser,
  exported,
  served: serve,
}) => {
  test.setTimeout(timeLimit);
  for (const hour of hours) {
    const at = after(hour);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.install({ time: at.epochMilliseconds });
    for (const path of pages) {
      await page.goto(exported.url + path);
      await untilHydrated(page);
      const served = await serve(path, at);
      await expectTrue(page, served, `${path} at ${at}`);
      if (hour === 0) expect(nearIn(await textIn(page)), path).toEqual(nearIn(textOf(served)));
    }
    await context.close();
  }
});

for (const path of isLong ? pages : ['/', '/de/safeguarding'])
  test(`${path} that stays open for two weeks says at each hour nothing of now that is wrong, and asks seldom`, async ({
    page,
    served,
  }) => {
    test.setTimeout(timeLimit);
    let requests = 0;
    page.on('request', (request) => {
      requests += Number(request.method() === 'HEAD');
    });
    await page.clock.install({ time: made.epochMilliseconds });
    await page.goto(path);
    await untilHydrated(page);
    for (const hour of hours) {
      const at = after(hour);
      await page.clock.pauseAt(at.epochMilliseconds);
      await page.clock.runFor(5_000);
      await expectTrue(page, await served(path, at), `${path} at ${at}`);
    }
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(hours.length + 5);
  });

test('without scripts every page with a word of now says when it was made', async ({ exported }) => {
  const siteMaps = ['/sitemap.xml', '/de/sitemap.xml'].map(async (path) => {
    const text = await (await fetch(exported.url + path)).text();
    return Array.from(text.matchAll(/<loc>https:\/\/church\.example([^<]*)/g), ([, found]) => found || '/');
  });
  const all = (await Promise.all(siteMaps)).flat();
  expect(all.length).toBeGreaterThan(80);
  const words: string[] = [];
  for (const path of all) {
    const text = textOf(await (await fetch(exported.url + path)).text());
    const near = nearIn(text);
    words.push(...near);
    const line = /^\/de\b/.test(path)
      ? 'Stand: Donnerstag, 26.\u00a0November 2026, 9\u00a0Uhr'
      : 'As of Thursday 26 November 2026, 9am';
    if (near.length > 0) expect(text.slice(0, 60), path).toContain(line);
  }
  expect(words.length).toBeGreaterThan(50);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line stands above the content', async ({ page }) => {
    await page.goto('/');
    const line = page.getByRole('main').getByText('As of Thursday 26 November 2026, 9am');
    await expect(line).toBeInViewport();
  });
});

test('a notice and an event end by their own dates in an open page, and the event’s page says so', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-28T23:58:00Z' });
  await page.goto('/whats-on/choir-practice');
  await untilHydrated(page);
  const notice = page.getByText('The steps are icy.');
  const inMenu = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Choir practice', includeHidden: true });
  await expect(notice).toBeVisible();
  await expect(inMenu).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choir practice');
  await page.clock.pauseAt('2026-11-29T00:00:01Z');
  await page.clock.runFor(61_000);
  await expect(notice).toBeHidden();
  await expect(inMenu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('Its last day here is over.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Next services' })).toBeVisible();
  await page.goto('/coming-up');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Choir practice' })).toHaveCount(0);
});
