import type { Page } from '@playwright/test';

/** A run of text, and its position on the page. */
interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Text that a reader cannot read: text over text, text cut off by a box or by the edge of the window, a page that must be
 * scrolled sideways. Text for screen readers only is ignored.
 */
export function lostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const boxes: (TextBox & { readonly block: Element })[] = [];
    const silent = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !/\S/.test(node.textContent ?? ''))
        continue;
      let block = parent;
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (silent(block) || silent(parent) || parent.closest('script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // The box of a line reaches further up and down than the letters drawn in it.
        const air = (bottom - top) / 5;
        boxes.push({ text, left, top: top + air, right, bottom: bottom - air, block });
      }
    }
    for (const { text, left, right } of boxes)
      if (left < -1 || right > innerWidth + 1) found.push(`beyond the edge: ${text}`);
    // A strip that stays at the top, and the open menu, pass over other text on purpose, but not over their own.
    const layer = (block: Element) => {
      for (let each: Element | null = block; each; each = each.parentElement) {
        const { position } = getComputedStyle(each);
        if (/sticky|fixed/.test(position) || (position === 'absolute' && each.matches('nav'))) return each;
      }
      return null;
    };
    const layered = boxes.map((box) => ({ ...box, layer: layer(box.block) }));
    for (const [at, one] of layered.entries())
      for (const other of layered.slice(at + 1)) {
        if (one.block === other.block || one.layer !== other.layer) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 2 && down > 2) found.push(`over each other: ${one.text} / ${other.text}`);
      }
    for (const box of document.querySelectorAll('body *')) {
      if (box instanceof SVGElement || !box.checkVisibility() || silent(box)) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (cut(overflowX) && box.scrollWidth > box.clientWidth + 1) found.push(`cut off: ${box.textContent}`);
      if (cut(overflowY) && box.scrollHeight > box.clientHeight + 1)
        found.push(`cut off: ${box.textContent}`);
      if (overflowX === 'auto' && box.scrollWidth > box.clientWidth + 1)
        found.push(`scrolls sideways: ${box.textContent?.slice(0, 40)}`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    return [...new Set(found)];
  });
}

/**
 * The blocks of text that are painted before the one that they follow in the document: neither below nor right of it. A column
 * that stays in view beside the text is read by itself.
 */
export function outOfOrder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll('header, main *, footer *')].filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
      );
      const { width, height } = element.getBoundingClientRect();
      const isBlock = getComputedStyle(element).display !== 'inline';
      const isShown = element.checkVisibility() && width > 1 && height > 1;
      return isBlock && isShown && (own || element.tagName === 'HEADER');
    });
    const sticky = (block: Element) => {
      for (let each: Element | null = block; each; each = each.parentElement)
        if (getComputedStyle(each).position === 'sticky') return each;
      return null;
    };
    return [...Map.groupBy(blocks, sticky).values()].flatMap((column) =>
      column.slice(1).flatMap((block, at) => {
        const [before, after] = [column[at]?.getBoundingClientRect(), block.getBoundingClientRect()];
        const inOrder = !before || after.top >= before.top - 1 || after.left >= before.right - 1;
        return inOrder ? [] : [`${block.textContent} is before ${column[at]?.textContent}`];
      }),
    );
  });
}
