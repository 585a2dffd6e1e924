import { mayBeEvent } from '#site/content/known-slugs.ts';
import { getShortLink } from '#site/content/short-links.ts';
import { type Path, routePattern } from '#site/domain/route-pattern.ts';
import { shortLinkPattern } from '#site/domain/short-link.ts';
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
 * The one address whose "not found" is the very page of this address too, so that made-up addresses cost no more than known
 * ones, however many are asked for.
 * @returns undefined when there may be a page of this address
 * @throws ContentError when nobody can tell
 */
export async function nowhereLike(
  { pattern, params: { slug = '' } }: RouteOfAddress,
  { content, onEntryProblem }: Pick<SiteServices, 'content' | 'onEntryProblem'>,
): Promise<Path | undefined> {
  switch (pattern) {
    case '*':
      return nowhere.other;
    case routePattern.event:
      return (await mayBeEvent(content, slug)) ? undefined : nowhere.event;
    case shortLinkPattern:
      return (await getShortLink(content, slug, onEntryProblem)) ? undefined : nowhere.shortLink;
    default:
      return undefined;
  }
}
