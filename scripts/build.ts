import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamp = `${root}build/.inputs`;

/** What the site's bundle is made from. */
const inputs = [
  '{app,cms,domain,server}/**/*.{ts,tsx,css,graphql}',
  'content/palettes.json',
  'scripts/compress-files.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, exclude: ['**/*.test.*'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** The build failed; the message holds what the builder printed. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** An environment without what an operator tells the site: the builder needs none of it, and can put none into a file. */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^(?:CONTENT|WEBHOOK|PREVIEW|PURGE)_/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.test(name)));
}

/**
 * Builds the site's bundle, unless the one in `build/` was made from these very files.
 * @throws BuildFailed with the builder's own words
 */
export function buildSite(): void {
  const wanted = fingerprint();
  if (builtFrom() === wanted) return;
  // By its path: outside npm the folder of the packages' commands is not searched.
  const { status, stdout, stderr, error } = spawnSync(`${root}node_modules/.bin/react-router`, ['build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...withoutSettings(process.env), NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (error)
    throw new BuildFailed(`React Router cannot be started (${error.message}). Run npm install first.`);
  if (status !== 0) throw new BuildFailed(`The site could not be built:\n${stdout}\n${stderr}`);
  compressFiles(`${root}build/client`);
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(stamp, wanted);
}

if (import.meta.main) buildSite();
