import { readFileSync, type Stats, statSync } from 'node:fs';
import { setImmediate as others } from 'node:timers/promises';
import { isAbsence, readIfThere, statIfThere } from './folder-files.ts';

/** A file as it was read. */
export type FileRead = {
  readonly bytes: Buffer;
  /** The time of its last change in milliseconds since 1970. */
  readonly changed: number;
  /** All that the disk tells of it; a file that was written, renamed or exchanged has another state. */
  readonly state: string;
};

/** Reads a file; undefined when it is not there. */
export type ReadFile = (path: string) => Promise<FileRead | undefined>;

export type FileReader = {
  readonly read: ReadFile;
  /** Undefined when the file is not there. */
  readonly stateOf: (path: string) => Promise<string | undefined>;
};

/** A disk that takes longer for a file, in milliseconds, is somewhere else: a network drive. */
const SLOW = 4;
/** Others get their turn after so long, in milliseconds. */
const TURN = 8;

/**
 * Reads thousands of small files in a row. On a disk of this machine that is quickest without handing each to another
 * thread; a slow drive is asked for several at once.
 */
export function makeFileReader(): FileReader {
  let slow = 0;
  let turnBegan = performance.now();
  async function quickly<T>(atOnce: () => T, aside: () => Promise<T>): Promise<T> {
    if (slow > 3) return aside();
    if (performance.now() - turnBegan > TURN) {
      await others();
      turnBegan = performance.now();
    }
    const began = performance.now();
    const result = atOnce();
    if (performance.now() - began > SLOW) slow += 1;
    return result;
  }
  return {
    read: (path) =>
      quickly(
        () => readAtOnce(path),
        () => readAside(path),
      ),
    stateOf: async (path) => {
      const about = await quickly(
        () => statSync(path, { throwIfNoEntry: false }),
        () => statIfThere(path),
      );
      return about === undefined ? undefined : stateIn(about);
    },
  };
}

const stateIn = ({ mtimeMs, ctimeMs, size, ino }: Stats) => `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

// The state is taken first: bytes that change in between are then noticed as changed.
function readAtOnce(path: string): FileRead | undefined {
  try {
    const about = statSync(path);
    return { bytes: readFileSync(path), changed: about.mtimeMs, state: stateIn(about) };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

async function readAside(path: string): Promise<FileRead | undefined> {
  const about = await statIfThere(path);
  const bytes = about === undefined ? undefined : await readIfThere(path);
  return about === undefined || bytes === undefined
    ? undefined
    : { bytes, changed: about.mtimeMs, state: stateIn(about) };
}

/**
 * Reads a file of which nothing but itself depends.
 * @returns undefined when it is not there; a sentence when the system does not let it be read
 */
export async function readOrSay(path: string, read: ReadFile): Promise<FileRead | undefined | string> {
  try {
    return await read(path);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The file cannot be opened${reason}.`;
  }
}
