import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Service, stopProcesses } from '#scripts/child-process.ts';
import { startContentService, startSiteFor } from '#tests/helpers/services.ts';

/** A site that runs to be measured, with its content service. */
export interface RunningSite {
  readonly url: string;
  readonly pid: number;
  readonly contentPid: number;
  /** The content service. */
  readonly content: Service;
  /** Milliseconds until the first response of the site, its content service running already. */
  readonly started: number;
  stop(): Promise<void>;
}

/** The first processor is for the measured processes alone; the measuring ones have another. */
export const processors = {
  measured: '0',
  measuring: '1',
  all: `0-${availableParallelism() - 1}`,
} as const;

/** Pins processes and all their threads to a processor. */
export function pinTo(processor: string, ...pids: readonly number[]): void {
  for (const pid of pids) spawnSync('taskset', ['-acp', processor, String(pid)], { stdio: 'ignore' });
}

/**
 * Starts the built site and a content service.
 * @param folder the content
 * @param settings further settings of the site
 */
export async function startSite(
  folder = 'content',
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const content = await startContentService({ CONTENT_FOLDER: folder });
  const began = performance.now();
  const site = await startSiteFor(content, settings);
  const first = await fetch(site.url);
  if (first.status !== 200) throw new Error(`The site responds with ${first.status}.`);
  const started = performance.now() - began;
  return {
    url: site.url,
    pid: site.process.pid ?? 0,
    contentPid: content.process.pid ?? 0,
    content,
    started,
    stop: async () => stopProcesses([site, content]),
  };
}

/** Megabytes that a process holds in memory now (`VmRSS`, Linux). */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
