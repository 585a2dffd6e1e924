const allowedSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A base for relative addresses. An address that resolves to it is a path of this site. */
const ownOrigin = 'https://own-origin.invalid';

/** Characters that browsers remove from addresses, or that no address needs: controls, formats, separators (Unicode C and Z). */
const ignoredByBrowsers = /[\p{C}\p{Z}]/gu;

/** The path of an address of this site; undefined if browsers would read it as another site (`//elsewhere`). */
function pathOf({ href }: URL): string | undefined {
  const path = href.slice(ownOrigin.length);
  return path.startsWith('//') ? undefined : path;
}

/**
 * Validates an address from content: only https, http, mailto and tel are safe to follow, and paths and fragments of
 * this site.
 * @param address as an editor wrote it
 * @returns the address to link to; undefined when the text should have no link
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const cleaned = (address ?? '').replace(ignoredByBrowsers, '');
  if (cleaned === '' || !URL.canParse(cleaned, ownOrigin)) return undefined;
  const url = new URL(cleaned, ownOrigin);
  if (url.origin === ownOrigin) return pathOf(url);
  return allowedSchemes.has(url.protocol) && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}

/** Decodes `%20` and the like. A text with a lone `%`, as editors write it, stays as it is. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
