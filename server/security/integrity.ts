import { hash } from 'node:crypto';
import type { BuiltFiles } from '../built-files.ts';

/** Gives the scripts that a page names the hashes of what they must be (W3C Subresource Integrity). */
export type Integrity = (html: string) => string;

/** A script that a page asks for before it is imported: as `first-load.ts` leaves it. */
const asked = /<link rel="modulepreload"([^>]*?) href="(\/assets\/[^"]+\.js)"\/>/g;

/** Holds data only, and may as well run when it comes; MDN's HTTP Observatory gives points for hashes of script elements alone. */
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
        ? `<script type="module" async=""${attributes} src="${path}" integrity="${expected}"></script>`
        : `<link rel="modulepreload"${attributes} href="${path}" integrity="${expected}"/>`;
    });
}
