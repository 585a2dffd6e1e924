/** The route patterns of the site, from which routes, links and canonical addresses are made (specification section 2). */
export const routePattern = {
  home: '/',
  comingUp: '/coming-up',
  whatsOn: '/whats-on',
  event: '/whats-on/:slug',
  aboutUs: '/about-us',
  contact: '/contact',
  donate: '/donate',
  safeguarding: '/safeguarding',
  /** Every other page of the content, such as /building-a-haven and /privacy, by its slug. */
  page: '/:slug',
} as const;

/** The route patterns of parts of a list: one kind of event in Coming Up, and the pages of Whats On after the first. */
export const listPattern = {
  kind: '/coming-up/:kind',
  page: '/whats-on/page/:number',
} as const;

/** The route patterns of the next eight days: the notice sheet, and the screen in a porch, which renews itself or is still. */
export const weekPattern = {
  sheet: '/this-week',
  screen: '/screen',
  still: '/screen/still',
} as const satisfies Readonly<Record<string, Path>>;

/** The route patterns of the calendar files, which are not pages: they have no place in the menu and no canonical address. */
export const calendarPattern = {
  all: '/calendar.ics',
  kind: '/calendar/:kind.ics',
  event: '/whats-on/:slug.ics',
} as const;

/** The paths of the feed of Coming Up and of the site map. */
export const feedPath = '/coming-up.atom';
export const sitemapPath = '/sitemap.xml';

/** The path of the page on which everything is found by a word. */
export const findPath = '/find';

/** Paths of pages that the site makes itself, without an entry: no page of the content can have one. */
export const ownPaths = [findPath, weekPattern.sheet, weekPattern.screen] as const;

/** Paths that the server answers itself, before the routes: no page can have one. */
export const serverPath = { healthy: '/healthz', ready: '/readyz', preview: '/preview' } as const;

type RouteName = keyof typeof routePattern;

/** A path within the site, percent-encoded. */
export type Path = `/${string}`;

/** A route whose pattern has no parameter. */
export type StaticRouteName = Exclude<RouteName, 'event' | 'page'>;

/** The path of an event's page. @param slug the event's slug, not encoded */
export function eventPath(slug: string): Path {
  return `/whats-on/${encodeURIComponent(slug)}`;
}

/** The path of the section of Contact that says how to find a place. @param id the id of the place */
export function placePath(id: string): Path {
  return `${routePattern.contact}#${id}`;
}

/** The path of an event's calendar file. @param slug the event's slug, not encoded */
export function eventCalendarPath(slug: string): Path {
  return `${eventPath(slug)}.ics`;
}

/** The path of the calendar of all events, or of one kind of event. @param kind the slug of a kind */
export function churchCalendarPath(kind?: string): Path {
  return kind === undefined ? calendarPattern.all : `/calendar/${encodeURIComponent(kind)}.ics`;
}

/** A short hash of what an address leads to, so that it has another address when it changes (FNV-1a, 32 bits; not for security). */
export function addressVersion(text: string): string {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash >>> 0).toString(36);
}

/**
 * The public address of a path.
 * @param siteUrl the address of the site without a slash at its end: its origin, for a further language with the prefix of its pages
 */
export function absoluteAddress(path: Path, siteUrl: string): string {
  // Home below a prefix has no slash at its end, as the router writes it.
  return new URL(path === '/' ? siteUrl : siteUrl + path).href;
}
