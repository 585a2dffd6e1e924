import type { SiteContent } from '#cms/site-content.ts';
import { eventAt, isScheduled } from '#domain/event/event.ts';
import { shortLinkPath, shortLinkPattern } from '#domain/link/short-link.ts';
import { kindParameter } from '#domain/page/displayed-path.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageParameter } from '#domain/page/pagination.ts';
import {
  calendarPattern,
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  type Path,
  routePattern,
} from '#domain/page/route-pattern.ts';
import { coloursVersion, defaultPalettes } from '#domain/palette/palette.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { pictureFilePath } from '#domain/picture/picture-files.ts';
import { iconPath, iconPattern, parseIcon } from './icons/church-icon.ts';
import { requestedPicture } from './routes/files/picture.ts';
import { findSharePicture } from './routes/files/share-picture.ts';
import { sharePicturePattern } from './share-picture/share-picture.ts';
import { paletteSheetPath, paletteSheetPattern, palettesAt } from './styles/palette-sheet.ts';

interface MatchedRoute {
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The paths of unknown addresses, with a dash, which is no valid slug. Events, pages and short links have one each, because a page
 * hydrates with the route that its address matches.
 */
const notFoundPath = {
  event: '/whats-on/-',
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
  const { slug, kind, file, '*': rest = '' } = params;
  const event = () => eventAt(content.events, slug);
  switch (pattern) {
    case '*':
      return notFoundPath.other;
    case routePattern.event:
      return event() && slug !== undefined ? eventPath(slug) : notFoundPath.event;
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
    case paletteSheetPattern: {
      // All other versions redirect to the current one, and share a path.
      const palettes = palettesAt(file, [content.palettes, defaultPalettes]);
      return paletteSheetPath(palettes ? coloursVersion(palettes) : '0');
    }
    case iconPattern: {
      const size = parseIcon(file ?? '');
      return size ? iconPath(size) : notFoundPath.other;
    }
    case sharePicturePattern: {
      const isKnown = findSharePicture(rest, content) !== undefined;
      return isKnown ? `/og/${rest.split('/').map(encodeURIComponent).join('/')}` : notFoundPath.other;
    }
    default:
      return pattern;
  }
}

/**
 * The search parameters that make a difference to the response. Any other name or value counts as none, so that invented ones
 * share a cached response.
 * @param content undefined while there is none
 */
export function knownParameters(
  { pattern, params }: MatchedRoute,
  given: URLSearchParams,
  content: SiteContent | undefined,
): URLSearchParams {
  const known = new URLSearchParams();
  const add = (name: string, isValid: (value: string) => boolean) => {
    const value = given.get(name);
    if (value !== null && isValid(value)) known.set(name, value);
  };
  if (pattern === routePattern.whatsOn) add(pageParameter.name, (value) => pageParameter.pattern.test(value));
  if (content === undefined) return known;
  if (pattern === routePattern.comingUp) add(kindParameter.name, (value) => isEventKind(value, content));
  if (pattern === sharePicturePattern)
    add('v', (value) => findSharePicture(params['*'], content)?.version === value);
  return known;
}

/** True for the slug of a kind of event that content has. */
function isEventKind(
  slug: string | null | undefined,
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
