import { use } from 'react';
import type { Language } from '#domain/languages/language.ts';
import { useBasePath } from '../navigation/use-base-path.ts';
import { PageLocaleContext, usePageLocale } from './page-locale.ts';

/** A link to the page in another language. */
export interface LanguageLink {
  readonly language: Language;
  /** What the language calls itself: "Deutsch". */
  readonly name: string;
  readonly href: string;
}

/**
 * The path above the prefixes of all languages, without a slash at its end; empty except in a preview. Files that the languages share, such
 * as pictures, are there.
 */
export function useSharedBasePath(): string {
  const { prefix = '' } = use(PageLocaleContext) ?? {};
  const own = useBasePath();
  return own.slice(0, own.length - prefix.length);
}

/**
 * The links to the page in the other languages, or to their Home where they lack the page.
 * @param address of the page, without a prefix
 * @param inLanguages those that have the page; undefined for one that is not there at all
 */
export function useLanguageLinks(
  address: string,
  inLanguages: readonly Language[] | undefined,
): readonly LanguageLink[] {
  const { language: own, languages = [] } = usePageLocale();
  const base = useSharedBasePath();
  return languages
    .filter(({ language }) => language !== own)
    .map(({ language, name, prefix }) => {
      const isThere = inLanguages?.includes(language) && address !== '/';
      return { language, name, href: base + prefix + (isThere ? address : '') || '/' };
    });
}
