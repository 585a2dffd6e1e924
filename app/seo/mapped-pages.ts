import type { Event } from '#domain/event/event.ts';
import { staticRoutes } from '#domain/page/page-names.ts';
import { eventPath, routePattern, type StaticRouteName } from '#domain/page/route-pattern.ts';
import type { MappedPage } from './sitemap.ts';

/** Pages with events, which change when an event changes. */
const eventLists: ReadonlySet<StaticRouteName> = new Set(['home', 'comingUp', 'whatsOn']);

function newest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/** What of the content the site map names. */
interface Mapped {
  /** RFC 3339; a page that content has no entry for is absent. */
  readonly pagesPublishedAt: Readonly<Partial<Record<StaticRouteName, string>>>;
  readonly events: readonly Event[];
}

/** The pages for search engines, each with the time of its last change. */
export function mappedPages({ pagesPublishedAt, events }: Mapped): readonly MappedPage[] {
  const eventTimes = events.map(({ revision }) => revision.publishedAt);
  return [
    ...staticRoutes.map((route) => ({
      path: routePattern[route],
      changed: newest([pagesPublishedAt[route], ...(eventLists.has(route) ? eventTimes : [])]),
    })),
    ...events.map(({ slug, revision }) => ({ path: eventPath(slug), changed: revision.publishedAt })),
  ];
}
