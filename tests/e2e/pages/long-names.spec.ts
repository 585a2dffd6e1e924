import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, testWithOwnContent } from '#tests/e2e/fixtures/test-with-own-content.ts';
import { desktop, phone } from '#tests/fixtures/site-map.ts';
import { copyContent } from '#tests/helpers/content-folder.ts';

// A parish with a name as they are in Germany, in the widest of the typefaces.
const test = testWithOwnContent({}, () => {
  const copy = copyContent();
  const file = join(copy.folder, 'entries/siteSettings/site.md');
  const settings = readFileSync(file, 'utf8').replace(
    /^title: .*\ncity: .*$/m,
    'title: Evangelisch-Lutherische Kirchengemeinde Sankt Bartholomäus\ncity: Niederschönhausen-Blankenfelde\ntypeface: Literata',
  );
  writeFileSync(file, settings);
  return copy;
});

test.use({ javaScriptEnabled: false, viewport: desktop });

/** The words of an element of which some letters are on another line. */
const brokenIn = (place: Locator) =>
  place.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    return broken;
  });

test('a long name of a church has each of its words whole in the column of the menu, and so have the days of the weeks at a glance', async ({
  page,
}) => {
  await page.goto('/coming-up');
  expect(await brokenIn(page.getByRole('banner').getByRole('link', { name: /Bartholomäus/ }))).toEqual([]);
  const days = page.getByRole('columnheader');
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) expect(await brokenIn(day)).toEqual([]);
});

test('“Today” is whole in the diary of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/coming-up');
  expect(await brokenIn(page.locator('.diary-day > p').first())).toEqual([]);
});

test('the last link of the menu is not under the strip of a phone, which a long name makes high', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact#menu');
  const links = page.locator('#menu').getByRole('link');
  await page.locator('#menu').evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
  const [last, strip] = [await links.last().boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(strip?.height).toBeGreaterThan(100);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  expect(last?.y).toBeGreaterThan(phone.height / 2);
});

test('the line under 999 is above the words below it', async ({ page }) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.goto('/safeguarding');
    const [line, words] = await page
      .getByRole('main')
      .getByRole('link', { name: '999' })
      .first()
      .evaluate((link) => {
        const baselineOf = (element: Element) => {
          // An empty box stands on the baseline.
          const mark = document.createElement('span');
          mark.attributeStyleMap.set('display', 'inline-block');
          element.prepend(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        };
        const below = link.closest('section')?.querySelector('p') ?? link;
        const style = getComputedStyle(link);
        const under =
          Number.parseFloat(style.textUnderlineOffset) + Number.parseFloat(style.textDecorationThickness);
        return [
          baselineOf(link) + under,
          // Letters are at most three quarters of their size high.
          baselineOf(below) - Number.parseFloat(getComputedStyle(below).fontSize) * 0.75,
        ];
      });
    expect(line, JSON.stringify(size)).toBeLessThan(words ?? 0);
  }
});
