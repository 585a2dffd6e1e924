import type { Church } from '#domain/church/church.ts';
import { menuRoutes, type Navigation, newsletterLabel } from '#domain/page/navigation.ts';
import { pageNames } from '#domain/page/page-names.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { EventLinks } from './EventLinks.tsx';
import { MenuLink } from './MenuLink.tsx';
import { type Menu, menuId } from './use-menu.ts';

interface SiteMenuProps {
  pathname: string;
  navigation: Navigation;
  church: Church;
  menu: Menu;
}

/**
 * The menu, in the order of the specification: highlighted events, pages (the regular events under Whats On), the
 * newsletter, social links. One list serves both layouts: a column on wide screens, a full-screen overlay on small ones.
 */
export function SiteMenu({ pathname, navigation, church, menu }: SiteMenuProps) {
  const { highlightedEvents, regularEvents, socialMediaLinks } = navigation;
  return (
    <nav
      id={menuId}
      aria-label="Main"
      data-menu={menu.scripted ? menu.state : 'unscripted'}
      inert={menu.state === 'fading'}
      className="menu-overlay print:hidden"
    >
      {highlightedEvents.length > 0 && (
        <EventLinks
          label="Highlights"
          events={highlightedEvents}
          pathname={pathname}
          className="mb-6 font-bold text-lg"
        />
      )}
      <ul className="menu-list font-medium">
        {menuRoutes.map((route) => (
          <MenuLink
            key={route}
            to={routePattern[route]}
            current={routePattern[route] === pathname}
            nested={
              route === 'whatsOn' &&
              regularEvents.length > 0 && (
                <EventLinks
                  label="Regular events"
                  events={regularEvents}
                  pathname={pathname}
                  className="mt-1 mb-3 border-secondary border-l-2 pl-4 font-thin text-sm"
                />
              )
            }
          >
            {pageNames[route]}
          </MenuLink>
        ))}
      </ul>
      <ul className="menu-list mt-4 border-secondary border-t pt-4">
        {church.newsletter && (
          <li>
            <ExternalLink href={church.newsletter.url} className="font-medium">
              {newsletterLabel}
            </ExternalLink>
          </li>
        )}
        {socialMediaLinks.map(({ name, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
