import { readFileSync } from 'node:fs';

/** Megabytes that a process holds in memory now (`VmRSS`, Linux). */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
