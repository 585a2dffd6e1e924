import { type ShortLink, shortLinkPath } from '../link/short-link.ts';
import { absoluteAddress, type Path } from '../page/route-pattern.ts';
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
 * @param shortLinks one of them may lead there: it is easier to type, and makes a coarser code
 * @param siteUrl the public address, with the prefix of the language
 */
export function makePoster(path: Path, shortLinks: readonly ShortLink[], siteUrl: string): Poster {
  const short = shortLinks.find(({ target }) => target === path);
  const url = absoluteAddress(short ? shortLinkPath(short.slug) : path, siteUrl);
  return { address: url.replace(/^https?:\/\/(www\.)?/, ''), code: makeQrCode(url) };
}
