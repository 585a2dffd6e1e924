import { prefixOf } from '#app/language/site-languages.ts';
import { type ContentEntry, entriesOfType } from '#cms/content-entries.ts';
import { textsOf } from '#cms/mappers/fields.ts';
import type { Link } from '#cms/mappers/mapping.ts';
import type { SiteContent } from '#cms/site-content.ts';
import { kindPath } from '#domain/event/event-kind.ts';
import { readOtherWords } from '#domain/link/other-words.ts';
import { safeHref } from '#domain/link/safe-href.ts';
import { oldAddressPath, shortLinkPath, shortLinkTarget } from '#domain/link/short-link.ts';
import { pathWithoutQuery } from '#domain/page/former-address.ts';
import { pagePath } from '#domain/page/page.ts';
import { permanentRoutes } from '#domain/page/page-names.ts';
import { listPagePath, pageNumber } from '#domain/page/pagination.ts';
import {
  churchCalendarPath,
  eventCalendarPath,
  eventPath,
  feedPath,
  findPath,
  routePattern,
  weekPattern,
} from '#domain/page/route-pattern.ts';
import { type Entries, error, type Problems, warning } from '../problems.ts';
import { nodesOf, richTextsOf } from '../texts.ts';

/** A link, and the address that the site links to: undefined for an entry without a page, and for an address that the site drops. */
type ContentLink = readonly [field: string, written: string, address: string | undefined];

/** The paths of entries by their ids; undefined for those without a page of their own. */
type PathsById = ReadonlyMap<string, string | undefined>;

/** Finds the links within the site that lead nowhere, or to an address of earlier versions. @param all the entries to which links may lead */
export function linkProblems(entries: Entries, all: Entries, content: SiteContent): Problems {
  const prefixes = content.otherLanguages.map(({ locale }) => prefixOf(locale.language));
  const paths = sitePaths(all);
  const byId = new Map(all.map((entry) => [entry.id, pathOf(entry)]));
  const isPath = (path: string) => paths.has(path) || path === listPagePath(numberIn(path));
  const faultOf = (address: string | undefined) => {
    if (address !== undefined && !address.startsWith('/')) return undefined;
    if (address === undefined || !isPath(splitPath(address, prefixes).path))
      return 'the site has no such page.';
    return lonePercent.test(address)
      ? 'its “%” stands for no character: write %25 for a percent sign.'
      : undefined;
  };
  return entries.flatMap((entry) =>
    linksIn(entry, byId).flatMap(([field, written, address]) => {
      const fault = faultOf(address);
      if (fault !== undefined) return error(entry, field, `“${written}” leads nowhere: ${fault}`, written);
      const { prefix, path, query } = splitPath(address ?? '', prefixes);
      const moved = pathWithoutQuery(path, query, content.eventKinds);
      const sentence = `“${written}” is an address of earlier versions: write “${prefix}${moved}”.`;
      return moved === undefined ? [] : warning(entry, field, sentence, written);
    }),
  );
}

/** A `%` that two hexadecimal digits do not follow (RFC 3986, section 2.1). */
const lonePercent = /%(?![\da-f]{2})/i;

/** The parts of an address: the prefix of its language, its path without a slash at its end, and its query. */
function splitPath(address: string, prefixes: readonly string[]) {
  const [whole = ''] = address.split('#', 1);
  const [before = '', query] = whole.split('?');
  const path = before.replace(/(?<=.)\/+$/, '');
  const prefix = prefixes.find((each) => `${path}/`.startsWith(`${each}/`)) ?? '';
  return { prefix, path: path.slice(prefix.length) || '/', query: new URLSearchParams(query) };
}

/** The number of the page of the list of events that a path ends with; 1 for every other path. */
function numberIn(path: string): number {
  return pageNumber(path.slice(path.lastIndexOf('/') + 1)) ?? 1;
}

/** Every path that the site serves on some day with these entries. */
export function sitePaths(entries: Entries): ReadonlySet<string> {
  const slugs = (type: 'page' | 'eventKind' | 'eventPage' | 'shortLink') =>
    entriesOfType(entries, type).flatMap(({ fields }) => fields.slug ?? []);
  const formerSlugs = entriesOfType(entries, 'eventPage').flatMap(({ fields }) =>
    textsOf(fields.formerSlugs),
  );
  return new Set<string>([
    ...permanentRoutes.map((route) => routePattern[route]),
    ...[findPath, feedPath],
    ...Object.values(weekPattern),
    ...slugs('page').map(pagePath),
    churchCalendarPath(),
    ...slugs('eventKind').flatMap((slug) => [kindPath({ slug }), churchCalendarPath(slug)]),
    ...[...slugs('eventPage'), ...formerSlugs].flatMap((slug) => [eventPath(slug), eventCalendarPath(slug)]),
    ...slugs('shortLink').map(shortLinkPath),
    ...entriesOfType(entries, 'shortLink').flatMap(({ fields }) => oldAddressPath(fields.from ?? '') ?? []),
  ]);
}

/** The path of an entry that has its own page; a paper’s file is checked where it is mapped, and its address is no page. */
function pathOf({ type, id, fields }: ContentEntry): string | undefined {
  if (type === 'paper') return `paper:${id}`;
  if (type === 'eventPage') return eventPath(fields.slug ?? '');
  return type === 'page' ? pagePath(fields.slug ?? '') : undefined;
}

/** Every link in an entry: an address, or a link to an entry. What no short link can lead to is reported where it is mapped. */
function linksIn(entry: ContentEntry, paths: PathsById): readonly ContentLink[] {
  const { type, fields } = entry;
  const links: ContentLink[] = [];
  if (type === 'notice' && fields.linkUrl) links.push(['linkUrl', fields.linkUrl, safeHref(fields.linkUrl)]);
  const target = type === 'shortLink' ? shortLinkTarget(fields.target) : undefined;
  if (type === 'shortLink' && target !== undefined) links.push(['target', fields.target ?? '', target]);
  if (type === 'siteSettings')
    for (const line of textsOf(fields.otherWords))
      links.push(['otherWords', line, readOtherWords(line)?.path ?? '/']);
  for (const [field, document] of richTextsOf(entry))
    for (const { nodeType, data } of nodesOf(document)) {
      if (nodeType === 'hyperlink' && typeof data.uri === 'string')
        links.push([field, data.uri, safeHref(data.uri)]);
      if (nodeType !== 'entry-hyperlink') continue;
      const { id } = (data.target as NonNullable<Link>).sys;
      links.push([field, `entry:${id}`, paths.get(id)]);
    }
  return links;
}

/** Finds notices with half a link, of which visitors see nothing. */
export function halfLinkProblems(entries: Entries): Problems {
  const message = 'Visitors see no link: it needs its words and where it leads. Fill in both, or neither.';
  return entriesOfType(entries, 'notice')
    .filter(({ fields: { linkText, linkUrl } }) => !linkText !== !linkUrl)
    .map((notice) => warning(notice, notice.fields.linkUrl ? 'linkText' : 'linkUrl', message));
}
