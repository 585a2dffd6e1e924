import { useLocation } from 'react-router';
import { usePageData } from '../loaders/page-data.ts';
import { useSharedBasePath } from '../navigation/base-path.ts';
import { usePageLocale } from './page-locale.ts';

/** Links to the page in the other languages, each by the name that the language has in itself. They load a new document. */
export function LanguageLinks({ className }: { className: string }) {
  const { language: own, languages = [] } = usePageLocale();
  const { pathname } = useLocation();
  const base = useSharedBasePath();
  // For an address without a page, that of Home.
  const address = usePageData() ? pathname.replace(/\/$/, '') : '';
  const others = languages.filter(({ language }) => language !== own);
  if (others.length === 0) return null;
  return (
    <ul className={className}>
      {others.map(({ language, name, prefix }) => (
        <li key={language}>
          <a
            href={base + (prefix + address || '/')}
            lang={language}
            hrefLang={language}
            className="lit-link target inline-block"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
