import { hash } from 'node:crypto';

/** The policy of what is no page: nothing in it may run, load or be framed (CSP Level 3). */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a drawing: opened by itself it is a document without an origin, and may do nothing. */
export const drawingPolicy = `${inertPolicy}; sandbox`;

/**
 * The policy of one page. It names inline scripts by their hashes and not by a nonce, so that any cache can hold it together
 * with the page.
 * @param scripts the text of each inline script that may run
 */
export function pagePolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
