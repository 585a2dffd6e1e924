import { hash } from 'node:crypto';

/**
 * The directive that a page can have in a header only: in a `<meta>` browsers ignore it, and log an error (CSP Level 3, section 3.3). It is all
 * that a PDF has: Chrome shows one by an element of its own, which `default-src 'none'` would forbid as well (crbug.com/271452).
 */
export const unframed = "frame-ancestors 'none'";

/** The policy of responses that are no page: nothing in them may run, load or be framed (CSP Level 3). */
export const inertPolicy = `default-src 'none'; ${unframed}`;

/** The policy of an SVG: opened directly it is a sandboxed document in which nothing runs. */
export const drawingPolicy = `${inertPolicy}; sandbox`;

/**
 * The policy of one page. It allows inline scripts by their hashes and not by a nonce, so that it can be cached with the page.
 * @param scripts the text of each inline script that may run
 * @param hasForm true for the one page whose form is sent without a script, and to this site alone
 */
export function pagePolicy(scripts: readonly string[], hasForm = false): string {
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
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    unframed,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** A page's policy as a `<meta>` of it may hold it. */
export function metaPolicy(policy: string): string {
  return policy.replace(`; ${unframed}`, '');
}
