const allowedSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An origin that no content can name, to tell a path of ours from an address elsewhere. */
const ownOrigin = 'https://own-origin.invalid';

/** What browsers drop from addresses, and what no address needs: controls, formats, separators (Unicode C and Z). */
const ignoredByBrowsers = /[\p{C}\p{Z}]/gu;

/** The path of an address of ours, unless browsers would take it for that of another site (`//elsewhere`). */
function pathOf({ href }: URL): string | undefined {
  const path = href.slice(ownOrigin.length);
  return path.startsWith('//') ? undefined : path;
}

/**
 * Lets an address from content through only when following it can do no harm: https, http, mailto, tel, or a path or
 * fragment of this site.
 * @param address what an editor wrote
 * @returns the address to link to, or undefined when the words should stand without a link
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
