import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

test.use({ viewport: phone });

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const overlay = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function open(page: Page): Promise<void> {
  await burger(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

test('the burger, a button of 48 by 48 px, opens an overlay that fills the screen with the strip and closes it again, and says which', async ({
  page,
}) => {
  await page.goto('/');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toBeHidden();
  for (const part of [burger(page), burger(page).locator('svg')])
    expect(await part.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await burger(page).click();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  const strip = await page.getByRole('banner').boundingBox();
  expect(await overlay(page).boundingBox()).toEqual({
    ...{ x: 0, y: 0, width: phone.width },
    height: phone.height - (strip?.height ?? 0),
  });
  // It covers the page behind it.
  const covered = await overlay(page).evaluate((menu) => {
    const points = [5, window.innerWidth / 2, window.innerWidth - 5].flatMap((x) =>
      [5, window.innerHeight / 2, window.innerHeight - 80].map((y) => document.elementFromPoint(x, y)),
    );
    const { backgroundColor } = getComputedStyle(menu);
    return { within: points.every((element) => element !== null && menu.contains(element)), backgroundColor };
  });
  expect(covered.within).toBe(true);
  expect(covered.backgroundColor).not.toMatch(/rgba?\(.*, 0(\.\d+)?\)|transparent/);
  await burger(page).click();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toBeHidden();

  await test.step('a menu longer than the window goes on under the title and the burger, not over them', async () => {
    await open(page);
    await overlay(page).evaluate((menu) => menu.scrollTo(0, 300));
    const behind = await page.getByRole('banner').evaluate((banner) => {
      const { top, width } = banner.getBoundingClientRect();
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [share * width, top + 6] as const);
      return points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('nav'));
    });
    expect(behind).toEqual([]);
  });

  await test.step('it goes when the window grows to the wide layout, and the page is free again', async () => {
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => page.getByRole('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
    await page.setViewportSize(phone);
    await expect(overlay(page)).toBeHidden();
  });
});

test('the overlay fades in, and out, over 500 ms', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('#menu').evaluate((menu) => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    // The duration is the one that the browser has used, however late a busy machine reports the end.
    document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
      if (target === menu && propertyName === 'opacity')
        fades.push({ seconds: elapsedTime, to: getComputedStyle(menu).opacity });
    });
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades);
  await burger(page).click();
  await expect.poll(fades).toEqual([{ seconds: 0.5, to: '1' }]);
  await burger(page).click();
  await expect.poll(fades).toEqual([
    { seconds: 0.5, to: '1' },
    { seconds: 0.5, to: '0' },
  ]);
  await expect(overlay(page)).toBeHidden();

  await test.step('while it fades out the overlay is visible but inert, and then it is gone', async () => {
    await open(page);
    const seen = await overlay(page).evaluate(async (menu) => {
      const states: string[] = [];
      const note = () => {
        const { display, transitionProperty } = getComputedStyle(menu);
        const isFree = document.querySelector('main')?.closest('[inert]') === null;
        const held = `${menu.matches('[inert]') ? 'inert' : 'live'}, page ${isFree ? 'free' : 'inert'}`;
        // Only one browser can transition `display`.
        const state = `${menu.dataset.menu}: ${display}, ${held}, ${transitionProperty}`;
        if (states.at(-1) !== state) states.push(state);
      };
      note();
      new MutationObserver(note).observe(menu, { attributeFilter: ['data-menu'] });
      document.querySelector<HTMLElement>('[data-menu-toggle]')?.click();
      while (menu.dataset.menu !== 'closed') await new Promise(requestAnimationFrame);
      return states;
    });
    expect(seen).toEqual([
      'open: block, live, page inert, opacity',
      'fading: block, inert, page free, opacity',
      'closed: none, live, page free, opacity',
    ]);
  });

  await test.step('a menu that is opened again while it fades stays open', async () => {
    await open(page);
    await overlay(page).evaluate(async (menu) => {
      const toggle = () => document.querySelector<HTMLElement>('[data-menu-toggle]')?.click();
      toggle();
      const fades = menu.getAnimations().map(({ finished }) => finished);
      await new Promise(requestAnimationFrame);
      toggle();
      await Promise.allSettled(fades);
    });
    await expect(overlay(page)).toHaveCSS('opacity', '1');
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(overlay(page).getByRole('link').first()).toBeFocused();
  });
});

for (const late of [0, 150]) {
  test(`the overlay starts to close 200 ms after the path has changed, when the page is drawn ${late} ms after it`, async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-11-22T12:00:00Z' });
    await page.goto('/contact');
    await open(page);
    // The clock stands still but for what is added here.
    await page.clock.pauseAt('2026-11-22T12:01:00Z');
    await page.evaluate((delay) => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const { now } = performance;
        performance.now = () => now.call(performance) + delay;
        return start(update);
      };
    }, late);
    await overlay(page).getByRole('link', { name: 'Donate', exact: true }).click();
    await expect(overlay(page)).toHaveAttribute('data-menu', 'leaving');
    await page.clock.runFor(199 - late);
    await expect(overlay(page)).toHaveAttribute('data-menu', 'leaving');
    await page.clock.runFor(1);
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL(/\/donate$/);
  });
}

test('the overlay closes when the visitor goes Back', async ({ page }) => {
  await page.goto('/donate');
  await expect(burger(page)).toBeVisible();
  await burger(page).click();
  await overlay(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(overlay(page)).toBeHidden();
  await burger(page).click();
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/donate\/?$/);
  await expect(overlay(page)).toBeHidden();
});
