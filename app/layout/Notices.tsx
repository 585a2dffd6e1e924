import type { Notice } from '#domain/church/notice.ts';
import { useWords } from '../language/page-locale.ts';
import { Link } from '../navigation/Link.tsx';

/** The notices above the page, inverted. They need no script. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { layout } = useWords();
  if (notices.length === 0) return null;
  return (
    <section aria-label={layout.notices} className="grid gap-1">
      {notices.map(({ id, text, language, link }) => (
        <p
          key={id}
          lang={language}
          className="bg-secondary px-4 py-4 font-medium text-primary sm:px-6 lg:px-12 print:border-2 forced-colors:border-2"
        >
          {text}{' '}
          {link && (
            <Link to={link.href} className="font-bold focus-visible:outline-primary">
              {link.text}
            </Link>
          )}
        </p>
      ))}
    </section>
  );
}
