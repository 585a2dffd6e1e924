import { fileURLToPath } from 'node:url';
import { type Service, startProcess } from '#scripts/child-process.ts';
import { contentServiceSettings, embedded } from '#scripts/content-service.ts';
import { startSite } from '#scripts/site-process.ts';

const emulator = fileURLToPath(import.meta.resolve('emulator-for-contentful/command'));

/**
 * Starts the embedded content service in its own process, quietly, on any free port.
 * @param settings further settings of the service
 */
export function startContentService(settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  return startProcess(emulator, { CONTENT_PORT: '0', ...embedded, ...settings }, { quiet: true });
}

/**
 * Starts the built site, quietly, on any free port.
 * @param content where its content comes from
 * @param settings further settings of the site
 */
export function startSiteFor(
  content: Service,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  return startSite({ ...contentServiceSettings(content.url), PORT: '0', ...settings }, { quiet: true });
}
