import { iconPath, iconSizes } from '#app/icons/church-icon.ts';
import type { SiteLanguage } from '#app/language/site-languages.ts';
import { isScheduled } from '#domain/event/event.ts';
import { shortLinkPath } from '#domain/link/short-link.ts';
import {
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  feedPath,
  sitemapPath,
} from '#domain/page/route-pattern.ts';

/** The files that the languages share and no page links to, or only some browsers ask for. */
const sharedPaths = ['/robots.txt', '/favicon.svg', '/favicon.ico', ...iconSizes.map(iconPath)];

/**
 * The addresses of a site that are known before any page is made. All others are named by a page or a site map: `addressesIn`.
 * @returns paths without what all begin with
 */
export function firstPaths(languages: readonly SiteLanguage[]): readonly string[] {
  const own = ({ prefix, content }: SiteLanguage) => [
    prefix || '/',
    ...[sitemapPath, feedPath, '/manifest.webmanifest', churchCalendarPath()].map((path) => prefix + path),
    ...content.eventKinds.map(({ slug }) => prefix + churchCalendarPath(slug)),
    ...content.shortLinks.map(({ slug }) => prefix + shortLinkPath(slug)),
    // Posters and calendars of people may have an address that an event had before it was renamed.
    ...content.events.flatMap((event) =>
      event.formerSlugs.flatMap((slug) => [
        prefix + eventPath(slug),
        ...(isScheduled(event) ? [prefix + eventCalendarPath(slug)] : []),
      ]),
    ),
  ];
  return [...languages.flatMap(own), ...sharedPaths];
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", apos: "'" };

/**
 * The addresses of this site that a page or a site map names, by links, pictures and metadata.
 * @param text HTML or XML
 * @param siteUrl the public address, without a slash at its end
 * @returns paths without what all begin with, and without query and fragment, which no file has
 */
export function addressesIn(text: string, siteUrl: string): readonly string[] {
  const named = text.matchAll(/(?:<loc>|\s(href|src|srcset|content)=")([^"<]*)/gi);
  const values = Array.from(named).flatMap(([, attribute = '', value = '']) =>
    attribute.toLowerCase() === 'srcset' ? value.split(',').map((part) => part.trim().split(' ')[0]) : value,
  );
  const { pathname: base } = new URL(`${siteUrl}/`);
  return values.flatMap((value = '') => {
    const address = value.replaceAll(/&(\w+|#x27);/g, (all, name) => entities[name] ?? all);
    if (!/^(?:\/|https?:)/.test(address) || !URL.canParse(address, siteUrl)) return [];
    const { origin, pathname } = new URL(address, siteUrl);
    if (origin !== new URL(siteUrl).origin || !`${pathname}/`.startsWith(base)) return [];
    return pathname.slice(base.length - 1).replace(/\/$/, '') || '/';
  });
}

/**
 * The name of a file in the exported folder.
 * @param path percent-encoded
 * @throws Error for a name that would lead out of the folder
 */
export function fileName(path: string): string {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.some((part) => part === '..' || /[/\\\0]/.test(part)))
    throw new Error(`“${path}” cannot be the name of a file: an address may have no encoded slash.`);
  return parts.join('/');
}

/** The names of a page's file, and of those that React Router asks for as its data: at `/contact` and at `/contact/`. */
export function pageFiles(path: string) {
  const folder = fileName(path);
  const inside = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  return {
    document: inside('index.html'),
    data: [...(folder === '' ? [] : [`${folder}.data`]), inside('_.data')],
  };
}
