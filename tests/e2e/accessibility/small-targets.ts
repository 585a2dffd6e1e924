import type { Page } from '@playwright/test';

/**
 * Targets that are too small for a finger. Exempt are links within a sentence, whose size is the line's, and skip links, which are for
 * the keyboard (WCAG 2.5.8). The link of a card or of a row is as large as that, if it covers it.
 * @param least side of the target, in CSS pixels
 * @param leastRow height of a row of a list, all of which leads to its page
 */
export function smallTargets(page: Page, least: number, leastRow = least): Promise<readonly string[]> {
  return page.evaluate(
    ([side, row]) => {
      const inSentence = (link: Element): boolean => {
        if (getComputedStyle(link).display !== 'inline') return false;
        let block = link.parentElement;
        while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
        const rest = [...(block?.childNodes ?? [])].filter(
          (node) =>
            !node.contains(link) && !(node instanceof Element && getComputedStyle(node).display !== 'inline'),
        );
        return rest.some((node) => /\w/.test(node.textContent ?? ''));
      };
      const covered = (link: Element): Element | undefined => {
        const { position, content } = getComputedStyle(link, '::after');
        if (position !== 'absolute' || content === 'none') return undefined;
        for (let each = link.parentElement; each; each = each.parentElement)
          if (getComputedStyle(each).position !== 'static') return each;
        return undefined;
      };
      return [...document.querySelectorAll('a, button, summary')].flatMap((control) => {
        const card = covered(control);
        const { width, height } = (card ?? control).getBoundingClientRect();
        if (width <= 1 || (width >= side && height >= (card ? row : side))) return [];
        return !card && inSentence(control) ? [] : [`${control.textContent?.trim()}: ${width} × ${height}`];
      });
    },
    [least, leastRow] as const,
  );
}
