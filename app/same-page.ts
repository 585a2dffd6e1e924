import { mayBeEvent } from '#cms/known-slugs.ts';
import { getShortLink } from '#cms/short-links.ts';
import { shortLinkPath, shortLinkPattern } from '#domain/link/short-link.ts';
import { eventPath, type Path, routePattern } from '#domain/page/route-pattern.ts';
import type { SiteServices } from './site-services.ts';

/** Where an address leads to, by the routes. */
export interface RouteOfAddress {
  /** The pattern of the innermost route. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** For each kind of address that leads nowhere, one that never will: no slug is a dash. */
const nowhere = { event: '/whats-on/-', shortLink: '/go/-', other: '/-/-' } as const satisfies Record<
  string,
  Path
>;

/** Addresses that stand for all of their kind that lead nowhere. */
export const nowhereAddresses: ReadonlySet<string> = new Set(Object.values(nowhere));

/**
 * The one address whose page is the very page of this address too, so that made-up addresses, and other ways to write one
 * (`/CONTACT`, `/contact/`), cost no more than usual ones, however many are asked for. It leads to itself.
 * @returns undefined when only the page can tell
 * @throws ContentError when nobody can
 */
export async function addressOfSamePage(
  { pattern, params: { slug = '' } }: RouteOfAddress,
  { content, onEntryProblem }: Pick<SiteServices, 'content' | 'onEntryProblem'>,
): Promise<string | undefined> {
  switch (pattern) {
    case '*':
      return nowhere.other;
    case routePattern.event:
      return (await mayBeEvent(content, slug)) ? eventPath(slug) : nowhere.event;
    case shortLinkPattern:
      return (await getShortLink(content, slug, onEntryProblem)) ? shortLinkPath(slug) : nowhere.shortLink;
    default:
      return /[:*]/.test(pattern) ? undefined : pattern;
  }
}
