import type { Page } from '@playwright/test';

/** Words that are in English sentences and dates, and in no German ones. */
const english = new RegExp(
  `\\b(?:${[
    'the|and|of|to|with|our|us|your|you|we|this|that|every|each|from|until|next|then|is|are|on|by|or|at|it|its|be|if|page|menu|times?',
    'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
    'January|February|March|May|June|July|October|December|Oct|Dec|noon|midnight|am|pm|More|Home|Subscribe|Cancelled|Moved|Today',
  ].join('|')})\\b|\\d(?:am|pm)\\b`,
  'g',
);

/** Words that are the same in German, or stand in German sentences. */
const alsoGerman = /\b(?:am|Website|Newsletter|Online|Ringen)\b/g;

/** All that HTML says: its text, and the attributes that are read out or shown. A page without an address parses it. */
export function wordsOf(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate((markup) => {
    const parsed = new DOMParser().parseFromString(markup, 'text/html');
    const walker = parsed.createTreeWalker(parsed.documentElement, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest('script, style, template, [lang^="en"]'))
        texts.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content'])
      for (const element of parsed.querySelectorAll(`[${name}]:not([name="viewport"])`))
        texts.push(element.getAttribute(name) ?? '');
    return texts;
  }, html);
}

/** Those of the texts that have English words. */
export function englishIn(texts: readonly string[]): readonly string[] {
  return texts.filter((text) =>
    text
      .replaceAll(/https?:\S+|\S+\.(?:net|example)\S*|localhost\S*|whats-on\S*/g, '')
      .replaceAll(alsoGerman, '')
      .match(english),
  );
}
