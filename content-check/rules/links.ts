import type { RichTextNode, Space } from 'emulator-for-contentful';
import { prefixOf } from '#app/language/site-languages.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { shortLinkPath, shortLinkTarget } from '#domain/link/short-link.ts';
import { pagePath } from '#domain/page/page.ts';
import { permanentRoutes } from '#domain/page/page-names.ts';
import {
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  routePattern,
} from '#domain/page/route-pattern.ts';
import { languageOf } from '#languages/language.ts';
import { error, type FieldFault } from '../finding.ts';
import { type PublishedEntry, publishedEntries } from '../published-entries.ts';

interface ContentLink {
  readonly field: string;
  readonly written: string;
  /** The address that the site links to; undefined for an entry without a page, and for an address that the site drops. */
  readonly address: string | undefined;
}

/** The fields, besides rich text, that may hold a path of the site, by content type; and how the site reads them. */
const pathFields = new Map([
  ['notice', { name: 'linkUrl', read: safeHref }],
  ['shortLink', { name: 'target', read: shortLinkTarget }],
]);

/** Finds the links within the site that lead nowhere. */
export function linkFaults(space: Space): readonly FieldFault[] {
  const prefixes = languagePrefixes(space);
  const paths = sitePaths(space);
  const byId = new Map(publishedEntries(space).map((entry) => [entry.id, pathOf(entry)]));
  const why = ({ address }: ContentLink) => {
    if (address !== undefined && !address.startsWith('/')) return undefined;
    if (address === undefined || !paths.has(normalizePath(address, prefixes)))
      return 'the site has no such page.';
    return lonePercent.test(address)
      ? 'its “%” stands for no character: write %25 for a percent sign.'
      : undefined;
  };
  return publishedEntries(space).flatMap((entry) =>
    linksIn(entry, byId).flatMap((link) => {
      const reason = why(link);
      return reason === undefined
        ? []
        : error(entry, link.field, `“${link.written}” leads nowhere: ${reason}`, link.written);
    }),
  );
}

/** A `%` that two hexadecimal digits do not follow (RFC 3986, section 2.1). */
const lonePercent = /%(?![\da-f]{2})/i;

/** What the addresses of the pages in further languages begin with. */
function languagePrefixes(space: Space): readonly string[] {
  const named = publishedEntries(space, 'siteSettings').flatMap((site) => site.texts('otherLanguages'));
  return named.flatMap((locale) => {
    const language = languageOf(locale);
    return language === undefined ? [] : [prefixOf(language)];
  });
}

/** An address without the prefix of its language, its query, its fragment and a slash at its end. */
function normalizePath(address: string, prefixes: readonly string[]): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '');
  const prefix = prefixes.find((each) => `${path}/`.startsWith(`${each}/`)) ?? '';
  return path.slice(prefix.length) || '/';
}

/** Every path that the site serves with this content. */
function sitePaths(space: Space): ReadonlySet<string> {
  const slugs = (type: string) => publishedEntries(space, type).flatMap((entry) => entry.text('slug') ?? []);
  return new Set<string>([
    ...permanentRoutes.map((route) => routePattern[route]),
    ...slugs('page').map(pagePath),
    churchCalendarPath(),
    ...slugs('eventKind').map(churchCalendarPath),
    ...slugs('eventPage').flatMap((slug) => [eventPath(slug), eventCalendarPath(slug)]),
    ...slugs('shortLink').map(shortLinkPath),
  ]);
}

/** The path of an entry that has its own page. */
function pathOf(entry: PublishedEntry): string | undefined {
  const slug = entry.text('slug');
  if (slug === null) return undefined;
  if (entry.type === 'eventPage') return eventPath(slug);
  return entry.type === 'page' ? pagePath(slug) : undefined;
}

/** Every link in an entry: an address, or a link to an entry. */
function linksIn(
  entry: PublishedEntry,
  paths: ReadonlyMap<string, string | undefined>,
): readonly ContentLink[] {
  const own = pathFields.get(entry.type);
  const written = own ? entry.text(own.name) : null;
  return [
    ...(own && written !== null ? [{ field: own.name, written, address: own.read(written) }] : []),
    ...entry
      .richTexts()
      .flatMap(([field, document]) => hyperlinks(document, paths).map((link) => ({ field, ...link }))),
  ];
}

function hyperlinks(
  { nodeType, data, content = [] }: RichTextNode,
  paths: ReadonlyMap<string, string | undefined>,
): readonly Omit<ContentLink, 'field'>[] {
  const below = content.flatMap((child) => hyperlinks(child, paths));
  if (nodeType === 'hyperlink' && typeof data.uri === 'string')
    return [{ address: safeHref(data.uri), written: data.uri }, ...below];
  if (nodeType !== 'entry-hyperlink') return below;
  const { id } = (data.target as { readonly sys: { readonly id: string } }).sys;
  return [{ address: paths.get(id), written: `entry:${id}` }, ...below];
}
