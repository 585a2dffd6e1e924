import { useWords } from '../language/page-locale.ts';
import { Link } from '../navigation/Link.tsx';

interface SectionLinksProps {
  /** The sections of the page, by their ids and the titles of their headings. */
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a long page; nothing for a single section. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { contact } = useWords();
  if (sections.length < 2) return null;
  return (
    <nav aria-label={contact.onThisPage} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-bold text-lg">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className="target inline-block">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
