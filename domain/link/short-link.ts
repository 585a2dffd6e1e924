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

/** An address that a former website of the church had, from which the site leads on. */
export interface OldAddress {
  /** As it was, percent-encoded: "/services/old-page.html". */
  readonly path: Path;
  /** As of a short link. */
  readonly target: string;
}

/** A path without what servers commonly do not tell apart: case, encoding, a slash at its end. */
const spelling = (path: string) => percentDecoded(path).toLowerCase().replace(/\/+$/, '');

/** The old address that a path is, in any spelling. What the site has itself is none. */
export function oldAddressAt(path: string, addresses: readonly OldAddress[]): OldAddress | undefined {
  return addresses.find((each) => spelling(each.path) === spelling(path));
}

/** The name of a host before a path, as people copy it without https://. */
const hostFirst = /^[\w-]+(?:\.[\w-]+)+\//;

/**
 * Reads an old address as people copy it: "/old page.html", "services.html", or the whole of it with the name of the former website. A
 * fragment is left out, since browsers send none.
 * @returns its path, percent-encoded; undefined for Home, for one with a query, by which nothing is told apart here, for one with a “*”,
 *   which some websites let stand for many addresses, and for one of which no file could have the name
 */
export function oldAddressPath(address: string): Path | undefined {
  const [typed = ''] = address.trim().split('#');
  const url = URL.parse(hostFirst.test(typed) ? `//${typed}` : typed, 'https://former.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || /[?*]/.test(typed)) return undefined;
  const path = safeHref(url.pathname.replaceAll(/(?<=\/)\/+/g, ''));
  const isReadable =
    /^(?:[^%]|%(?!2f|5c|00)[\da-f]{2})+$/i.test(path ?? '') && percentDecoded(path ?? '%') !== path;
  const isPlain = path?.includes('%') === false;
  return path?.startsWith('/') && path !== '/' && !isGoPath(path) && (isPlain || isReadable)
    ? (path as Path)
    : undefined;
}

/** @param slug of a short link, or an old address: the route of short links answers at both */
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
