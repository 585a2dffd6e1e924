import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { expectedOnPages, pageKinds, pathOf } from './page-kinds.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsoleErrors: expectedOnPages });

/** Marks the elements that only a background colour distinguishes from their surroundings. */
async function markPanes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clear = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = getComputedStyle(element).backgroundColor;
      let around = element.parentElement;
      while (around && clear(getComputedStyle(around).backgroundColor)) around = around.parentElement;
      if (!clear(own) && around && getComputedStyle(around).backgroundColor !== own)
        element.dataset.pane = `${element.getBoundingClientRect().width > 1}`;
    }
  });
}

/** The marked elements without a border. */
function borderless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-pane="true"]')]
      .filter((pane) => pane.checkVisibility() && !(pane instanceof SVGElement))
      .filter((pane) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(pane);
        const drawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
        return !drawn || borderTopColor === backgroundColor;
      })
      .map((pane) => pane.outerHTML.slice(0, 120)),
  );
}

test.describe('without scripts, which bring no panes', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of pageKinds) {
    test(`${kind} keeps the border of every pane where colours are forced`, async ({ page }) => {
      await page.goto(await pathOf(kind));
      await markPanes(page);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await borderless(page)).toEqual([]);
    });
  }
});

test('where colours are forced, the current page, the copy buttons and the burger keep their marks', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donate');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const border = (label: string) =>
    navigation
      .getByRole('link', { name: label, exact: true })
      .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(await border('Donate')).toBe('2px');
  expect(await border('Contact')).toBe('0px');
  for (const button of await page.getByRole('button', { name: /^Copy/ }).all())
    expect(
      Number.parseFloat(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)),
    ).toBe(2);
  await page.setViewportSize(phone);
  const burger = page.getByRole('button', { name: 'Menu' });
  const ink = await burger.locator('path').evaluate((path) => getComputedStyle(path).stroke);
  expect(ink).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).color));
});

test('where colours are forced, the focus keeps its outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/safeguarding');
  const emergency = page.getByRole('main').getByRole('link', { name: '999', exact: true });
  await page.keyboard.press('Tab');
  await emergency.focus();
  const [outline, ground] = await emergency.evaluate((link) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(link);
    const pane = getComputedStyle(link.parentElement ?? link);
    return [{ outlineColor, outlineStyle, outlineWidth }, pane.backgroundColor];
  });
  expect(outline).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  expect(outline.outlineColor).not.toBe(ground);
});

test('where colours are forced, the bar of the appeal still shows how far it has come', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/building-a-haven');
  const bar = page.getByRole('progressbar').first();
  const { data, info } = await sharp(await bar.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  expect(pixel(10)).not.toEqual(pixel(info.width - 10));
});
