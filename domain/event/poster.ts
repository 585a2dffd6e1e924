import { type ShortLink, shortLinkPath } from '../link/short-link.ts';
import { absoluteAddress, type Path } from '../page/route-pattern.ts';
import { makeQrCode } from '../picture/qr-code.ts';

/** The address of a page for a poster on a notice board. */
export type Poster = ReturnType<typeof makePoster>;

/**
 * Makes the address and the code of a page's poster.
 * @param path the page's own path
 * @param shortLinks one of them may lead there: it is easier to type, and makes a coarser code
 * @param siteUrl the public address, with the prefix of the language
 */
export function makePoster(path: Path, shortLinks: readonly ShortLink[], siteUrl: string) {
  const short = shortLinks.find(({ target }) => target === path);
  const url = absoluteAddress(short ? shortLinkPath(short.slug) : path, siteUrl);
  return {
    /** To be typed, so without "https://". */
    address: url.replace(/^https?:\/\/(www\.)?/, ''),
    /** Undefined when the address is too long for a QR code. */
    code: makeQrCode(url),
  };
}
