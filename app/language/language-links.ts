import { useLocation } from 'react-router';
import type { Language } from '#domain/languages/language.ts';
import { shownAddress } from '#domain/page/shown-address.ts';
import { usePageData } from '../loaders/page-data.ts';
import { useSharedBasePath } from '../navigation/base-path.ts';
import { usePageLocale } from './page-locale.ts';

/** A link to the page in another language. */
interface LanguageLink {
  readonly language: Language;
  /** What the language calls itself: "Deutsch". */
  readonly name: string;
  readonly href: string;
}

/** The links to the page in the other languages; for an address without a page to their Home. */
export function useLanguageLinks(): readonly LanguageLink[] {
  const { language: own, languages = [] } = usePageLocale();
  const { pathname, search } = useLocation();
  const base = useSharedBasePath();
  const address = usePageData() && pathname !== '/' ? shownAddress(pathname, search) : '';
  return languages
    .filter(({ language }) => language !== own)
    .map(({ language, name, prefix }) => ({ language, name, href: base + prefix + address || '/' }));
}
