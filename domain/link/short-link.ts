import type { Path } from '../page/route-pattern.ts';
import { percentDecoded, safeHref } from './safe-href.ts';

/** The route pattern of short links. They are redirects, so they are not in the list of pages. */
export const shortLinkPattern = '/go/:slug';

/** A short address for posters. */
export interface ShortLink {
  readonly slug: string;
  /** A path of this site, or an https address. */
  readonly target: string;
}

export function shortLinkPath(slug: string): Path {
  return `/go/${encodeURIComponent(slug)}`;
}

/**
 * Validates the target of a short link: a path of this site or an https address, but never another short link, which
 * could redirect in a circle.
 * @returns the address to redirect to, or undefined
 */
export function shortLinkTarget(address: string | null | undefined): string | undefined {
  const target = safeHref(address);
  const written = address?.trim() ?? '';
  // An address such as "//elsewhere" is on another site, though it looks like a path.
  if (target?.startsWith('/')) return written.startsWith('/') && !isGoPath(target) ? target : undefined;
  return target?.startsWith('https://') && /^https:\/\//i.test(written) ? target : undefined;
}

/** True for `/go` and paths below it, however they are encoded: the router reads `/%67o` and `/GO` alike. */
function isGoPath(path: string): boolean {
  return /^\/+go(\/|$)/i.test(percentDecoded(path.split(/[?#]/)[0] ?? ''));
}
