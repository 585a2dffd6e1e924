import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamp = `${root}build/.inputs`;

/** What the bundles are made of: files, and the sources in folders. */
const inputs = [
  'app',
  'cms',
  'domain',
  'languages',
  'packages/emulator-for-contentful/src',
  'packages/schedules-in-words/src',
  'scripts',
  'server',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

function isSource(name: string): boolean {
  return /\.(?:tsx?|css|graphql)$/.test(name) && !name.includes('.test.');
}

/** The hash of all that the bundles are made of. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) =>
    extname(input) !== ''
      ? input
      : readdirSync(root + input, { encoding: 'utf8', recursive: true })
          .filter(isSource)
          .map((name) => join(input, name))
          .sort(),
  );
  for (const file of files) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex');
}

/** Whether the bundles in `build/` were made from the files that are there now. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Records what the bundles were made from. @param inputs the fingerprint before the build began */
export function markBuilt(inputs: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}
