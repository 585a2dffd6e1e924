import { type APIRequestContext, expect, type Page } from '@playwright/test';

/**
 * The headings of a page that end in one short word, a widow: below a line of several words, less than two fifths as wide, although a line has
 * room for it with the word before. No widow is the second word of a title of two that are each alone on their line, in a narrow card, nor a longer
 * last word: “Ash / Wednesday service” would be worse than “Ash Wednesday / service”.
 */
function widowsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // A name and the role below it are two blocks of one heading.
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith('inline') && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const blocks = new Map<Element, { word: string; left: number; right: number }[][]>();
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility()) continue;
        const lines = blocks.getOrInsert(blockOf(parent), []);
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { left, right } = range.getBoundingClientRect();
          const line = lines.at(-1);
          if (line && left > (line.at(-1)?.left ?? 0)) line.push({ word, left, right });
          else lines.push([{ word, left, right }]);
        }
      }
    }
    return [...blocks].flatMap(([block, lines]) => {
      const widthOf = (line: (typeof lines)[number] = []) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0);
      const [last, before] = lines.toReversed();
      const widest = Math.max(...lines.map(widthOf));
      const blank = Number.parseFloat(getComputedStyle(block).fontSize) / 3;
      const hasRoom = widthOf(last) + blank + widthOf(before?.slice(-1)) <= block.clientWidth;
      const isWidow =
        lines.some(({ length }) => length > 1) && last?.length === 1 && widthOf(last) < widest * 0.4;
      return isWidow && hasRoom
        ? [lines.map((line) => line.map(({ word }) => word).join(' ')).join(' / ')]
        : [];
    });
  });
}

/** Looks for widows on all pages of the site map, from a phone to a wide screen. @returns the number of pages */
export async function expectNoWidows(page: Page, request: APIRequestContext): Promise<number> {
  const siteMap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  for (const [, address = ''] of addresses) {
    const { pathname } = new URL(address);
    await page.goto(pathname);
    for (const width of [360, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await widowsOn(page), `${pathname} at ${width} px`).toEqual([]);
    }
  }
  return addresses.length;
}
