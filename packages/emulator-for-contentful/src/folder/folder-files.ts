import { constants, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import pLimit from 'p-limit';

/** A file as it was read; `changed` is its modification time in milliseconds since 1970. */
type FileRead = { readonly bytes: Buffer; readonly changed: number };

/** How many files of a folder are open at once. */
export const fileLimit = pLimit(32);

/** Backup, temporary and hidden files of text editors and operating systems. */
const TEMPORARY_FILES =
  /^\.|^#.*#$|~$|\.(?:swp|swx|tmp|temp|part|bak|orig)$|^(?:Thumbs\.db|desktop\.ini|4913)$/i;

/** The names of the content files in a folder, sorted; none when the folder does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(undefinedIfAbsent);
  return (names ?? []).filter((name) => !TEMPORARY_FILES.test(name)).toSorted();
}

/** How large a file may be, in bytes: a long video is on another site. */
const MAX_SIZE = 200_000_000;

/** How long a disk or a network drive may take for one file, in milliseconds. */
const TIMEOUT = 20_000;

/** Why a file of a content folder is not read. The message is a sentence for whoever put it there. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/**
 * Reads a file of a content folder, which may come from anybody: only a regular file, whose real path lies inside the folder.
 * @param root the folder; that of the file when left out
 * @returns undefined when it does not exist
 * @throws RefusedFile
 */
export async function readIfThere(path: string, root = dirname(path)): Promise<FileRead | undefined> {
  // The time is read first: if the bytes change in between, they are newer than the recorded time. Asking for it takes less time
  // than waiting for a thread that does.
  const about = statSync(path, { throwIfNoEntry: false });
  if (about === undefined) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new RefusedFile('This is a link to a file that is not there. Put the file itself here.');
    return undefined;
  }
  refuseUnusual(about);
  const real = realpathSync.native(path);
  if (!real.startsWith(`${realpathSync.native(root)}${sep}`)) {
    throw new RefusedFile(
      'This is a link to a place outside the content folder, from which nothing is read. Put the file itself here.',
    );
  }
  const bytes = await withinTime(readFile(real, { flag: READ_ONLY })).catch(undefinedIfAbsent);
  return bytes && { bytes, changed: about.mtimeMs };
}

/** For reading, without waiting for what is no file after all, and without a link that has come in between. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

function refuseUnusual(about: Stats): void {
  if (about.isDirectory())
    throw new RefusedFile('This is a folder, where a file is expected. Rename or delete it.');
  if (!about.isFile())
    throw new RefusedFile('This is neither a file nor a folder, but a pipe or a device. Delete it.');
  if (about.size > MAX_SIZE) {
    const [size, most] = [about.size, MAX_SIZE].map((bytes) => Math.ceil(bytes / 1e6));
    throw new RefusedFile(`The file has ${size} MB, and a file of the content at most ${most} MB.`);
  }
}

async function withinTime<Value>(reading: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const message = `The file could not be read within ${TIMEOUT / 1000} seconds: its disk or network drive does not respond.`;
  const timer = setTimeout(() => reject(new RefusedFile(message)), TIMEOUT);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An error handler that returns undefined when a file or folder does not exist and rethrows any other error. */
export function undefinedIfAbsent(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}

/**
 * Reads a file whose failure must not stop the reading of others.
 * @returns undefined when it does not exist; a sentence when it cannot be opened
 */
export async function readOrExplain(path: string, root?: string): Promise<FileRead | undefined | string> {
  try {
    return await readIfThere(path, root);
  } catch (error) {
    if (error instanceof RefusedFile) return error.message;
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The file cannot be opened${reason}.`;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
