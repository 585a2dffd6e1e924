import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log, LogEvent } from '../log.ts';

/**
 * Flags for writing a new file whose bytes are on the disk when the write ends, as after fsync, which a process under Node's
 * permission model may not call. 0 where the system has no such flag.
 */
const synchronously =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants.O_DSYNC as number | undefined) ?? 0);

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Creates a folder that only this account may read, and its parents. Node's own recursive `mkdir` never ends where the system
 * reports an existing folder as missing, as below `/proc`.
 * @param folder absolute
 * @throws the system's error when it cannot be made
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}

/**
 * Writes a file atomically: a reader sees all of the old one or all of the new one, even if the process is killed.
 * The file begins with a checksum, and then a line of JSON. Only a process that is killed as it writes leaves a temporary file.
 * @param file absolute
 * @param about metadata of the bytes, as JSON
 * @throws the system's error; no partial file is left
 */
export async function writeFileAtomically(file: string, about: unknown, bytes: Uint8Array): Promise<void> {
  const body = Buffer.concat([Buffer.from(`${JSON.stringify(about)}\n`), bytes]);
  const temporary = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, synchronously, 0o600);
    try {
      await handle.writeFile(Buffer.concat([Buffer.from(`${hash('sha256', body)}\n`), body]));
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

/** Reads what `writeFileAtomically` wrote. @throws the system's error, or one that says that the file is damaged */
export async function readWholeFile(file: string): Promise<{ about: unknown; bytes: Buffer<ArrayBuffer> }> {
  const whole = await readFile(file);
  const start = whole.indexOf('\n') + 1;
  const body = whole.subarray(start);
  if (whole.subarray(0, start).toString() !== `${hash('sha256', body)}\n`)
    throw new Error('it is damaged or of another format');
  const end = body.indexOf('\n');
  return { about: JSON.parse(body.subarray(0, end).toString()), bytes: body.subarray(end + 1) };
}

/** Reports once each time that writes to a folder begin to fail. @param event the log event of a failure */
export function createWriteHealth(log: Log, event: LogEvent, file: string) {
  let isFailing = false;
  return {
    isFailing: () => isFailing,
    failed(error: unknown): void {
      const message = error instanceof Error ? error.message : String(error);
      if (!isFailing) log('error', event, { message: `${file} cannot be written: ${message}` });
      isFailing = true;
    },
    succeeded(): void {
      isFailing = false;
    },
  };
}
