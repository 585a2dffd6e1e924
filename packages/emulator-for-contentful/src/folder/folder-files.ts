import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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

/** Reads a file; undefined when it does not exist. */
export async function readIfThere(path: string): Promise<FileRead | undefined> {
  // The time is read first: if the bytes change in between, they are newer than the recorded time. Asking for it takes less time
  // than waiting for a thread that does.
  const about = statSync(path, { throwIfNoEntry: false });
  const bytes = about && (await readFile(path).catch(undefinedIfAbsent));
  return bytes && { bytes, changed: about.mtimeMs };
}

/** An error handler that returns undefined when a file or folder does not exist and rethrows any other error. */
export function undefinedIfAbsent(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}

/**
 * Reads a file whose failure must not stop the reading of others.
 * @returns undefined when it does not exist; a sentence when it cannot be opened
 */
export async function readOrExplain(path: string): Promise<FileRead | undefined | string> {
  try {
    return await readIfThere(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The file cannot be opened${reason}.`;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
