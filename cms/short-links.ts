import { isShortLinkSlug, type ShortLink, shortLinkTarget } from '#domain/link/short-link.ts';
import type { Path } from '#domain/page/route-pattern.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, keepGood, type OnEntryProblem, required } from './entry-problem.ts';
import { ShortLinks, type ShortLinksQuery } from './generated/operations.ts';

type Wire = NonNullable<NonNullable<ShortLinksQuery['shortLinkCollection']>['items'][number]>;

function parseShortLink(wire: Wire): ShortLink {
  const entry = `shortLink ${wire.slug ?? ''}`;
  const target = shortLinkTarget(required(entry, 'target', wire.target));
  if (target === undefined) {
    throw new EntryProblem(entry, 'target', 'must be a path of this site or an https address');
  }
  return { slug: required(entry, 'slug', wire.slug), target };
}

/** The good ones among the short links that fit. */
async function linksWith(
  client: ContentClient,
  fits: (wire: Wire) => boolean,
  onProblem: OnEntryProblem,
): Promise<readonly ShortLink[]> {
  const { shortLinkCollection } = await client.query(ShortLinks, {});
  const wires = (shortLinkCollection?.items ?? []).filter((wire) => wire !== null);
  return keepGood(wires.filter(fits), parseShortLink, onProblem);
}

/**
 * All short links that lead somewhere.
 * @throws ContentError
 */
export function getShortLinks(
  client: ContentClient,
  onProblem: OnEntryProblem,
): Promise<readonly ShortLink[]> {
  return linksWith(client, () => true, onProblem);
}

/**
 * A short link by its name.
 * @returns undefined when there is none, or its target is not one to send anybody to
 * @throws ContentError
 */
export async function getShortLink(
  client: ContentClient,
  slug: string,
  onProblem: OnEntryProblem,
): Promise<ShortLink | undefined> {
  if (!isShortLinkSlug(slug)) return undefined;
  return (await linksWith(client, (wire) => wire.slug === slug, onProblem))[0];
}

/**
 * The short link that leads to a page of this site.
 * @returns undefined when it has none
 * @throws ContentError
 */
export async function getShortLinkTo(
  client: ContentClient,
  path: Path,
  onProblem: OnEntryProblem,
): Promise<ShortLink | undefined> {
  return (await linksWith(client, ({ target }) => target === path, onProblem))[0];
}
