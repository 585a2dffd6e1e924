import { hash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureBytes } from '#cms/pictures.ts';
import { isRecord } from '#cms/record.ts';
import type { Log } from '../log.ts';
import { makeFolder } from './make-folder.ts';
import { writeWhole } from './write-whole.ts';
import { createWriting } from './writing.ts';

/** The form of the files; one of another form is not read. */
const form = 'church-website kept picture 1';

/** The most that all files may take together, in bytes: every photograph of a large church in the sizes that telephones ask for. */
const usualRoom = 48_000_000;

/** The largest picture that is kept, in bytes; a photograph in the widest size has a quarter of it. */
const largest = 2_000_000;

/** Where the files of pictures outlive the process. */
export interface KeptPictures {
  /**
   * @param name which picture and which of its files; there is one of each name
   * @param version of the picture: another is not found
   */
  find(name: string, version: string): Promise<PictureBytes | undefined>;
  /** Takes a picture in, soon; never throws and never waits. What has not been handed in for longest makes room. */
  keep(name: string, version: string, picture: PictureBytes): void;
  /** When all that has been handed in is written. */
  written(): Promise<void>;
}

const fileName = (name: string) => `${hash('sha256', name).slice(0, 40)}.picture`;

/** The form, a checksum of all that follows, a line that says what it is, and the bytes. */
function fileOf(name: string, version: string, { type, bytes }: PictureBytes): Buffer {
  const body = Buffer.concat([Buffer.from(`${JSON.stringify({ name, version, type })}\n`), bytes]);
  return Buffer.concat([Buffer.from(`${form} ${hash('sha256', body)}\n`), body]);
}

function read(file: Buffer, name: string, version: string): PictureBytes | undefined {
  const [head, about] = [file.indexOf('\n') + 1, file.indexOf('\n', file.indexOf('\n') + 1) + 1];
  const body = file.subarray(head);
  if (about === 0 || file.subarray(0, head).toString() !== `${form} ${hash('sha256', body)}\n`)
    return undefined;
  const said: unknown = JSON.parse(file.subarray(head, about).toString());
  if (!isRecord(said) || said.name !== name || said.version !== version) return undefined;
  return typeof said.type === 'string'
    ? { type: said.type, bytes: new Uint8Array(file.subarray(about)) }
    : undefined;
}

/** The sizes of the files that are there, those first that were written first. */
async function sizesIn(folder: string): Promise<Map<string, number>> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, ...(await stat(join(folder, name))) })),
  );
  const files = found.toSorted((one, other) => one.mtimeMs - other.mtimeMs);
  // A process that was killed leaves one behind.
  for (const { name } of files) if (name.endsWith('.new')) await rm(join(folder, name), { force: true });
  return new Map(files.filter(({ name }) => name.endsWith('.picture')).map(({ name, size }) => [name, size]));
}

/**
 * Opens the folder where the files of pictures outlive the process. Where it cannot be used the site does without, and says so.
 * @param folder absolute; its own
 */
export async function openKeptPictures(folder: string, log: Log, room = usualRoom): Promise<KeptPictures> {
  const { inTurn, complain, done } = createWriting((message) =>
    log('error', 'pictures-not-kept', { message: `Pictures cannot be kept in ${folder}: ${message}` }),
  );

  const sizes = await makeFolder(folder)
    .then(() => sizesIn(folder))
    .catch((error: unknown) => {
      complain(error);
      return new Map<string, number>();
    });

  async function makeRoom(size: number): Promise<void> {
    let total = sizes.values().reduce((sum, one) => sum + one, size);
    for (const [name, one] of sizes) {
      if (total <= room) return;
      await rm(join(folder, name), { force: true });
      sizes.delete(name);
      total -= one;
    }
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    // Whether it is there already or not, it is now the one that was handed in last.
    sizes.delete(name);
    await makeRoom(bytes.length);
    await writeWhole(join(folder, name), bytes);
    sizes.set(name, bytes.length);
  }

  return {
    async find(name, version) {
      const file = await readFile(join(folder, fileName(name))).catch(() => undefined);
      return file && read(file, name, version);
    },
    keep(name, version, picture) {
      if (picture.bytes.length > largest) return;
      const file = fileOf(name, version, picture);
      inTurn(() => write(fileName(name), file));
    },
    written: done,
  };
}
