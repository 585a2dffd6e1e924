import type { RichTextNode, Space } from 'emulator-for-contentful';
import { safeHref } from '#domain/link/safe-href.ts';
import { shortLinkPath, shortLinkTarget } from '#domain/link/short-link.ts';
import { pagePath } from '#domain/page/page.ts';
import { staticPaths } from '#domain/page/page-names.ts';
import { calendarPattern, eventCalendarPath, eventPath } from '#domain/page/route-pattern.ts';
import { publishedEntries } from './entry-fields.ts';
import type { WrittenLink } from './upkeep.ts';

/** The fields, besides rich texts, that may hold a path of the site. */
const pathFields = { notice: ['linkUrl'], shortLink: ['target'] } as const;

/** Every path that the site answers with this content. */
export function answeredPaths(space: Space): ReadonlySet<string> {
  const slugs = (type: string) =>
    publishedEntries(space, type).flatMap(([, fields]) => fields.text('slug') ?? []);
  return new Set<string>([
    ...staticPaths,
    calendarPattern.all,
    ...slugs('eventPage').flatMap((slug) => [eventPath(slug), eventCalendarPath(slug)]),
    ...slugs('shortLink').map(shortLinkPath),
  ]);
}

/** Every link to this site that editors have written: as an address, or to an entry. */
export function writtenLinks(space: Space): readonly WrittenLink[] {
  const paths = entryPaths(space);
  return publishedEntries(space).flatMap(([entry, fields]) => {
    const { id } = entry.sys;
    const type = entry.sys.contentType.sys.id;
    const inFields = (pathFields[type as keyof typeof pathFields] ?? []).flatMap((field) => {
      const address = fields.text(field);
      if (address === null) return [];
      return [{ type, id, field, address: usable(type, address), written: address }];
    });
    const inTexts = fields
      .richTexts()
      .flatMap(([field, document]) =>
        hyperlinks(document, paths).map((link) => ({ type, id, field, ...link })),
      );
    return [...inFields, ...inTexts];
  });
}

/** An address as the site uses it; undefined for one that it drops, and for a short link that leads to another. */
function usable(type: string, address: string): string | undefined {
  return type === 'shortLink' ? shortLinkTarget(address) : safeHref(address);
}

/** The path of each entry that has a page of its own. */
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
): readonly Pick<WrittenLink, 'address' | 'written'>[] {
  const below = (node.content ?? []).flatMap((child) => hyperlinks(child, paths));
  const { uri, target } = node.data;
  if (node.nodeType === 'hyperlink' && typeof uri === 'string')
    return [{ address: usable('text', uri), written: uri }, ...below];
  if (node.nodeType !== 'entry-hyperlink') return below;
  const id = (target as { readonly sys: { readonly id: string } }).sys.id;
  return [{ address: paths.get(id), written: `entry:${id}` }, ...below];
}
