import type { Path } from '#site/domain/route-pattern.ts';
import { isShortLinkSlug, type ShortLink, shortLinkTarget } from '#site/domain/short-link.ts';
import type { ContentClient } from './client.ts';
import { EntryProblem, firstGood, type OnEntryProblem, required } from './entry-problem.ts';
import { ShortLink as ShortLinkOperation, type ShortLinkQuery, ShortLinkTo } from './generated/operations.ts';

type Wire = NonNullable<NonNullable<ShortLinkQuery['shortLinkCollection']>['items'][number]>;

function parseShortLink(wire: Wire): ShortLink {
  const entry = `shortLink ${wire.slug ?? ''}`;
  const target = shortLinkTarget(required(entry, 'target', wire.target));
  if (target === undefined) {
    throw new EntryProblem(entry, 'target', 'must be a path of this site or an https address');
  }
  return { slug: required(entry, 'slug', wire.slug), target };
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
  const answer = await client.query(ShortLinkOperation, { slug });
  return firstGood(answer.shortLinkCollection?.items, parseShortLink, onProblem);
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
  const answer = await client.query(ShortLinkTo, { target: path });
  return firstGood(answer.shortLinkCollection?.items, parseShortLink, onProblem);
}
