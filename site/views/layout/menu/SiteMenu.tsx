import type { Church } from '#site/domain/church.ts';
import { menuPages, type Navigation, newsletterLabel } from '#site/domain/navigation.ts';
import { ExternalLink } from '#site/ui/ExternalLink/ExternalLink.tsx';
import { EventLinks } from './EventLinks.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menuId } from './menu-id.ts';
import type { Menu } from './use-menu.ts';

interface SiteMenuProps {
  pathname: string;
  navigation: Navigation;
  church: Church;
  menu: Menu;
}

const column =
  'sm-md:block max-sm-md:fixed max-sm-md:inset-0 max-sm-md:z-10 max-sm-md:overflow-y-auto max-sm-md:overscroll-contain max-sm-md:bg-primary max-sm-md:[overflow-wrap:anywhere] max-sm-md:px-6 max-sm-md:scroll-pt-20 max-sm-md:pt-20 max-sm-md:pb-12 max-sm-md:[view-transition-name:site-menu] max-sm-md:transition-[opacity,display] max-sm-md:transition-discrete max-sm-md:duration-500 max-sm-md:starting:opacity-0 max-sm-md:motion-reduce:duration-0 print:hidden';

/**
 * On small screens the menu is drawn only while it is open; without scripts, while the address names it.
 * Not drawn rather than invisible: its links are then not near the viewport, and not fetched ahead.
 */
function visibility({ state, scripted }: Menu): string {
  if (state !== 'closed') return '';
  return scripted
    ? 'max-sm-md:hidden max-sm-md:opacity-0'
    : 'max-sm-md:not-target:hidden max-sm-md:not-target:opacity-0';
}

/**
 * The menu, in the order of the specification: highlighted events, pages (the regular events under Whats On), the
 * newsletter, social links. One list serves both layouts: a column on wide screens, a full-screen overlay on small ones.
 */
export function SiteMenu({ pathname, navigation, church, menu }: SiteMenuProps) {
  const { highlightedEvents, regularEvents, socialMediaLinks } = navigation;
  return (
    <nav id={menuId} aria-label="Main" data-menu={menu.state} className={`${column} ${visibility(menu)}`}>
      {highlightedEvents.length > 0 && (
        <EventLinks
          label="Highlights"
          events={highlightedEvents}
          pathname={pathname}
          className="mb-6 font-bold text-lg"
        />
      )}
      <ul className="menu-list font-medium">
        {menuPages.map(({ route, label, path }) => (
          <MenuLink
            key={route}
            to={path}
            current={path === pathname}
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
            {label}
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
      {!menu.scripted && (
        <a href="#content" className="menu-link mt-6 font-bold sm-md:hidden">
          Close menu
        </a>
      )}
    </nav>
  );
}
