import type { Page } from '@playwright/test';

/**
 * Targets that are too small for a finger. Exempt are links within a sentence, whose size is the line's, but on a phone no telephone
 * numbers, and skip links, which are for the keyboard (WCAG 2.5.8). The link of a card or of a row is as large as that, if it covers it.
 * @param least side of the target, in CSS pixels
 * @param leastRow height of a row of a list, all of which leads to its page
 */
export function smallTargets(page: Page, least: number, leastRow = least): Promise<readonly string[]> {
  return page.evaluate(
    ([side, row]) => {
      const inSentence = (link: Element): boolean => {
        if (getComputedStyle(link).display !== 'inline') return false;
        if (side >= 44 && link.matches('main [href^="tel:"]')) return false;
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

/** The telephone numbers of a page of whose height a finger hits fewer than so many pixels, since words or another link lie over them. */
export function coveredNumbers(page: Page, least: number): Promise<readonly string[]> {
  return page.locator('main a[href^="tel:"]').evaluateAll(
    (numbers, height) =>
      numbers.flatMap((number) => {
        number.scrollIntoView({ block: 'center', behavior: 'instant' });
        // Of a number on two lines, the longer part.
        const parts = [...number.getClientRects()].sort((one, other) => other.width - one.width);
        const { x, y, width, height: whole } = parts[0] ?? new DOMRect();
        const own = [0.1, 0.5, 0.9].map(
          (share) =>
            Array.from({ length: whole }, (_, down) =>
              document.elementFromPoint(x + width * share, y + down + 0.5)?.closest('a'),
            ).filter((link) => link === number).length,
        );
        return Math.min(...own) < height ? [`${number.textContent}: ${own} px of ${whole}`] : [];
      }),
    least,
  );
}
