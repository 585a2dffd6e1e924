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
    <nav aria-label={contact.onThisPage} className="mt-4 print:hidden sm-md:mt-6">
      <ul className="flex flex-wrap gap-x-5 font-bold max-sm-md:text-sm sm-md:gap-x-6 sm-md:gap-y-1 sm-md:text-lg">
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
