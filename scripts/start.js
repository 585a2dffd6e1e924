// Builds the site if need be, its settings checked first, and then becomes `build/serve.js`, in a new process without the memory
// of the build, with flags and an environment that keep it small.
// Plain JavaScript: Node loads what strips types, which takes a tenth of a second, for a file that the compile cache lacks.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { isBuilt, siteBundle } = await import('./build-stamp.ts');
const { serveEnvironment, serveFlags } = await import('./child-process.ts');

/** Builds the site. The settings and the address are checked before, so that a build is not waited for in vain. */
async function build() {
  const { parseSettings } = await import('#server/settings/settings.ts');
  const { checkAddress } = await import('#server/http/lifecycle.ts');
  const { buildSite } = await import('./build.ts');
  await checkAddress(parseSettings(process.env));
  await buildSite();
}

try {
  if (!isBuilt(siteBundle())) await build();
} catch (error) {
  if (error.name !== 'SettingsError' && error.name !== 'CommandFailed') throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const script = new URL('../build/serve.js', import.meta.url);
if (process.platform === 'win32') await import(script.href);
else {
  const args = [process.execPath, ...process.execArgv, ...serveFlags, fileURLToPath(script)];
  // Node writes its compile cache when a process ends, and this one becomes another.
  flushCompileCache();
  process.execve?.(process.execPath, args, { ...serveEnvironment, ...process.env });
}
