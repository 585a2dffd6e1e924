import { type ListPage, pageAddress } from '#domain/page/pagination.ts';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

interface ListPagesProps {
  /** The name of the list, for the landmark. */
  of: string;
  /** The path of the first page. */
  path: string;
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
}

const targetClass = 'grid min-h-11 min-w-11 place-content-center px-3';

/** Pagination: a link for every page of a list, with the current one marked. */
export function ListPages({ of, path, page: { number, count } }: ListPagesProps) {
  const { events } = useWords();
  return (
    count > 1 && (
      <nav aria-label={events.pagesOf(of)} className="page-section flex items-center gap-4 print:hidden">
        <p aria-hidden="true" className="font-medium">
          {events.page}
        </p>
        <ol className="flex flex-wrap gap-1.5">
          {Array.from({ length: count }, (_, at) => at + 1).map((each) => (
            <li key={each}>
              <Link
                to={pageAddress(path, each)}
                current={each === number}
                className={`${targetClass} ${each === number ? 'bg-secondary font-bold text-primary no-underline' : 'bg-tertiary'}`}
              >
                <span className="sr-only">{events.page} </span>
                {each}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
}
