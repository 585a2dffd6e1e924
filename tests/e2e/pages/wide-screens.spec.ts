import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/fixtures/test.ts';
import { testAt } from '#tests/e2e/fixtures/test-at.ts';
import { phone } from '#tests/fixtures/site-map.ts';
import { paragraphsOf } from '#tests/helpers/demonstration.ts';

/** When there are highlights, and the carols are to come. */
const testInAdvent = testAt('2026-11-27T09:00');

// Without scripts, since pages look the same and load faster.
test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 404/] });

const carols = '/whats-on/carols-by-candlelight';
const project = '/building-a-haven';

/**
 * The share of the height of the page's content at which something is drawn in its right half, which is that of the text's
 * 1,200 px where the window is wider: what goes on to its edge is no text. A column that stays in view
 * is drawn wherever it can be scrolled to.
 */
function shareOfRightHalf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) return 0;
    const frame = main.getBoundingClientRect();
    const middle = frame.left + Math.min(frame.width, 1200) / 2;
    const boxes: DOMRect[] = [...main.querySelectorAll('img, svg, .bg-tertiary, progress')].map((each) =>
      each.getBoundingClientRect(),
    );
    for (const column of [...main.querySelectorAll('*')].filter(
      (each) => getComputedStyle(each).position === 'sticky',
    )) {
      const { left, width } = column.getBoundingClientRect();
      const { top: from, height } = column.parentElement?.getBoundingClientRect() ?? new DOMRect();
      boxes.push(new DOMRect(left, from, width, height));
    }
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/\S/.test(node.nodeValue ?? '') || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    const top = Math.min(...boxes.map((box) => box.top));
    const height = Math.max(...boxes.map((box) => box.bottom)) - top;
    // In steps of 8 px; a gap of up to 64 px between two lines or sections is no hole.
    const used = new Set<number>();
    for (const box of boxes.filter(({ right, width }) => width > 1 && right > middle + 8))
      for (let y = box.top - 32; y < box.bottom + 32; y += 8) used.add(Math.floor((y - top) / 8));
    const steps = Math.ceil(height / 8);
    return [...used].filter((step) => step >= 0 && step < steps).length / steps;
  });
}

/** Paragraphs of more than two lines with more than 75 characters in each. */
function longLines(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator('p')
    .evaluateAll((all) =>
      all.flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
        const length = paragraph.textContent?.length ?? 0;
        return lines > 2 && length / lines > 75 ? [`${length / lines}: ${paragraph.textContent}`] : [];
      }),
    );
}

/** Grids of cards whose last row is not filled. */
function unfilledGrids(page: Page): Promise<readonly string[]> {
  return page.locator('.filled-cards, .event-cards').evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const right = (element: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0);
      return Math.abs(right(grid) - right(grid.lastElementChild)) > 1 ? [grid.textContent ?? ''] : [];
    }),
  );
}

test('the right half of a page is in use, its lines have at most 75 characters, and its cards fill their rows', async ({
  page,
}) => {
  for (const path of ['/whats-on', carols, project, '/donate', '/privacy', '/accessibility', '/not-here'])
    await test.step(path, async () => {
      await page.goto(path);
      for (const width of [360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await unfilledGrids(page), `at ${width} px`).toEqual([]);
        if (width < 1280) continue;
        expect(await shareOfRightHalf(page), `at ${width} px`).toBeGreaterThan(0.7);
        expect(await longLines(page), `at ${width} px`).toEqual([]);
      }
    });
});

test('at 1920 px cards, bars and lists end as far from the window as they begin from the menu; the words of a number stay near it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const wide = [
    ['/', '.filled-cards, .diary-list'],
    ['/coming-up', '.diary'],
    ['/whats-on', '.event-cards, .filled-cards'],
    [project, 'progress, ol, .filled-cards'],
    ['/contact', '.filled-cards, main > ul'],
    ['/donate', '.filled-cards'],
    ['/safeguarding', '.filled-cards'],
  ] as const;
  for (const [path, lists] of wide)
    await test.step(path, async () => {
      await page.goto(path);
      const gaps = await page.getByRole('main').evaluate((main, lists) => {
        const { right } = main.getBoundingClientRect();
        const padding = Number.parseFloat(getComputedStyle(main).paddingRight);
        const ends = [...main.querySelectorAll(lists)].map((each) => each.getBoundingClientRect().right);
        return ends.map((end) => Math.round(right - padding - end));
      }, lists);
      expect(gaps.length).toBeGreaterThan(0);
      // A bar has a card around it, with 20 px of space.
      expect(Math.max(...gaps)).toBeLessThanOrEqual(22);
    });
  const book = page.locator('#helpline li, #local li').first();
  expect((await book.boundingBox())?.width).toBeLessThan(700);
});

testInAdvent(
  'highlights beside each other share their lines: picture, title, date and words, in two columns and in three',
  async ({ page }) => {
    await page.goto('/whats-on');
    for (const [width, columns] of [
      [1280, 2],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('.event-cards').evaluate((grid) => {
        const tops = (card: Element, part: string) =>
          Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? 0);
        const parts = ['.art', 'h3', 'h3 + div', '.summary', '.practical'];
        const cards = [...grid.children].map((card) => parts.map((part) => tops(card, part)).join());
        return Object.values(Object.groupBy(cards, (each) => each.split(',', 1).join())).map(
          (row = []) => row,
        );
      });
      const several = rows.filter((row) => row.length > 1);
      expect(rows.map((row) => row.length)).toEqual([1, ...several.map(() => columns)]);
      expect(several.length).toBeGreaterThan(1);
      for (const row of several) expect(new Set(row).size, `at ${width} px`).toBe(1);
    }
  },
);

testInAdvent(
  'the facts of an event stay beside its words while they scroll, and on a phone are in the first screen',
  async ({ page }) => {
    await page.goto(carols);
    const calendar = page.getByRole('link', { name: 'Add to my calendar' });
    const words = page.getByText(paragraphsOf('eventPage/carols-by-candlelight').at(-1) ?? '');
    await words.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await expect(calendar).toBeInViewport();
    const [beside, text] = [await calendar.boundingBox(), await words.boundingBox()];
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));

    await page.setViewportSize(phone);
    await page.goto(carols);
    const main = page.getByRole('main');
    for (const words of [/Sunday 20 December/, /St Oswin's Church, Weaver/])
      await expect(main.getByText(words).first()).toBeInViewport({ ratio: 1 });
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await expect(calendar).toHaveAttribute('href', `${carols}.ics`);
  },
);

test('on a phone the first screen of the project has how far it is, and leads to volunteering in one tap', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(project);
  await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 });
  const link = page.getByRole('link', { name: 'Lend a hand: volunteer' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page.getByRole('heading', { name: /as a volunteer/ })).toBeInViewport();
});
