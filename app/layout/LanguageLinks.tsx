import { useLanguageLinks } from '../language/language-links.ts';

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
