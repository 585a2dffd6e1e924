import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '#server/settings/setting.ts';
import { cacheDirSetting } from '#server/settings/settings.ts';
import { makeFolder } from '#server/snapshot/atomic-file.ts';
import { type Service, type StartOptions, siteCompileCache, startProcess } from './child-process.ts';
import { readOutageText } from './content/content-files.ts';
import { contentFolder } from './content/content-folder.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The files of the project that the site reads: its code and its packages. */
const read = ['build/*', 'node_modules/*', 'package.json'] as const;

/**
 * Flags of Node for the site's process, so that it can do what the site needs and no more: read the files above, write
 * to the folders that are named, use the network, and draw pictures. It cannot start programs or threads, or evaluate strings as code. What this does not prevent is in docs/decisions/013-process-permissions.md.
 * @param root the project's folder
 * @param folders that it writes to, in the project's if not absolute
 * @see https://nodejs.org/api/permissions.html
 */
export function sitePermissions(root: string, folders: readonly string[]): readonly string[] {
  // The star marks it as a folder, since it need not exist yet.
  const written = folders.map((folder) => join(resolve(root, folder), '*'));
  return [
    '--permission',
    ...[...read.map((path) => join(root, path)), ...written].map((path) => `--allow-fs-read=${path}`),
    ...written.map((path) => `--allow-fs-write=${path}`),
    '--allow-net',
    '--allow-addons',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    // Node warns at each start about the network and native libraries, both of which are intended.
    '--disable-warning=PERM0001',
    '--disable-warning=ExperimentalWarning',
  ];
}

/** The folders that the site writes to: its cache, if it has one, and its own compiled code, which no other process runs. */
export function writtenFolders(environment: Environment): readonly string[] {
  const cacheDir = cacheDirSetting(environment);
  return [...(cacheDir === undefined ? [] : [resolve(root, cacheDir)]), siteCompileCache];
}

/**
 * Starts the built site in its own process, small, and with permission for what it needs and no more.
 * @param settings added to the environment of this process
 * @param options those of `startProcess`
 * @throws StartFailed; SettingsError when the text for an outage cannot be read
 */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  options: Pick<StartOptions, 'quiet' | 'later'> = {},
): Promise<Service> {
  const written = writtenFolders({ ...process.env, ...settings });
  // The site itself cannot create its folders. If this fails, the site reports it.
  await Promise.all(written.map((folder) => makeFolder(folder).catch(() => {})));
  const content = contentFolder({ ...process.env, ...settings });
  const environment = {
    ...settings,
    OUTAGE_TEXT: JSON.stringify(await readOutageText(content)),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: siteCompileCache,
  };
  return startProcess('build/site.js', environment, { ...options, flags: sitePermissions(root, written) });
}
