import type { Element } from '@xmldom/xmldom';
import { parsedHtml } from './read-xml.ts';

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

/** Attributes that are read out or shown. */
const shownAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

/** All that HTML says: its text, but for what says that it is in English, and the attributes that are read out or shown. */
export function wordsOf(html: string): readonly string[] {
  const texts: string[] = [];
  const read = (element: Element, within: boolean): void => {
    const isEnglish = within || element.getAttribute('lang')?.startsWith('en') === true;
    for (const name of element.getAttribute('name') === 'viewport' ? [] : shownAttributes)
      texts.push(element.getAttribute(name) ?? '');
    if (/^(?:script|style|template)$/.test(element.tagName)) return;
    for (const child of element.childNodes) {
      if (child.nodeType === child.TEXT_NODE && !isEnglish) texts.push(child.nodeValue ?? '');
      if (child.nodeType === child.ELEMENT_NODE) read(child as Element, isEnglish);
    }
  };
  read(parsedHtml(html).documentElement as Element, false);
  return texts;
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
