import { type ShortLink, shortLinkPath } from '../link/short-link.ts';
import type { Path } from '../page/route-pattern.ts';
import { makeQrCode, type QrCode } from '../picture/qr-code.ts';

/** How a poster on a notice board leads back to the site. */
export interface Poster {
  /** Short enough to type: without "https://". */
  readonly address: string;
  /** Undefined where the address is too long for one. */
  readonly code: QrCode | undefined;
}

/**
 * Makes the address and the code of a page's poster.
 * @param path the page's own path
 * @param short the short link that leads there, where there is one: it is easier to type, and makes a coarser code
 * @param siteUrl the origin of the public address
 */
export function makePoster(path: Path, short: ShortLink | undefined, siteUrl: string): Poster {
  const url = siteUrl + (short ? shortLinkPath(short.slug) : path);
  return { address: url.replace(/^https?:\/\/(www\.)?/, ''), code: makeQrCode(url) };
}
