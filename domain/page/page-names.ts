import type { PageContent } from './page.ts';
import { routePattern, type StaticRouteName } from './route-pattern.ts';

/** The pages with a route of their own. */
export const staticRoutes = [
  'home',
  'comingUp',
  'whatsOn',
  'aboutUs',
  'contact',
  'donate',
  'safeguarding',
] as const satisfies readonly StaticRouteName[];

/**
 * The pages that the site has without an entry too. Nobody can take Safeguarding away; the others show the events and the places,
 * to which calendars, feeds and other pages link.
 */
export const permanentRoutes = ['home', 'comingUp', 'whatsOn', 'contact', 'safeguarding'] as const;

type PermanentRouteName = (typeof permanentRoutes)[number];

/** The pages of a church. */
export interface Pages {
  /** Those with a route of their own; one that is not permanent is absent without an entry. */
  readonly pages: Readonly<
    Record<PermanentRouteName, PageContent> & Partial<Record<StaticRouteName, PageContent>>
  >;
  /** All others, by slug. */
  readonly textPages: ReadonlyMap<string, PageContent>;
}

/** The slug of the entry of a page with a route of its own. */
export function pageSlug(route: StaticRouteName): string {
  return route === 'home' ? 'home' : routePattern[route].slice(1);
}

/** The page of a slug; undefined when the church has none. */
export function pageBySlug({ pages, textPages }: Pages, slug: string): PageContent | undefined {
  const route = staticRoutes.find((each) => pageSlug(each) === slug);
  return route === undefined ? textPages.get(slug) : pages[route];
}

/**
 * The title of a document. The page comes first, since a browser's tab shows only the start. The dot is Latin-1 on
 * purpose: V8 stores a string in one byte a character only while all of them are.
 */
export function documentTitle(page: string, church: string): string {
  return `${page} · ${church}`;
}
