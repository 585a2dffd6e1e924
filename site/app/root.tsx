import fontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import { getChurch } from '#site/content/church.ts';
import { getNavigation } from '#site/content/navigation.ts';
import { type PaletteIndex, restingPalette } from '#site/domain/palette-index.ts';
import { PrefetchProvider } from '#site/ui/Link/PrefetchProvider.tsx';
import { SiteLayout } from '#site/views/layout/SiteLayout.tsx';
import { OutagePage } from '#site/views/outage/OutagePage.tsx';
import '#site/theme/theme.css';
import 'virtual:palettes.css';
import type { Route } from './+types/root.ts';
import { isOutage, load } from './load.ts';
import { usePageArrival } from './path-change/use-page-arrival.ts';
import { usePalette } from './path-change/use-palette.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The menu and the church's own facts, on every page (specification section 7). */
export function loader({ context }: Route.LoaderArgs) {
  return load(context, async ({ content, outage, siteUrl, onEntryProblem }) => {
    const [navigation, church] = await Promise.all([
      getNavigation(content, onEntryProblem),
      getChurch(content, outage, onEntryProblem),
    ]);
    return { navigation, church, siteUrl };
  });
}

/** The palette that the page on show names, from the data of the innermost route that says one. */
function useNamedPalette(): PaletteIndex {
  const data = useMatches().at(-1)?.loaderData;
  const hasPalette = typeof data === 'object' && data !== null && 'palette' in data;
  return hasPalette ? (data.palette as PaletteIndex) : restingPalette;
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const palette = usePalette(pathname, useNamedPalette());
  return (
    <html lang="en-GB" data-palette={palette}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { navigation, church } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  usePageArrival(pathname);
  return (
    <PrefetchProvider>
      <SiteLayout pathname={pathname} navigation={navigation} church={church}>
        <Outlet />
      </SiteLayout>
    </PrefetchProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const church = isRouteErrorResponse(error) && isOutage(error.data) ? error.data.church : undefined;
  return <OutagePage church={church} />;
}
