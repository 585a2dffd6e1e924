import { menuRoutes } from '#domain/page/navigation.ts';
import { documentTitle, pageNames } from '#domain/page/page-names.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { PageHeading } from '../../components/Heading/PageHeading.tsx';
import { Link } from '../../navigation/Link.tsx';

interface NotFoundPageProps {
  church: { title: string; city: string };
}

/** The 404 page within the layout, with links to the pages that people most often look for. */
export function NotFoundPage({ church }: NotFoundPageProps) {
  return (
    <>
      <title>{documentTitle('Not here', `${church.title} ${church.city}`)}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title="Not here" qualifier="but close by" />
      <p className="mt-8 max-w-text">
        This page has moved, or its event is over, or there is a mistake in the address. One of these may be
        what you were after:
      </p>
      <ul className="mt-6 grid max-w-text gap-1">
        {(['home', ...menuRoutes] as const).map((route) => (
          <li key={route}>
            <Link to={routePattern[route]} className="block bg-tertiary p-4 font-medium">
              {route === 'home' ? 'Home' : pageNames[route]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
