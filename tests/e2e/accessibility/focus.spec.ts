import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { untilHydrated } from '#tests/helpers/hydration.ts';
import { walkFocus } from './focus-walk.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsoleErrors: expectedOnPages,
});

const nothing = { faults: [], missed: [] };

test.describe('without scripts, which bring no more than buttons', () => {
  test.use({ javaScriptEnabled: false });

  // Safeguarding has a header of its own, and the others the same.
  for (const path of ['/', '/safeguarding'])
    test(`on ${path} every focused element is visible, forwards and back, never behind anything`, async ({
      page,
    }) => {
      await page.goto(path);
      const there = await walkFocus(page, 'Tab');
      expect(there, 'forwards, on a desktop').toMatchObject(nothing);
      expect(there.stops[0]).toBe('Skip to main content');
      await page.setViewportSize(phone);
      expect(await walkFocus(page, 'Shift+Tab'), 'back, on a phone').toMatchObject(nothing);
    });

  test('on every page each element that is focused after the skip link is visible, never behind anything', async ({
    page,
  }) => {
    test.slow();
    for (const kind of pageKinds.filter((each) => each !== '/' && each !== '/safeguarding'))
      await test.step(kind, async () => {
        await page.goto(await pathOf(kind));
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        expect(await walkFocus(page, 'Tab', 'main, footer')).toMatchObject(nothing);
      });
  });
});

test('in the open menu of a phone the focus is seen, forwards and back', async ({ page }) => {
  await page.setViewportSize({ ...phone, height: 500 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS('opacity', '1');
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect((await walkFocus(page, key)).faults, key).toEqual([]);
});

test('the skip link leads past the header, and the next Tab continues from there', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/safeguarding');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [strip, text] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()];
  expect((text?.y ?? Infinity) + (text?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '999', exact: true })).toBeFocused();
});
