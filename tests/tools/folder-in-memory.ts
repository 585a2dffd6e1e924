import { mkdtempSync, readFileSync, statfsSync } from 'node:fs';

/** The file system in memory that a Linux has, in which anybody may write. */
const memory = '/dev/shm';

/** A hundred times what the tests have there at once, in bytes. */
const minFree = 2 * 1024 ** 3;

/** A container may have one of 64 MB, in which no program can be started. */
const startsPrograms = /^\S+ \/dev\/shm tmpfs (?!\S*\bnoexec\b)/m;

/**
 * Makes a folder in memory for what tests write. They make thousands of small files, most of them in repositories of git, each of
 * which takes a disk more time than git itself.
 * @returns undefined where memory has no such folder, or too little room in it
 */
export function makeFolderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < minFree || !startsPrograms.test(readFileSync('/proc/mounts', 'utf8')))
      return undefined;
    return mkdtempSync(`${memory}/tests-`);
  } catch {
    return undefined;
  }
}
