import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { startScript } from '#app/first-load.ts';
import { handOverScript } from '#app/handed-over.ts';
import { trustedTypesScript } from '#app/trusted-types.ts';

/** The policy of what is no page: nothing in it may run, load or be framed (CSP Level 3). */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a drawing: opened by itself it is a document, which is nobody's and may do nothing. */
export const drawingPolicy = `${inertPolicy}; sandbox`;

/** The site's own scripts, the same on every page. */
const written: ReadonlySet<string> = new Set([trustedTypesScript, handOverScript, startScript]);

/**
 * React Router's scripts, by how they begin. Any other is no work of the site: it gets no hash and does
 * not run, however it came there.
 */
const ownScripts = [/^window\.__reactRouterContext = \{/, /^import (?:\* as \w+ from )?"\/assets\//];

function isOwn(script: string): boolean {
  return written.has(script) || ownScripts.some((shape) => shape.test(script.trimStart()));
}

/** How a policy names the site's own scripts, worked out once: there are a few more of them than routes. */
const names = new LRUCache<string, string>({ max: 100 });

/** How a policy names a script; undefined for one that is not the site's own. */
function nameOf(script: string): string | undefined {
  const known = names.get(script);
  if (known !== undefined || !isOwn(script)) return known;
  const name = `'sha256-${hash('sha256', script, 'base64')}'`;
  names.set(script, name);
  return name;
}

/** The scripts in a page's HTML that run; data blocks, which have another type, do not. */
function runningScripts(html: string): readonly string[] {
  const scripts: string[] = [];
  for (const piece of html.split('<script').slice(1)) {
    const start = piece.indexOf('>') + 1;
    const script = piece.slice(start, piece.indexOf('</script>', start));
    if (script !== '' && !piece.slice(0, start).includes('type="application/')) scripts.push(script);
  }
  return scripts;
}

/**
 * The policy of one page. Scripts are named by their hashes and not by a nonce, so that it can be kept with the page in
 * any cache.
 * @param html the parts of the page that hold scripts of the site's own, as they are sent
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = runningScripts(html)
    .map(nameOf)
    .filter((name) => name !== undefined);
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
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
  ];
  return directives.join('; ');
}
