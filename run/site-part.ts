import { contentServiceSettings } from './content-service.ts';
import { type Part, startPart } from './part.ts';

/**
 * Starts the built site.
 * @param settings added to the environment of this process
 * @param quiet true: its log lines are not shown
 */
export function startSite(settings: Readonly<Record<string, string>>, quiet = false): Promise<Part> {
  return startPart('site', 'site/server/main.ts', { ...settings, NODE_ENV: 'production' }, quiet);
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
