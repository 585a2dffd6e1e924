import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { headingOf, said } from '#tests/helpers/demonstration.ts';
import { startFakeContentService } from '#tests/helpers/fake-content-service.ts';
import { startSiteInProcess } from '#tests/helpers/site-in-process.ts';

/** What is long or wide depends on the day, so these tests say which: on any other day of a year nothing is longer. */
const test = base.extend<{ showOn: (day: string, path: string) => Promise<void> }>({
  viewport: phone,
  // Without scripts, since pages look and say the same and load faster.
  javaScriptEnabled: false,
  showOn: async ({ page }, use) => {
    const service = await startFakeContentService();
    let today = '2026-11-24';
    const site = await startSiteInProcess({
      endpoint: service.endpoint,
      forBrowser: true,
      clock: () => Temporal.Instant.from(`${today}T09:00Z`),
    });
    await use(async (day, path) => {
      today = day;
      // The address differs, so that the browser asks for the page of that day.
      await page.goto(`${site.url}${path}?day=${day}`);
    });
    await site.stop();
    await service.close();
  },
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('long pages are not too long', async ({ page, showOn }) => {
  for (const [path, day, screens] of [
    ['/', '2026-12-24', 6],
    // The fullest diary of a year.
    ['/coming-up', '2026-11-24', 7],
    ['/about-us', '2026-11-24', 11],
    ['/contact', '2026-11-24', 12.5],
  ] as const) {
    await showOn(day, path);
    expect((await heightOf(page)) / phone.height, path).toBeLessThanOrEqual(screens);
  }
});

// On these the next services take the most lines of all days without a service that is cancelled or moved, and without a feast.
test('on any day the first screen of Home has the next services, the place and what most visitors want, and the weeks of Coming Up stand on one line', async ({
  page,
  showOn,
}) => {
  for (const day of ['2026-11-24', '2027-02-05', '2027-05-11'])
    await test.step(day, async () => {
      await showOn(day, '/');
      const main = page.getByRole('main');
      await expect(
        page.getByRole('heading', { name: headingOf('home', 'services'), level: 2 }),
      ).toBeInViewport();
      await expect(main.locator('h2 ~ p time').first()).toBeInViewport();
      for (const [name, address] of [
        ['How to find us', '/contact#st-oswins'],
        [headingOf('home', 'first visit'), '/about-us#first-visit'],
        [headingOf('home', 'children'), '/coming-up/children'],
        [headingOf('home', 'ring'), '/contact'],
        ['0113 496 0100', 'tel:+441134960100'],
        [headingOf('home', 'give'), '/donate'],
      ] as const) {
        const link = main.getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) });
        await expect(link).toHaveAttribute('href', address);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    });

  // Dates of two digits in months with long names, and of one digit in months with short ones.
  for (const day of ['2026-11-24', '2027-05-04', '2027-09-03'])
    await test.step(`on ${day} the weeks of Coming Up stand on one line`, async () => {
      await showOn(day, '/coming-up');
      const weeks = page.getByRole('navigation', { name: 'Weeks' }).getByRole('link');
      const places = await weeks.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().y));
      expect(places.length).toBeGreaterThan(4);
      expect(new Set(places).size).toBe(1);
    });
});

test('Whats On is 4,500 px long at most: its first highlight large, the others a picture beside when and where, and all else rows as high as a thumb needs', async ({
  page,
  showOn,
}) => {
  // Before Christmas most rows have a change, or a next date that is far ahead; so have many of the rows in the longest week.
  for (const day of ['2026-12-24', '2026-11-24']) {
    await showOn(day, '/whats-on');
    expect(await heightOf(page), day).toBeLessThanOrEqual(4500);
  }
  const cards = page.getByRole('main').getByRole('article');
  const widthOf = async (card: Locator) => (await card.getByRole('img').boundingBox())?.width;
  expect(await widthOf(cards.first())).toBe(328);
  const further = cards.filter({ hasText: 'Christmas lunch together' });
  expect(await widthOf(further)).toBe(92);
  await expect(further.getByText(/25 December, 12\.30pm/)).toBeVisible();
  await expect(further.getByText(/Loom Street Hall/)).toBeVisible();
  await expect(further.getByText(said('eventPage/christmas-lunch', 'summary'))).not.toBeVisible();

  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
  const row = rows.filter({ hasText: 'Food pantry' });
  await expect(row.getByText('Thu 10am', { exact: true })).toBeVisible();
  await expect(row.getByText('Every Thursday, 10am to 1pm')).not.toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(row.getByText('Thu 10am', { exact: true })).not.toBeVisible();
  await expect(row.getByText('Every Thursday, 10am to 1pm')).toBeVisible();
  await expect(further.getByText(said('eventPage/christmas-lunch', 'summary'))).toBeVisible();
});
