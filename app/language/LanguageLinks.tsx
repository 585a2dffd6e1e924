import { useLocation } from 'react-router';
import { displayedPath } from '#domain/page/displayed-path.ts';
import { usePageData } from '../loaders/page-data.ts';
import { useSharedBasePath } from '../navigation/base-path.ts';
import { usePageLocale } from './page-locale.ts';

/** The page's address in each other language, with what that calls itself; for an address without a page that of its Home. */
function useLanguageLinks() {
  const { language: own, languages = [] } = usePageLocale();
  const { pathname, search } = useLocation();
  const base = useSharedBasePath();
  const address = usePageData() && pathname !== '/' ? displayedPath(pathname, search) : '';
  return languages
    .filter(({ language }) => language !== own)
    .map(({ language, name, prefix }) => ({ language, name, href: base + prefix + address || '/' }));
}

/** Links to the page in the other languages, each by the name that the language has in itself. They load a new document. */
export function LanguageLinks({ className }: { className: string }) {
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ language, name, href }) => (
        <li key={language}>
          <a href={href} lang={language} hrefLang={language} className="lit-link target">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
