import type { PageLink } from '#domain/page/menu-pages.ts';
import { documentTitle } from '#domain/page/page-names.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { Link } from '../../navigation/Link.tsx';

interface NotFoundPageProps {
  church: { title: string; city: string };
  pages: readonly PageLink[];
}

/** The 404 page within the layout, with links to the pages that people most often look for. */
export function NotFoundPage({ church, pages }: NotFoundPageProps) {
  return (
    <>
      <title>{documentTitle('Not here', `${church.title} ${church.city}`)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title="Not here" qualifier="but close by" />
      <p className="mt-6 max-w-lead sm-md:mt-10 @min-[52rem]:text-lg">
        This page has moved, or its event is over, or there is a mistake in the address. One of these may be
        what you were after:
      </p>
      <ul className="filled-panes mt-8">
        {[{ path: routePattern.home, label: 'Home' }, ...pages].map(({ path, label }) => (
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
