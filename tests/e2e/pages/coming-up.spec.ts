import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';

/** In Advent, when most takes place. */
const testInAdvent = testAt('2026-11-27T09:00');

const strip = (page: Page) => page.getByRole('navigation', { name: 'Weeks' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of event' });
const bottomOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const { bottom } = all.at(-1)?.getBoundingClientRect() ?? new DOMRect();
    return Math.round(bottom + window.scrollY);
  });

/** The paths of the events that are listed. */
function listed(page: Page): Promise<readonly string[]> {
  return page
    .locator('.diary-lines a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].toSorted());
}

test.describe('on a phone, without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  testInAdvent(
    'four weeks are five and a half screens at most, each line is as high as a thumb needs, and a line repeats where an event is, unless the phone is too narrow for it',
    async ({ page }) => {
      await page.goto('/coming-up');
      expect(await page.locator('.diary-lines > li').count()).toBeGreaterThan(60);
      expect(await bottomOf(page, '.diary-week')).toBeLessThanOrEqual(5.5 * phone.height);
      const heights = await page
        .locator('.diary-lines > li')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(31.5);

      await page.setViewportSize({ width: 390, height: 844 });
      const again = page.locator('li.again').filter({ hasText: 'Food pantry' }).first();
      const place = again.getByText('Loom Street Hall');
      const [line, box] = [await again.boundingBox(), await place.boundingBox()];
      // Beside its title, or below it.
      expect(line?.height).toBeLessThan(56);
      expect(box?.width).toBeGreaterThan(80);
      expect(await bottomOf(page, '.diary-week')).toBeLessThanOrEqual(5.5 * 844);
      await page.setViewportSize(phone);
      expect((await place.boundingBox())?.width).toBeGreaterThan(0);
      expect((await again.locator('.where').boundingBox())?.width).toBeLessThanOrEqual(1);

      await test.step('the weeks at a glance are for wider screens', async () => {
        await expect(page.getByRole('table')).toBeHidden();
        await page.setViewportSize({ width: 960, height: 800 });
        const day = page.getByRole('table', { name: 'The next four weeks' }).getByRole('link').nth(3);
        await expect(day).toHaveAccessibleName(/^\w+day \d+ \w+(?: \d{4})?: \d+ events?/);
        await day.click();
        await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"] > p`)).toBeInViewport({
          ratio: 1,
        });
      });
    },
  );

  test('the weeks stay at hand at the top, and lead to their days', async ({ page }) => {
    await page.goto('/coming-up');
    const weeks = strip(page).getByRole('link');
    expect(await weeks.count()).toBeGreaterThanOrEqual(5);
    await expect(weeks.first()).toHaveText('This week');
    for (const index of [2, 1]) {
      await weeks.nth(index).click();
      const target = page.locator(new URL(page.url()).hash).getByRole('heading').first();
      await expect(target).toBeInViewport({ ratio: 1 });
      const [bar, heading] = await Promise.all([strip(page), target].map((part) => part.boundingBox()));
      expect(bar?.y).toBeCloseTo(0, 0);
      expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // Nothing of the day before is left between them.
      expect(heading?.y).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) + 12);
    }
    await weeks.last().click();
    await expect(page.getByRole('heading', { name: 'Further ahead' })).toBeInViewport({ ratio: 1 });

    await test.step('the number of a day stays in view below the weeks while its events pass', async () => {
      const day = page
        .locator('.diary-day')
        .filter({ has: page.locator('li:nth-child(4)') })
        .first();
      await day.evaluate((section) => {
        const { top, height } = section.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + top + height / 2 - 112, behavior: 'instant' });
      });
      const number = day.locator('> p');
      const [bar, heading] = [await strip(page).boundingBox(), await number.boundingBox()];
      expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      await expect(number).toBeInViewport({ ratio: 1 });
    });
  });

  test('in a window as low as one enlarged four times, nothing sticks', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto('/coming-up#later');
    await expect(strip(page)).not.toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Further ahead' })).toBeInViewport({ ratio: 1 });
  });
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('one kind of event is shown alone, with its own address, title and calendar', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/coming-up');
      const all = await listed(page);
      await kinds(page).getByRole('link', { name: 'Music' }).click();
      await expect(page).toHaveURL(/\/coming-up\/music\/?$/);
      await expect(page).toHaveTitle(/^Coming Up: Music · /);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Up Music');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/coming-up`);
      await expect(kinds(page).locator('[aria-current="page"]')).toHaveText('Music');
      const music = await listed(page);
      expect(music).toContain('/whats-on/bell-ringers');
      expect(music).not.toContain('/whats-on/food-pantry');
      expect(all).toEqual(expect.arrayContaining([...music]));
      await page.getByText('In your calendar').click();
      const webcal = `${baseURL}/calendar/music.ics`.replace('http:', 'webcal:');
      await expect(page.getByRole('link', { name: 'Subscribe to Music' })).toHaveAttribute('href', webcal);
      await kinds(page).getByRole('link', { name: 'Everything' }).click();
      await expect(page).toHaveURL(/\/coming-up\/?$/);
      await expect.poll(() => listed(page)).toEqual(all);
    });
  });
}

test('an unknown kind is not found, and a query shows everything, as any does', async ({ request }) => {
  for (const kind of ['unknown', 'FOOD', '-'])
    expect((await request.get(`/coming-up/${kind}`)).status(), kind).toBe(404);
  const all = await (await request.get('/coming-up')).text();
  for (const query of ['?for=unknown', '?for=', '?for=FOOD', '?kind=food'])
    expect(await (await request.get(`/coming-up${query}`)).text(), query).toBe(all);
});

for (const scripts of [true, false]) {
  test.describe(`coming back ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: phone });

    test('from an event leads to the day that one left, and a link to the top', async ({ page }) => {
      await page.goto('/coming-up');
      if (scripts) await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      const day = page.locator('.diary-week').nth(2).locator('.diary-day').first();
      await day.getByRole('link').first().click();
      await expect(page).toHaveURL(/whats-on/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/coming-up/);
      await expect(day.locator('> p')).toBeInViewport({ ratio: 1 });
      const isBelowWeeks = async () => {
        const [bar, heading] = [await strip(page).boundingBox(), await day.locator('> p').boundingBox()];
        return bar !== null && heading !== null && heading.y >= bar.y + bar.height;
      };
      await expect.poll(isBelowWeeks).toBe(true);
      if (scripts) await expect(day.getByRole('heading')).toBeFocused();
    });
  });
}
