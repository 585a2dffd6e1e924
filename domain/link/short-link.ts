import type { Path } from '../page/route-pattern.ts';
import { safeHref } from './safe-href.ts';

/** The route pattern of short links; like calendar files, they are no pages. */
export const shortLinkPattern = '/go/:slug';

/** A short address for posters. */
export interface ShortLink {
  readonly slug: string;
  /** A path of this site, or an https address. */
  readonly target: string;
}

/** What a short link may be called; nothing else is worth asking content for. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Tells whether a word from an address can be the name of a short link at all. */
export function isShortLinkSlug(word: string): boolean {
  return word.length <= 256 && slugPattern.test(word);
}

/** The path of a short link. */
export function shortLinkPath(slug: string): Path {
  return `/go/${encodeURIComponent(slug)}`;
}

/**
 * Lets a target from content through only when it is a path of this site or an https address; never another short
 * link, so that nobody is led round in a circle.
 * @returns the address to send a visitor to, or undefined
 */
export function shortLinkTarget(address: string | null | undefined): string | undefined {
  const target = safeHref(address);
  const written = address?.trim() ?? '';
  // Not "//elsewhere": that is an address on another site, and looks like a path of ours.
  if (target?.startsWith('/')) return written.startsWith('/') && !isGoPath(target) ? target : undefined;
  return target?.startsWith('https://') && /^https:\/\//i.test(written) ? target : undefined;
}

/** True for `/go` and what is under it, however it is written: the router reads `/%67o` and `/GO` alike. */
function isGoPath(path: string): boolean {
  return /^\/+go(\/|$)/i.test(decoded(path.split(/[?#]/)[0] ?? ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
