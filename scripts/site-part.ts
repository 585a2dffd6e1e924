import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from '#server/kept-content/make-folder.ts';
import { keptContentSetting } from '#server/settings/settings-for-freshness.ts';
import { keepCompiledCode } from './compiled-code.ts';
import { contentServiceSettings } from './content-service.ts';
import { type Part, startPart } from './part.ts';
import { sitePermissions } from './site-permissions.ts';
import { smallMemory } from './small-memory.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Starts the built site, small, and with permission for what it needs and no more.
 * @param settings added to the environment of this process
 * @param quiet true: its log lines are not shown
 */
export async function startSite(settings: Readonly<Record<string, string>>, quiet = false): Promise<Part> {
  const kept = keptContentSetting({ ...process.env, ...settings });
  // The site may make nothing beside its folder. Where that cannot be made, it says so itself.
  if (kept !== undefined) await makeFolder(resolve(root, kept)).catch(() => {});
  const written = [...(kept === undefined ? [] : [kept]), keepCompiledCode.NODE_COMPILE_CACHE];
  const flags = [...smallMemory.flags, ...sitePermissions(root, written)];
  const environment = { ...smallMemory.environment, NODE_ENV: 'production' };
  return startPart('site', 'server/main.ts', { ...settings, ...environment }, quiet, flags);
}

/**
 * Starts the built site for a program of ours to look at: quietly, on any free port.
 * @param service where its content comes from
 * @param settings further settings of the site
 */
export function startSiteAside(
  service: Part,
  settings: Readonly<Record<string, string>> = {},
): Promise<Part> {
  return startSite({ ...contentServiceSettings(service), PORT: '0', ...settings }, true);
}
