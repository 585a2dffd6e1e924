import { createContext, use } from 'react';
import { britishDialling, type Dialling } from '#domain/church/country.ts';
import { type Heading, type HeadingName, type PageHeadings, pageHeading } from '#domain/page/page-heading.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import { defaultLocaleSettings, type LocaleSettings } from '#languages/locale-settings.ts';
import type { PageWords } from '#languages/words.ts';
import type { PageLanguage } from './site-languages.ts';

/** What a page knows of the church's locale; its times arrive in words. */
export interface PageLocaleSettings extends Pick<LocaleSettings, 'language' | 'country' | 'currency'> {
  readonly dialling: Dialling;
  /** What the addresses of this page's language begin with; absent when there is one language. */
  readonly prefix?: '' | Path;
  /** The languages of the pages, the first one first; absent when there is one. */
  readonly languages?: readonly PageLanguage[];
}

/** Those of a church in England. */
export const defaultPageLocale: PageLocaleSettings = { ...defaultLocaleSettings, dialling: britishDialling };

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

export function useWords(): PageWords {
  return usePageLocale().words;
}

/** The headings of a page's sections by their names: those of content, or the defaults of the language. */
export function useHeadings(given: PageHeadings): (name: HeadingName) => Heading {
  const words = useWords();
  return (name) => pageHeading(given, name, words);
}
