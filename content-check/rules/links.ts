import type { RichTextNode, Space } from 'emulator-for-contentful';
import { safeHref } from '#domain/link/safe-href.ts';
import { shortLinkPath, shortLinkTarget } from '#domain/link/short-link.ts';
import { pagePath } from '#domain/page/page.ts';
import { staticPaths } from '#domain/page/page-names.ts';
import { calendarPattern, eventCalendarPath, eventPath } from '#domain/page/route-pattern.ts';
import type { FieldFault, RecordRef } from '../finding.ts';
import { publishedEntries, recordOf } from '../published-entries.ts';

/** A link in the content, and the field that holds it. */
export interface ContentLink {
  readonly record: RecordRef;
  readonly field: string;
  readonly written: string;
  /** The address that the site links to; undefined for an entry without a page, and for an address that the site drops. */
  readonly address: string | undefined;
}

/** The fields, besides rich text, that may hold a path of the site. */
const pathFields: Readonly<Partial<Record<string, readonly string[]>>> = {
  notice: ['linkUrl'],
  shortLink: ['target'],
};

/** Finds the links within the site that lead nowhere. */
export function linkFaults(space: Space): readonly FieldFault[] {
  return checkLinks(extractLinks(space), sitePaths(space));
}

/** Finds the links within the site that lead nowhere. @param paths every path that the site serves */
export function checkLinks(links: readonly ContentLink[], paths: ReadonlySet<string>): readonly FieldFault[] {
  return links
    .filter(
      ({ address }) => address === undefined || (address.startsWith('/') && !paths.has(pathOf(address))),
    )
    .map(({ record, field, written }) => ({
      severity: 'error',
      record,
      field,
      near: written,
      message: `“${written}” leads nowhere: the site has no such page.`,
    }));
}

function pathOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/** Every path that the site responds with this content. */
function sitePaths(space: Space): ReadonlySet<string> {
  const slugs = (type: string) =>
    publishedEntries(space, type).flatMap(([, fields]) => fields.text('slug') ?? []);
  return new Set<string>([
    ...staticPaths,
    calendarPattern.all,
    ...slugs('eventPage').flatMap((slug) => [eventPath(slug), eventCalendarPath(slug)]),
    ...slugs('shortLink').map(shortLinkPath),
  ]);
}

/** Every link in the content: an address, or a link to an entry. */
function extractLinks(space: Space): readonly ContentLink[] {
  const paths = entryPaths(space);
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const record = recordOf(entry);
    const inFields = (pathFields[record.type] ?? []).flatMap((field) => {
      const written = fields.text(field);
      return written === null ? [] : [{ record, field, address: linkTarget(record.type, written), written }];
    });
    const inRichText = fields
      .richTexts()
      .flatMap(([field, document]) =>
        hyperlinks(document, paths).map((link) => ({ record, field, ...link })),
      );
    return [...inFields, ...inRichText];
  });
}

/** The address that the site links to; undefined for one that it drops, and for a short link to another short link. */
function linkTarget(type: string, address: string): string | undefined {
  return type === 'shortLink' ? shortLinkTarget(address) : safeHref(address);
}

/** The path of each entry that has its own page. */
function entryPaths(space: Space): ReadonlyMap<string, string> {
  const events = publishedEntries(space, 'eventPage').flatMap(([entry, fields]) => {
    const slug = fields.text('slug');
    return slug === null ? [] : [[entry.sys.id, eventPath(slug)] as const];
  });
  const pages = publishedEntries(space, 'page').flatMap(([entry, fields]) => {
    const path = pagePath(fields.text('slug') ?? '');
    return path === undefined ? [] : [[entry.sys.id, path] as const];
  });
  return new Map([...events, ...pages]);
}

function hyperlinks(
  node: RichTextNode,
  paths: ReadonlyMap<string, string>,
): readonly Pick<ContentLink, 'address' | 'written'>[] {
  const below = (node.content ?? []).flatMap((child) => hyperlinks(child, paths));
  const { uri, target } = node.data;
  if (node.nodeType === 'hyperlink' && typeof uri === 'string')
    return [{ address: safeHref(uri), written: uri }, ...below];
  if (node.nodeType !== 'entry-hyperlink') return below;
  const id = (target as { readonly sys: { readonly id: string } }).sys.id;
  return [{ address: paths.get(id), written: `entry:${id}` }, ...below];
}
