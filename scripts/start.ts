import { fileURLToPath } from 'node:url';
import { checkAddress } from '#server/lifecycle.ts';
import { SettingsError } from '#server/settings/setting.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { BuildFailed, buildSite } from './build.ts';
import { serveEnvironment, serveFlags } from './child-process.ts';

/**
 * `npm start`: checks the settings, builds the site if need be, and then becomes `scripts/serve.ts`, in a new process without
 * the memory of the build, with flags and an environment that keep it small.
 */
try {
  await checkAddress(parseSettings(process.env));
  buildSite();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof BuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const script = new URL('serve.ts', import.meta.url);
if (process.platform === 'win32') await import(script.href);
else {
  const args = [process.execPath, ...process.execArgv, ...serveFlags, fileURLToPath(script)];
  process.execve?.(process.execPath, args, { ...serveEnvironment, ...process.env } as Record<string, string>);
}
