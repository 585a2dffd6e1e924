import { createContext, use } from 'react';
import type { LocaleSettings } from '#domain/languages/locale-settings.ts';
import type { PageWords } from '#domain/languages/words.ts';

/** What a page knows of the church's locale; its times arrive in words. */
export type PageLocaleSettings = Pick<LocaleSettings, 'language' | 'country' | 'currency'>;

/** The same with the words of the language. */
export interface PageLocale extends PageLocaleSettings {
  readonly words: PageWords;
}

export const PageLocaleContext = createContext<PageLocale | undefined>(undefined);

/** The country and currency of the church, and the words of its language. */
export function usePageLocale(): PageLocale {
  const locale = use(PageLocaleContext);
  if (locale === undefined) throw new Error('A component was rendered without a locale.');
  return locale;
}

/** The words of the page's language. */
export function useWords(): PageWords {
  return usePageLocale().words;
}
