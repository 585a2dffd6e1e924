import type { Path } from '../page/route-pattern.ts';

/**
 * The public address of a path.
 * @param siteUrl the address of the site without a slash at its end: its origin, for a further language with the prefix of its pages
 */
export function absoluteAddress(path: Path, siteUrl: string): string {
  // Home below a prefix has no slash at its end, as the router writes it.
  return new URL(path === '/' ? siteUrl : siteUrl + path).href;
}
