import type { LanguageLink } from '../language/language-links.ts';

interface LanguageLinksProps {
  links: readonly LanguageLink[];
  className: string;
}

/** Links to the page in the other languages, each by the name that the language has in itself. They load a new document. */
export function LanguageLinks({ links, className }: LanguageLinksProps) {
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
