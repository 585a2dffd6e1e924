import type { RichTextNode } from 'emulator-for-contentful';
import { prefixOf } from '#app/language/site-languages.ts';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import type { SiteContent } from '#cms/site-content.ts';
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
import type { Problem } from '#domain/problem.ts';
import { error } from '../problems.ts';
import { richTextsOf } from '../texts.ts';

interface ContentLink {
  readonly field: string;
  readonly written: string;
  /** The address that the site links to; undefined for an entry without a page, and for an address that the site drops. */
  readonly address: string | undefined;
}

/**
 * Finds the links within the site that lead nowhere.
 * @param all the entries to which links may lead
 */
export function linkProblems(
  entries: readonly ContentEntry[],
  all: readonly ContentEntry[],
  content: SiteContent,
): readonly Problem[] {
  const prefixes = content.otherLanguages.map(({ locale }) => prefixOf(locale.language));
  const paths = sitePaths(all);
  const byId = new Map(all.map((entry) => [entry.id, pathOf(entry)]));
  const why = ({ address }: ContentLink) => {
    if (address !== undefined && !address.startsWith('/')) return undefined;
    if (address === undefined || !paths.has(normalizePath(address, prefixes)))
      return 'the site has no such page.';
    return lonePercent.test(address)
      ? 'its “%” stands for no character: write %25 for a percent sign.'
      : undefined;
  };
  return entries.flatMap((entry) =>
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

/** An address without the prefix of its language, its query, its fragment and a slash at its end. */
function normalizePath(address: string, prefixes: readonly string[]): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '');
  const prefix = prefixes.find((each) => `${path}/`.startsWith(`${each}/`)) ?? '';
  return path.slice(prefix.length) || '/';
}

/** Every path that the site serves on some day with these entries. */
function sitePaths(entries: readonly ContentEntry[]): ReadonlySet<string> {
  const slugs = (type: 'page' | 'eventKind' | 'eventPage' | 'shortLink') =>
    entriesOfType(entries, type).flatMap(({ fields }) => fields.slug ?? []);
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
function pathOf({ type, fields }: ContentEntry): string | undefined {
  if (type === 'eventPage') return eventPath(fields.slug ?? '');
  return type === 'page' ? pagePath(fields.slug ?? '') : undefined;
}

/** The target of a short link; what no short link can lead to is reported where it is mapped. */
function shortLinkIn(written: string | null): readonly ContentLink[] {
  const address = shortLinkTarget(written);
  return written === null || address === undefined ? [] : [{ field: 'target', written, address }];
}

/** Every link in an entry: an address, or a link to an entry. */
function linksIn(
  entry: ContentEntry,
  paths: ReadonlyMap<string, string | undefined>,
): readonly ContentLink[] {
  const { type, fields } = entry;
  const own =
    type === 'notice' && fields.linkUrl
      ? [{ field: 'linkUrl', written: fields.linkUrl, address: safeHref(fields.linkUrl) }]
      : type === 'shortLink'
        ? shortLinkIn(fields.target)
        : [];
  return [
    ...own,
    ...richTextsOf(entry).flatMap(([field, document]) =>
      hyperlinks(document, paths).map((link) => ({ field, ...link })),
    ),
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
