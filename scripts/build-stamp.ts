import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What is built from the project's files. */
interface Bundle {
  /** The file that records from which. */
  readonly stamp: string;
  /** What it is made of: files, and the sources in folders. */
  readonly inputs: readonly string[];
  readonly base?: string;
}

const shared = [
  ...['app', 'cms', 'domain', 'languages', 'scripts', 'server', 'package-lock.json'],
  ...['packages/emulator-for-contentful/src', 'packages/schedules-in-words/src'],
];

/** The path of its host below which a site is built; `scripts/build.ts` hands it on. */
export function buildBase({ BUILD_BASE = '/' }: Readonly<Record<string, string | undefined>>): string {
  return BUILD_BASE;
}

/** The folder of the site's build. One below a path of its host does not touch that of `npm start`. */
export function buildFolder(base: string): string {
  return base === '/' ? 'build' : 'build/below-path';
}

/** The processes of `npm start`, and what browsers load. @param base of its addresses, with a slash at its start and end */
export function siteBundle(base = '/'): Bundle {
  const inputs = [...shared, 'vite.config.ts', 'react-router.config.ts'];
  return { stamp: `${buildFolder(base)}/.inputs`, inputs, base };
}

/** The editing page. */
export const editorBundle: Bundle = {
  stamp: 'build/editor/.inputs',
  inputs: [...shared, 'editorial', 'packages/content-editor/src'],
};

function isSource(name: string): boolean {
  return /\.(?:tsx?|css|graphql)$/.test(name) && !name.includes('.test.');
}

/** The hash of all that a bundle is made of. */
export function fingerprint({ inputs, base = '' }: Bundle): string {
  const hash = createHash('sha256').update(base);
  const files = inputs.flatMap((input) => {
    if (extname(input) !== '') return input;
    const names = readdirSync(root + input, { encoding: 'utf8', recursive: true }).filter(isSource);
    return names.map((name) => join(input, name)).sort();
  });
  for (const file of files) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

/** Whether a bundle was made from the files that are there now. */
export function isBuilt(bundle: Bundle): boolean {
  const stamp = root + bundle.stamp;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(bundle);
}

/** Records what a bundle was made from. @param inputs the fingerprint before the build began */
export function markBuilt({ stamp }: Bundle, inputs: string): void {
  mkdirSync(dirname(root + stamp), { recursive: true });
  writeFileSync(root + stamp, inputs);
}
