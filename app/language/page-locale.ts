import { createContext, use } from 'react';
import { britishDialling, type Dialling } from '#domain/church/country.ts';
import { defaultLocaleSettings, type LocaleSettings } from '#domain/languages/locale-settings.ts';
import type { PageWords } from '#domain/languages/words.ts';

/** What a page knows of the church's locale; its times arrive in words. */
export interface PageLocaleSettings extends Pick<LocaleSettings, 'language' | 'country' | 'currency'> {
  readonly dialling: Dialling;
}

/** Those of a church in England. */
export const defaultPageLocale: PageLocaleSettings = { ...defaultLocaleSettings, dialling: britishDialling };

/** The same with the words of the language. */
export interface PageLocale extends PageLocaleSettings {
  readonly words: PageWords;
}

export const PageLocaleContext = createContext<PageLocale | undefined>(undefined);

/** How the church's numbers are dialled, its currency, and the words of its language. */
export function usePageLocale(): PageLocale {
  const locale = use(PageLocaleContext);
  if (locale === undefined) throw new Error('A component was rendered without a locale.');
  return locale;
}

/** The words of the page's language. */
export function useWords(): PageWords {
  return usePageLocale().words;
}
