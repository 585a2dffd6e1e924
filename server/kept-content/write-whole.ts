import { constants } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/**
 * To write a new file whose bytes are on the disk when they are said to be written: a process that runs with few permissions
 * may not ask for that afterwards. Where the system does not know it, zero.
 */
const newAndSure =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_TRUNC |
  ((constants.O_DSYNC as number | undefined) ?? 0);

/**
 * Writes a file, all of it or nothing: whoever reads sees the old one or the new one.
 * @param file its absolute path; a process that is killed may leave one beside it whose name ends in `.new`
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  const written = await open(temporary, newAndSure, 0o600);
  try {
    await written.writeFile(bytes);
  } finally {
    await written.close();
  }
  await rename(temporary, file);
}
