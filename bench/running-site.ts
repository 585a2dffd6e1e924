import { readFileSync } from 'node:fs';
import { stopProcesses } from '#scripts/child-process.ts';
import { paths } from '#tests/fixtures/site-map.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';

/** Every page of the menu, one of an event, and the pages that only some visitors see: the search, the sheet and the screen. */
export const visitedPaths = [
  ...paths,
  ...['/whats-on/carols-by-candlelight', '/find', '/this-week', '/screen'],
] as const;

/** A site that runs to be measured, with its content service. */
export interface RunningSite {
  readonly url: string;
  readonly pid: number;
  /** Seconds until the content service has read its folder. */
  readonly contentStarted: number;
  /** Seconds until the first response of the site, its content service running already. */
  readonly started: number;
  stop(): Promise<void>;
}

/**
 * Starts the built site and a content service.
 * @param folder the content
 */
export async function startSite(folder = 'content'): Promise<RunningSite> {
  const began = performance.now();
  const content = await startContentService({ CONTENT_FOLDER: folder });
  const between = performance.now();
  const site = await startSiteFor(content);
  const first = await fetch(site.url);
  if (first.status !== 200) throw new Error(`The site responds with ${first.status}.`);
  return {
    url: site.url,
    pid: site.process.pid ?? 0,
    contentStarted: (between - began) / 1000,
    started: (performance.now() - between) / 1000,
    stop: async () => stopProcesses([site, content]),
  };
}

/** Megabytes that a process holds in memory now (`VmRSS`, Linux). */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
