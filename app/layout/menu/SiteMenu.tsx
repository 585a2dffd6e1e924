import { findPath } from '#domain/page/route-pattern.ts';
import { LanguageLinks } from '../../language/LanguageLinks.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useRootData } from '../../loaders/page-data.ts';
import { ExternalLink } from '../../navigation/Link.tsx';
import { EventLinks, FoldedEventLinks, MenuLink } from './MenuLinks.tsx';
import { type Menu, menuId } from './use-menu.ts';

/** How many highlighted events are always in view; more would push the pages out of the first screen. */
const highlightsShown = 7;

/**
 * The menu: highlighted events at its top, pages (specification section 2), regular events, the newsletter, social links.
 * One list serves both layouts: a column on wide screens, a full-screen overlay on small ones.
 */
export function SiteMenu({ pathname, menu }: { pathname: string; menu: Menu }) {
  const { layout } = useWords();
  const { navigation, church } = useRootData();
  const { pages, highlightedEvents, regularEvents, socialMediaLinks } = navigation;
  return (
    <nav
      id={menuId}
      aria-label={layout.mainMenu}
      data-menu={menu.scripted ? menu.state : 'unscripted'}
      inert={menu.state === 'fading'}
      className="menu-overlay print:hidden"
    >
      {highlightedEvents.length > 0 && (
        <div className="mb-2 border-secondary border-b pb-2 font-bold">
          <EventLinks
            label={layout.highlights}
            events={highlightedEvents.slice(0, highlightsShown)}
            pathname={pathname}
          />
          <FoldedEventLinks
            label={layout.moreHighlights}
            events={highlightedEvents.slice(highlightsShown)}
            pathname={pathname}
          />
        </div>
      )}
      <ul className="menu-list menu-flow font-medium">
        {pages.map((page) => (
          <MenuLink key={page.path} {...page} current={page.path === pathname} />
        ))}
        <MenuLink path={findPath} label={layout.find} current={pathname === findPath} />
      </ul>
      <LanguageLinks className="menu-list menu-columns column:hidden" />
      <FoldedEventLinks label={layout.regularEvents} events={regularEvents} pathname={pathname} />
      {(church.newsletter || socialMediaLinks.length > 0) && (
        <ul className="menu-list menu-columns mt-2 border-secondary border-t pt-2">
          {church.newsletter && (
            <li className="[column-span:all]">
              <ExternalLink href={church.newsletter.url} className="font-medium">
                {layout.newsletter}
              </ExternalLink>
              {church.newsletter.provider && <p>{layout.unsubscribe}</p>}
            </li>
          )}
          {socialMediaLinks.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
