import { churchName } from '#domain/church/church.ts';
import type { PageLink } from '#domain/navigation/menu-pages.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { PageHeading } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

interface NotFoundPageProps {
  church: { title: string; city: string };
  pages: readonly PageLink[];
}

/** The 404 page within the layout, with links to the pages that people most often look for. */
export function NotFoundPage({ church, pages }: NotFoundPageProps) {
  const { notFound } = useWords().errors;
  return (
    <>
      <title>{documentTitle(notFound.title, churchName(church))}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={notFound.title} qualifier={notFound.qualifier} />
      <p className="mt-6 max-w-lead sm-md:mt-10 @min-[52rem]:text-lg">{notFound.lead}</p>
      <ul className="filled-panes mt-8">
        {[{ path: routePattern.home, label: notFound.home }, ...pages].map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="block h-full bg-tertiary p-4 font-medium sm-md:p-6 sm-md:text-lg">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
