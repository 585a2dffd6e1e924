import { spawnSync } from 'node:child_process';
import { processors } from './running-site.ts';

/** What `wrk` measured in one run. */
export interface Load {
  readonly perSecond: number;
  /** The 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 } as const;

function number(pattern: RegExp, text: string): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

/**
 * Requests one address again and again, accepting Brotli.
 * @param connections each sends its next request as soon as it has its response
 * @throws when `wrk`, which Debian has, is not installed
 */
export function load(url: string, seconds: number, connections = 50): Load {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const { stdout, error } = spawnSync('taskset', ['-c', processors.measuring, 'wrk', ...args], {
    encoding: 'utf8',
  });
  if (error !== undefined || !stdout.includes('Requests/sec'))
    throw new Error('wrk is missing: apt-get install wrk.');
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/, stdout),
    p99: Number(value) * milliseconds[unit as keyof typeof milliseconds],
    failed: number(/Non-2xx or 3xx responses: (\d+)/, stdout) + number(/timeout (\d+)/, stdout),
  };
}
