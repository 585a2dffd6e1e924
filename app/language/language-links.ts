import { useLocation } from 'react-router';
import { shownAddress } from '#domain/page/shown-address.ts';
import { usePageData } from '../loaders/page-data.ts';
import { useSharedBasePath } from '../navigation/base-path.ts';
import { usePageLocale } from './page-locale.ts';

/** The page's address in each other language, with what that calls itself; for an address without a page that of its Home. */
export function useLanguageLinks() {
  const { language: own, languages = [] } = usePageLocale();
  const { pathname, search } = useLocation();
  const base = useSharedBasePath();
  const address = usePageData() && pathname !== '/' ? shownAddress(pathname, search) : '';
  return languages
    .filter(({ language }) => language !== own)
    .map(({ language, name, prefix }) => ({ language, name, href: base + prefix + address || '/' }));
}
