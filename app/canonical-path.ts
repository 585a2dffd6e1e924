import type { SiteContent } from '#cms/site-content.ts';
import { eventAt, isScheduled } from '#domain/event/event.ts';
import { shortLinkPattern } from '#domain/link/short-link.ts';
import { formerParameters, pathWithoutQuery } from '#domain/page/former-address.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageNumber } from '#domain/page/pagination.ts';
import { paperPattern } from '#domain/page/paper.ts';
import { calendarPattern, listPattern, routePattern } from '#domain/page/route-pattern.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { iconPattern, parseIcon } from './icons/church-icon.ts';
import { findSharePicture } from './routes/files/share-picture.ts';
import { sharePicturePattern } from './share-picture/share-picture.ts';

interface MatchedRoute {
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The path of a route. @param of the value of a parameter, not encoded */
function filled(pattern: string, of: (name: string) => string | undefined): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(of(name) ?? ''));
}

/** The path of what is not there: a dash is no valid slug. */
const dashed = (pattern: string) => filled(pattern, () => '-');

const unknown = '/-/-';

/** The paths of unknown addresses. Each route with a parameter has its own, because a page hydrates with the route that its address matches. */
export const notFoundPaths: ReadonlySet<string> = new Set([
  unknown,
  ...[routePattern.event, listPattern.page, listPattern.kind, routePattern.page, shortLinkPattern].map(
    dashed,
  ),
]);

/**
 * The canonical path of an address, the same for all its spellings (`/CONTACT`, `/%63ontact`, `/contact/`). Unknown addresses
 * have one of the `notFoundPaths`, or that of the calendar that is gone, so that any number of invented addresses share a few cached
 * responses. The file of another version than there is has its own: it leads on, which nothing caches.
 */
export function canonicalPath({ pattern, params }: MatchedRoute, content: SiteContent): string {
  const { slug = '', kind = '', number, id = '', file = '', '*': rest = '' } = params;
  const spelled = filled(pattern, (name) => params[name]);
  const isKind = content.eventKinds.some((each) => each.slug === kind);
  switch (pattern) {
    case '*':
      return unknown;
    case routePattern.event:
      return eventAt(content.events, slug) ? spelled : dashed(pattern);
    case listPattern.kind:
      return isKind ? spelled : dashed(pattern);
    case listPattern.page:
      return pageNumber(number) ? spelled : dashed(pattern);
    case routePattern.page: {
      const page = slug.toLowerCase();
      return content.textPages.has(page) ? pagePath(page) : dashed(pattern);
    }
    case shortLinkPattern:
      return content.shortLinks.some((each) => each.slug === slug) ? spelled : dashed(pattern);
    case calendarPattern.event: {
      const event = eventAt(content.events, slug);
      if (event === undefined) return dashed(pattern);
      return isScheduled(event) ? spelled : unknown;
    }
    case calendarPattern.kind:
      return isKind ? spelled : unknown;
    case picturePattern:
      return content.pictures.has(id) ? spelled : unknown;
    case paperPattern:
      return content.papers.has(id) ? spelled : unknown;
    case iconPattern:
      return parseIcon(file) ? spelled : unknown;
    case sharePicturePattern:
      return findSharePicture(rest, content)?.path ?? unknown;
    default:
      return spelled;
  }
}

/**
 * The query of an address of earlier versions, from which its list redirects. Any other query counts as none, so that invented ones
 * share a cached response.
 * @param content undefined while there is none
 */
export function formerQuery(
  pattern: string,
  given: URLSearchParams,
  content: Pick<SiteContent, 'eventKinds'> | undefined,
): URLSearchParams {
  const isFormer = pathWithoutQuery(pattern, given, content?.eventKinds ?? []) !== undefined;
  return new URLSearchParams([...given].filter(([name]) => isFormer && name === formerParameters[pattern]));
}
