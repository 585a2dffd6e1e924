import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';

/** What editors and the system leave beside the files they work on: copies, unfinished and hidden files. */
const LEFT_BEHIND = /^\.|^#.*#$|~$|\.(?:swp|swx|tmp|temp|part|bak|orig)$|^(?:Thumbs\.db|desktop\.ini|4913)$/i;

/** The names in a folder, sorted, without those that are no content; none when the folder is not there. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => !LEFT_BEHIND.test(name)).toSorted();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

/** Size and time of a file, or undefined when it is not there. */
export async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** The bytes of a file, or undefined when it is not there. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Whether a failure says that there is no such file or folder. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
