import { type ShortLink, shortLinkPath } from '../link/short-link.ts';
import type { Path } from '../page/route-pattern.ts';
import { makeQrCode, type QrCode } from '../picture/qr-code.ts';

/** The address of a page for a poster on a notice board. */
export interface Poster {
  /** To be typed, so without "https://". */
  readonly address: string;
  /** Undefined when the address is too long for a QR code. */
  readonly code: QrCode | undefined;
}

/**
 * Makes the address and the code of a page's poster.
 * @param path the page's own path
 * @param short the short link to the page, if there is one: it is easier to type, and its code is easier to scan
 * @param siteUrl the origin of the public address
 */
export function makePoster(path: Path, short: ShortLink | undefined, siteUrl: string): Poster {
  const url = siteUrl + (short ? shortLinkPath(short.slug) : path);
  return { address: url.replace(/^https?:\/\/(www\.)?/, ''), code: makeQrCode(url) };
}
