import { hash } from 'node:crypto';

/** The policy of responses that are no page: nothing in them may run, load or be framed (CSP Level 3). */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of an SVG: opened directly it is a sandboxed document in which nothing runs. */
export const drawingPolicy = `${inertPolicy}; sandbox`;

/**
 * The policy of one page. It allows inline scripts by their hashes and not by a nonce, so that it can be cached with the page.
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
