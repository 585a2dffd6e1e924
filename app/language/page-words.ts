import type { Language } from '#domain/languages/language.ts';
import type { PageWords } from '#domain/languages/words.ts';

/** The id of the link to the words of a page's language, which `finishHtml` writes. */
export const wordsLinkId = 'page-words';

/** A server has the words of every language, a browser only those of its page. `entry.server` and `entry.client` add them. */
const words = new Map<Language, PageWords>();

export function addPageWords(added: PageWords): void {
  words.set(added.language, added);
}

/** Loads the words of the page in a browser. */
export async function loadPageWords(): Promise<void> {
  const link = document.getElementById(wordsLinkId) as HTMLLinkElement;
  const { pageWords }: { readonly pageWords: PageWords } = await import(/* @vite-ignore */ link.href);
  addPageWords(pageWords);
}

/**
 * The words of a language. A browser has one language only, so an error page without the church's settings has it too.
 * @throws Error when no words have been added
 */
export function pageWordsIn(language: Language): PageWords {
  const found = words.get(language) ?? words.values().next().value;
  if (found === undefined) throw new Error('No words are loaded.');
  return found;
}
