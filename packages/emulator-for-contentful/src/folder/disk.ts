import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import pLimit from 'p-limit';

/** What is asked of a disk, and how long it may take for one file or folder, in milliseconds. Tests have disks that hang. */
export const disk = { lstat, readdir, readFile, realpath, stat, timeLimit: 20_000 };

/** Why something in a content folder is not read. The message is a sentence for whoever put it there. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/** The questions that a disk has not answered yet. */
const asked = new Set<{ readonly path: string; readonly since: number; isLate: boolean }>();
const late = () => [...asked].filter(({ isLate }) => isLate);

/** Node asks disks by four threads, and a drive that hangs keeps those that ask it. Three ask here, so that one stays for the rest. */
const threads = 3;
const ask = pLimit(threads);

/** Whether questions wait for their turn. */
export const isWaiting = () => ask.pendingCount > 0;

const ticks = 20;

export const isHanging = () => late().length > 0;

/** Ends a command that has done its work: Node would go on waiting for a drive that hangs. */
export const endIfHanging = () => {
  if (isHanging()) process.exit();
};

/** At least one goes on, to be refused. */
const askByThoseLeft = () => {
  ask.concurrency = Math.max(1, threads - late().length);
};

/**
 * Asks a disk or a network drive, which may never answer: then nothing more is asked about the same path until it does, nor about any
 * other once it keeps three threads.
 * @returns the answer; undefined when there is no such file or folder
 * @throws RefusedFile when there is no answer in time, or the disk fails
 */
export function inTime<Value>(path: string, question: () => Promise<Value>): Promise<Value | undefined> {
  return ask(async () => {
    const lost = late();
    if (lost.length >= threads || lost.some((one) => one.path === path))
      throw new RefusedFile('Its disk or network drive still does not respond.');
    const one = { path, since: Date.now(), isLate: false };
    asked.add(one);
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    // By ticks: a disk is not late because this process is busy, when several seconds are one tick.
    let left = ticks;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      one.isLate = true;
      askByThoseLeft();
      const seconds = disk.timeLimit / 1000;
      reject(
        new RefusedFile(`Its disk or network drive does not respond: it was not read in ${seconds} seconds.`),
      );
    }, disk.timeLimit / ticks);
    const answer = question().finally(() => {
      asked.delete(one);
      if (one.isLate) askByThoseLeft();
    });
    return Promise.race([answer, tooLate])
      .catch(explained)
      .finally(() => clearInterval(timer));
  });
}

/** An error handler that returns undefined when a file or folder does not exist, and has a sentence for other errors of a disk. */
function explained(error: unknown): undefined {
  if (isAbsence(error)) return undefined;
  if (!isOfDisk(error)) throw error;
  throw new RefusedFile(
    error.code === 'ELOOP'
      ? 'This is a link that leads back to itself. Put the file itself here.'
      : `It cannot be opened (${error.code}).`,
  );
}

// At its end Node waits for all its threads: for one that a drive keeps, it would wait for ever.
process.on('exit', () => {
  const isHanging = [...asked].some(({ since }) => Date.now() - since > 1000);
  if (isHanging) process.kill(process.pid, 'SIGKILL');
});

/** An error handler that returns undefined when a file or folder does not exist and rethrows any other error. */
export function undefinedIfAbsent(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}

const isOfDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

const isAbsence = (error: unknown): boolean =>
  isOfDisk(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
