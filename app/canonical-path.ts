import type { SiteContent } from '#cms/site-content.ts';
import { eventAt, isScheduled } from '#domain/event/event.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import { shortLinkPath, shortLinkPattern } from '#domain/link/short-link.ts';
import { formerParameters, pathWithoutQuery } from '#domain/page/former-address.ts';
import { pagePath } from '#domain/page/page.ts';
import { listPagePath, pageNumber } from '#domain/page/pagination.ts';
import { paperPattern } from '#domain/page/paper.ts';
import {
  calendarPattern,
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  listPattern,
  type Path,
  routePattern,
} from '#domain/page/route-pattern.ts';
import { defaultStyle, styleVersion } from '#domain/palette/house-style.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { pictureFilePath } from '#domain/picture/picture-files.ts';
import { iconPath, iconPattern, parseIcon } from './icons/church-icon.ts';
import { requestedPaper } from './routes/files/paper.ts';
import { requestedPicture } from './routes/files/picture.ts';
import { findSharePicture } from './routes/files/share-picture.ts';
import { sharePicturePattern } from './share-picture/share-picture.ts';
import { styleAt, styleSheetPath, styleSheetPattern } from './styles/style-sheet.ts';

interface MatchedRoute {
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The paths of unknown addresses, with a dash, which is no valid slug. Each route with a parameter has its own, because a page hydrates
 * with the route that its address matches.
 */
const notFoundPath = {
  event: '/whats-on/-',
  listPage: '/whats-on/page/-',
  kind: '/coming-up/-',
  page: '/-',
  shortLink: '/go/-',
  other: '/-/-',
} as const satisfies Record<string, Path>;

export const notFoundPaths: ReadonlySet<string> = new Set(Object.values(notFoundPath));

/** The one calendar of all events that are not on the website, which says so. */
const goneCalendarPath = eventCalendarPath('-');

/**
 * The canonical path of an address, the same for all its spellings (`/CONTACT`, `/%63ontact`, `/contact/`). Unknown addresses
 * have one of the `notFoundPaths` or the calendar that is gone, so that any number of invented addresses share a few cached responses.
 */
export function canonicalPath({ pattern, params }: MatchedRoute, content: SiteContent): string {
  const { slug, kind, number, file, '*': rest = '' } = params;
  const event = () => eventAt(content.events, slug);
  switch (pattern) {
    case '*':
      return notFoundPath.other;
    case routePattern.event:
      return event() && slug !== undefined ? eventPath(slug) : notFoundPath.event;
    case listPattern.kind:
      return isEventKind(kind, content) ? kindPath({ slug: kind }) : notFoundPath.kind;
    case listPattern.page: {
      const page = pageNumber(number);
      return page === undefined ? notFoundPath.listPage : listPagePath(page);
    }
    case routePattern.page: {
      const page = slug?.toLowerCase() ?? '';
      return content.textPages.has(page) ? pagePath(page) : notFoundPath.page;
    }
    case calendarPattern.event: {
      const found = event();
      if (!found) return goneCalendarPath;
      return isScheduled(found) && slug !== undefined ? eventCalendarPath(slug) : notFoundPath.other;
    }
    case calendarPattern.kind:
      return isEventKind(kind, content) ? churchCalendarPath(kind) : notFoundPath.other;
    case shortLinkPattern: {
      const link = content.shortLinks.find((each) => each.slug === slug);
      return link ? shortLinkPath(link.slug) : notFoundPath.shortLink;
    }
    case picturePattern:
      return picturePath(content, params) ?? notFoundPath.other;
    case paperPattern: {
      const { stored, isCurrent } = requestedPaper(content, params) ?? {};
      // All other versions redirect to the current one, and share a path.
      return stored ? (isCurrent ? stored.paper.path : `/papers/${params.id}/-/-`) : notFoundPath.other;
    }
    case styleSheetPattern: {
      // All other versions redirect to the current one, and share a path.
      const style = styleAt(file, [content, defaultStyle]);
      return styleSheetPath(style ? styleVersion(style) : '0');
    }
    case iconPattern: {
      const size = parseIcon(file ?? '');
      return size ? iconPath(size) : notFoundPath.other;
    }
    case sharePicturePattern: {
      const { path } = findSharePicture(rest, content) ?? {};
      return path ?? notFoundPath.other;
    }
    default:
      return pattern;
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

/** True for the slug of a kind of event that content has. */
function isEventKind(
  slug: string | undefined,
  { eventKinds }: Pick<SiteContent, 'eventKinds'>,
): slug is string {
  return eventKinds.some((kind) => kind.slug === slug);
}

/** All other versions redirect to the current one, and share the path of version 0. */
function picturePath(content: SiteContent, params: MatchedRoute['params']): string | undefined {
  const requested = requestedPicture(content, params);
  if (requested === undefined) return undefined;
  const { stored, file, isCurrent } = requested;
  const path = pictureFilePath(stored.picture, file);
  return isCurrent ? path : path.replace(stored.picture.path, stored.picture.path.replace(/\d+$/, '0'));
}
