import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';

test.use({ viewport: phone });

const burger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const overlay = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await burger(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

test('the burger is a button of 48 by 48 px with an icon as large', async ({ page }) => {
  await page.goto('/');
  const box = await burger(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);
  const icon = await burger(page).locator('svg').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([48, 48]);
});

test('the menu starts closed and says so', async ({ page }) => {
  await page.goto('/');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toBeHidden();
});

test('the burger opens an overlay as large as the screen, and closes it again', async ({ page }) => {
  await open(page);
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await burger(page).click();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(overlay(page)).toBeHidden();
});

test('the overlay covers the page behind it', async ({ page }) => {
  await open(page);
  const covered = await overlay(page).evaluate((menu) => {
    const points = [5, window.innerWidth / 2, window.innerWidth - 5].flatMap((x) =>
      [120, window.innerHeight / 2, window.innerHeight - 5].map((y) => document.elementFromPoint(x, y)),
    );
    const { backgroundColor } = getComputedStyle(menu);
    return { within: points.every((element) => element !== null && menu.contains(element)), backgroundColor };
  });
  expect(covered.within).toBe(true);
  expect(covered.backgroundColor).not.toMatch(/rgba?\(.*, 0(\.\d+)?\)|transparent/);
});

test('the overlay fades in, and out, over 500 ms', async ({ page }) => {
  await page.goto('/contact');
  // Recorded by the page at each start, since a busy machine may be late to check.
  await page.locator('#menu').evaluate((menu) => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target !== menu || propertyName !== 'opacity') return;
      const effect = menu
        .getAnimations()
        .find((each) => each instanceof CSSTransition && each.transitionProperty === propertyName)?.effect;
      if (effect instanceof KeyframeEffect)
        fades.push({ duration: effect.getTiming().duration, to: effect.getKeyframes().at(-1)?.opacity });
    });
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades);
  await burger(page).click();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  expect(await fades()).toEqual([{ duration: 500, to: '1' }]);
  await burger(page).click();
  await expect(overlay(page)).toBeHidden();
  expect(await fades()).toEqual([
    { duration: 500, to: '1' },
    { duration: 500, to: '0' },
  ]);
});

test('while it fades out the overlay is visible but inert, and then it is gone', async ({ page }) => {
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

test('a menu that is opened again while it fades stays open', async ({ page }) => {
  await open(page);
  await page.evaluate(async () => {
    const toggle = () => document.querySelector<HTMLElement>('[data-menu-toggle]')?.click();
    toggle();
    await new Promise((resolve) => setTimeout(resolve, 150));
    toggle();
    await new Promise((resolve) => setTimeout(resolve, 700));
  });
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(overlay(page).getByRole('link').first()).toBeFocused();
});

test('the 200 ms count from the change of the path, though the new page takes longer to be drawn', async ({
  page,
}) => {
  await open(page);
  const late = await page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('#menu');
    let changed = 0;
    const { pushState } = history;
    history.pushState = function (this: History, ...change) {
      pushState.apply(this, change);
      changed = performance.now();
    };
    // Rendering is delayed by 150 ms, as on a slow device.
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const end = performance.now() + 150;
      while (performance.now() < end);
      return start(update);
    };
    [...document.querySelectorAll<HTMLElement>('#menu a')]
      .find(({ textContent }) => textContent === 'Donate')
      ?.click();
    let drawn = 0;
    while (menu?.dataset.menu !== 'fading') {
      await new Promise((resolve) => setTimeout(resolve));
      if (drawn === 0 && menu?.dataset.menu === 'leaving') drawn = performance.now();
    }
    return performance.now() - drawn - Math.max(0, 200 - (drawn - changed));
  });
  expect(late).toBeLessThan(100);
});

test('the overlay starts to close 200 ms after the route has changed, not before', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const times = { changed: 0, closing: 0 };
    const { pushState } = history;
    history.pushState = function (this: History, ...change) {
      times.changed = performance.now();
      pushState.apply(this, change);
    };
    const look = (): void => {
      const menu = document.querySelector('nav');
      const fading = menu?.getAnimations().some((animation) => animation instanceof CSSTransition) ?? true;
      if (times.changed > 0 && (fading || menu?.offsetParent === undefined))
        times.closing = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { times });
  });
  await overlay(page).getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL(/\/donate$/);
  await expect(overlay(page)).toBeHidden();
  const { changed, closing } = await page.evaluate(
    () => (window as unknown as { times: { changed: number; closing: number } }).times,
  );
  expect(changed).toBeGreaterThan(0);
  // A frame is up to 17 ms long, and the change is recorded before React has drawn it.
  expect(closing - changed).toBeGreaterThanOrEqual(199);
  expect(closing - changed).toBeLessThan(2000);
});

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
  await expect(page).toHaveURL(/\/donate$/);
  await expect(overlay(page)).toBeHidden();
});

test('the overlay goes when the window grows to the wide layout, and the page is free again', async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(overlay(page)).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => main.closest('[inert]'))).toBeNull();
  await page.setViewportSize(phone);
  await expect(overlay(page)).toBeHidden();
});

test('a menu longer than the window scrolls away under the title and the burger, not over them', async ({
  page,
}) => {
  await open(page);
  await overlay(page).evaluate((menu) => menu.scrollTo(0, 300));
  const behind = await page.getByRole('banner').evaluate((banner) => {
    const { bottom, width } = banner.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [share * width, bottom - 6] as const);
    return points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('nav'));
  });
  expect(behind).toEqual([]);
});
