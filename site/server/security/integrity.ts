import { hash } from 'node:crypto';
import type { BuiltFiles } from '../built-files.ts';

/** Gives the scripts that a page names the hashes of what they must be (W3C Subresource Integrity). */
export type Integrity = (html: string) => string;

/** A script that a page asks for, once it is painted, before it is imported: as `first-load.ts` leaves it. */
const asked = /<link rel="later"([^>]*?) href="(\/assets\/[^"]+\.js)"\/>/g;

/** Holds data only, and is imported by the page's own script before all others: it may as well run when it comes. */
const manifest = /^\/assets\/manifest-/;

/**
 * Knows the hashes of built scripts: whatever a cache or a proxy in front of the site makes of one, a browser runs it as
 * it was built or not at all. A module is fetched once, so that what checks the first request checks every import.
 * @param files those of the build; a script that is not among them is left as it is
 */
export function createIntegrity(files: BuiltFiles): Integrity {
  const hashes = new Map(
    [...files]
      .filter(([path]) => path.endsWith('.js'))
      .map(([path, { bytes }]) => [path, `sha256-${hash('sha256', bytes, 'base64')}`]),
  );
  return (html) =>
    html.replace(asked, (link: string, attributes: string, path: string) => {
      const expected = hashes.get(path);
      if (expected === undefined) return link;
      return manifest.test(path)
        ? `<script type="later" async=""${attributes} src="${path}" integrity="${expected}"></script>`
        : `<link rel="later"${attributes} href="${path}" integrity="${expected}"/>`;
    });
}
