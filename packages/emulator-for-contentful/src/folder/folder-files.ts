import { readdir, readFile, stat } from 'node:fs/promises';
import pLimit from 'p-limit';

/** A file as it was read; `changed` is its modification time in milliseconds since 1970. */
export type FileRead = { readonly bytes: Buffer; readonly changed: number };

/** How many files of a folder are open at once. */
export const fileLimit = pLimit(32);

/** What editors and the system leave beside the files they work on: copies, unfinished and hidden files. */
const LEFT_BEHIND = /^\.|^#.*#$|~$|\.(?:swp|swx|tmp|temp|part|bak|orig)$|^(?:Thumbs\.db|desktop\.ini|4913)$/i;

/** The names of the content files in a folder, sorted; none when the folder does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(undefinedIfAbsent);
  return (names ?? []).filter((name) => !LEFT_BEHIND.test(name)).toSorted();
}

/** Reads a file; undefined when it does not exist. */
export async function readIfThere(path: string): Promise<FileRead | undefined> {
  // The time is taken first, so that bytes that change in between count as changed.
  const about = await stat(path).catch(undefinedIfAbsent);
  const bytes = about && (await readFile(path).catch(undefinedIfAbsent));
  return bytes && { bytes, changed: about.mtimeMs };
}

/** Handles the failure of a file or folder that is not there; any other is thrown again. */
export function undefinedIfAbsent(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}

/**
 * Reads a file that nothing else depends on.
 * @returns undefined when it does not exist; a sentence when the system does not let it be read
 */
export async function readOrExplain(path: string): Promise<FileRead | undefined | string> {
  try {
    return await readIfThere(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The file cannot be opened${reason}.`;
  }
}

/** Whether a failure says that there is no such file or folder. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
