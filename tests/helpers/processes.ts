import { readdirSync, readFileSync } from 'node:fs';

/** Processes can be listed by their files, without a program that a small machine may lack. */
export const canListProcesses = process.platform === 'linux';

function parentOf(pid: number): number | undefined {
  try {
    // After the command's name, which is in brackets and may hold anything: state, then parent.
    return Number(/^.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** All processes that descend from one, at any depth. */
export function descendantsOf(pid: number): readonly number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = pids.filter((candidate) => parentOf(candidate) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** True while a process runs; one that has ended and waits to be collected does not. */
export function runs(pid: number): boolean {
  try {
    return !/^.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The most memory that a process has held since it started, in bytes. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
