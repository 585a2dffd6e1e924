import type { Language } from '#languages/language.ts';
import type { PageWords } from '#languages/words.ts';

/** The id of the link to the words of a page's language, which `finishHtml` writes. */
export const wordsLinkId = 'page-words';

/** A server has the words of every language, a browser only those of its page. `entry.server` and `entry.client` add them. */
const words = new Map<Language, PageWords>();

export function addPageWords(added: PageWords): void {
  words.set(added.language, added);
}

export async function loadPageWords(): Promise<void> {
  const link = document.getElementById(wordsLinkId) as HTMLLinkElement;
  const { pageWords }: { readonly pageWords: PageWords } = await import(/* @vite-ignore */ link.href);
  addPageWords(pageWords);
}

/** The language of the page in a browser, which has the words of that one only, for an error page without the church's settings. */
export function onlyLanguage(): Language | undefined {
  return words.size === 1 ? words.keys().next().value : undefined;
}

/**
 * The words of a language.
 * @throws Error naming a language whose words have not been added: no other language stands in for it
 */
export function pageWordsIn(language: Language): PageWords {
  const found = words.get(language);
  if (found === undefined)
    throw new Error(
      `The words of the language “${language}” are not loaded, but ${[...words.keys()].join(', ') || 'none'}.`,
    );
  return found;
}
