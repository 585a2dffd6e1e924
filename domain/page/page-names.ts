import { type Path, routePattern, type StaticRouteName } from './route-pattern.ts';

/** The name of each page: its label in the menu (specification section 2), and its title when content has no entry for it. */
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

/** The paths of the pages, in the same order. */
export const staticPaths: readonly Path[] = staticRoutes.map((route) => routePattern[route]);

/** The slug of a page's entry in content. */
export function pageSlug(route: StaticRouteName): string {
  return route === 'home' ? 'home' : routePattern[route].slice(1);
}

/**
 * The title of a document. The page comes first, since a browser's tab shows only the start. The dot is Latin-1 on
 * purpose: V8 stores a string in one byte a character only while all of them are.
 */
export function documentTitle(page: string, church: string): string {
  return `${page} · ${church}`;
}
