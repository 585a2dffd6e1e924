import { type ShortLink, shortLinkTarget } from '#domain/link/short-link.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { AllPagesQuery } from '../../generated/operations.ts';
import { required } from '../fields.ts';
import { type EntryOf, listMapper, nameOf } from '../mapping.ts';

function mapShortLink(wire: EntryOf<AllPagesQuery['shortLinkCollection']>): ShortLink {
  const entry = nameOf('shortLink', wire);
  const target = shortLinkTarget(required(entry, 'target', wire.target));
  if (target === undefined) {
    throw new EntryProblem(entry, 'target', 'must be a path of this site or an https address');
  }
  return { slug: required(entry, 'slug', wire.slug), target };
}

/** All short links with a valid target. */
export const mapShortLinks = listMapper('shortLink', mapShortLink);
