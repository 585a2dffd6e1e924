import { type Path, routePattern, type StaticRouteName } from './route-pattern.ts';

/** What each page is called where content has no words for it. */
export const pageNames: Readonly<Record<StaticRouteName, string>> = {
  home: 'Welcome',
  comingUp: 'Coming Up',
  whatsOn: 'Whats On',
  buildingAHaven: 'Building A Haven',
  aboutUs: 'About',
  contact: 'Contact',
  donate: 'Donate',
  safeguarding: 'Safeguarding',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
};

/** The routes of the pages, in the order of the list. */
export const staticRoutes = Object.keys(pageNames) as readonly StaticRouteName[];

/** The addresses of the pages, in the same order. */
export const staticPaths: readonly Path[] = staticRoutes.map((route) => routePattern[route]);

/** The slug under which content keeps the words of a page. */
export function pageSlug(route: StaticRouteName): string {
  return route === 'home' ? 'home' : routePattern[route].slice(1);
}

/**
 * What a document is called, from its page and whose it is: the page first, for a tab shows only how it begins. The dot
 * is Latin-1, as most of an English page is: while all of it is, the engine holds, searches and sends it in half the time.
 */
export function documentTitle(page: string, church: string): string {
  return `${page} · ${church}`;
}
