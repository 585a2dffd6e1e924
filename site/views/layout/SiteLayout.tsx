import type { ReactNode } from 'react';
import type { Church } from '#site/domain/church.ts';
import type { Navigation } from '#site/domain/navigation.ts';
import { useMenu } from './menu/use-menu.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteLayoutProps {
  pathname: string;
  navigation: Navigation;
  church: Church;
  children: ReactNode;
}

/**
 * The layout around every page: the navigation beside the main content, above it on small screens
 * (specification section 2). While the menu is open over a page, the page behind it is inert.
 */
export function SiteLayout({ pathname, navigation, church, children }: SiteLayoutProps) {
  const menu = useMenu(pathname);
  const behind = menu.state === 'open';
  return (
    <div className="flex min-h-dvh flex-col sm-md:flex-row">
      <a
        href="#content"
        inert={behind}
        className="sr-only bg-secondary p-3 text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        Skip to main content
      </a>
      <SiteHeader pathname={pathname} navigation={navigation} church={church} menu={menu} />
      <div className="flex min-w-0 flex-1 flex-col" inert={behind}>
        <main
          id="content"
          className="flex-1 px-4 pt-6 pb-14 sm:px-6 sm-md:pt-8 sm-md:pb-24 lg:px-12 print:p-0"
        >
          {children}
        </main>
        <SiteFooter church={church} />
      </div>
      <RouteAnnouncer pathname={pathname} />
    </div>
  );
}
