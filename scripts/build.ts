import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minCompressedSize } from '#server/http-cache/encoded-response.ts';
import { buildEditor } from './build-editor.ts';
import { buildFolder, fingerprint, isBuilt, markBuilt, siteBundle } from './build-stamp.ts';
import { bundleForNode } from './bundle-for-node.ts';
import { serveEnvironment, serveFlags } from './child-process.ts';
import { CommandFailed } from './run-command.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The environment without the operator's settings: the builder needs none, and so cannot write one into a file. */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = /^(?:CONTENT|WEBHOOK|PREVIEW)_/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.test(name)));
}

/**
 * Writes a Brotli and a gzip file beside each text file of a folder, at the highest level, since built files are sent often
 * and never change. Fonts and pictures are compressed already.
 */
export function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json,txt,html}', { cwd: folder })) {
    const file = `${folder}/${name}`;
    const content = readFileSync(file);
    if (content.length < minCompressedSize) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** The processes of `npm start`, by the names of their files in `build/`. */
const processes = {
  serve: 'scripts/serve.ts',
  site: 'server/main.ts',
  'transform-main': 'packages/emulator-for-contentful/src/images/transform-main.ts',
};

/**
 * Starts everything once and loads a page, so that the code that both run is in the compile cache.
 * A failure is ignored here, since the start itself reports it.
 */
function fillCompileCache(): void {
  spawnSync(process.execPath, [...serveFlags, `${root}build/serve.js`, '--once'], {
    cwd: root,
    env: { ...serveEnvironment, ...withoutSettings(process.env), PORT: '0' },
    stdio: 'ignore',
  });
}

/**
 * Builds the site's bundle, unless the one that is there was made from the same files.
 * @param base the path of its host below which an exported site is, such as `/church/`: such a bundle has no processes
 * @throws CommandFailed with the builder's output
 */
export async function buildSite(base = '/'): Promise<void> {
  const bundle = siteBundle(base);
  if (isBuilt(bundle)) return;
  const inputs = fingerprint(bundle);
  for (const part of ['client', 'server'])
    rmSync(`${root}${buildFolder(base)}/${part}`, { recursive: true, force: true });
  // The full path is needed, because `node_modules/.bin` is on the PATH only within npm.
  const { status, stdout, stderr, error } = spawnSync(`${root}node_modules/.bin/react-router`, ['build'], {
    ...{ cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
    env: { ...withoutSettings(process.env), NODE_ENV: 'production', BUILD_BASE: base },
  });
  if (error)
    throw new CommandFailed(`React Router cannot be started (${error.message}). Run npm install first.`);
  if (status !== 0) throw new CommandFailed(`The site could not be built:\n${stdout}\n${stderr}`);
  if (base === '/') await bundleProcesses();
  markBuilt(bundle, inputs);
  if (base === '/') fillCompileCache();
}

/** They find the project's folder from their own place, in `build/` itself. A process takes 15 MB less by one file. */
async function bundleProcesses(): Promise<void> {
  await bundleForNode({ input: processes, outDir: 'build', emptyOutDir: false }).catch((error: Error) => {
    throw new CommandFailed(`The site could not be built:\n${error.message}`);
  });
  compressFiles(`${root}build/client`);
}

if (import.meta.main) {
  await buildSite();
  await buildEditor();
}
