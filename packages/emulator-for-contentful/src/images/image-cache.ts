import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isAbsence, statIfThere } from '../folder/folder-files.ts';

/** Caches made pictures by name: the last ones in memory, more of them in a folder that does not grow without end. */
export type ImageCache = {
  readonly get: (name: string) => Promise<Buffer | undefined>;
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
};

export type ImageCacheOptions = {
  /** Without a folder, pictures are cached in memory only. */
  readonly folder: string | undefined;
  readonly reportError: (error: unknown) => void;
  /** In bytes. */
  readonly maxOnDisk?: number;
  readonly maxInMemory?: number;
};

const MAX_ON_DISK = 512 * 1024 * 1024;
const MAX_IN_MEMORY = 16 * 1024 * 1024;
const UNFINISHED = '.unfinished';

const timeOf = ({ about }: { readonly about: { readonly mtimeMs: number } | undefined }) =>
  about?.mtimeMs ?? 0;

/** Opens the cache. A folder that cannot be used is told once; then memory alone serves. */
export function makeImageCache({ folder, reportError, ...sizes }: ImageCacheOptions): ImageCache {
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: sizes.maxInMemory ?? MAX_IN_MEMORY,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  let evicted: string[] = [];
  /** The sizes of the files in the folder. */
  const onDisk = new LRUCache<string, number>({
    maxSize: sizes.maxOnDisk ?? MAX_ON_DISK,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, name, reason) => {
      if (reason === 'evict') evicted.push(name);
    },
  });
  let usable = folder !== undefined;
  let opened: Promise<void> | undefined;
  const root = folder ?? '';

  async function open(): Promise<void> {
    await mkdir(root, { recursive: true });
    const files = await Promise.all(
      (await readdir(root)).map(async (name) => ({ name, about: await statIfThere(join(root, name)) })),
    );
    for (const { name, about } of files.toSorted((a, b) => timeOf(a) - timeOf(b))) {
      // Another process with the same folder may have taken it away meanwhile.
      if (about === undefined) continue;
      if (name.endsWith(UNFINISHED)) await rm(join(root, name), { force: true });
      else if (about.isFile()) await account(name, about.size);
    }
  }

  /** Written aside and then renamed: nobody ever reads half a picture. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(root, `${randomUUID()}${UNFINISHED}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(root, name));
  }

  /** Counts a file of the folder, and deletes what there is no room for beside it: itself, where it is larger than all. */
  async function account(name: string, size: number): Promise<void> {
    onDisk.set(name, size);
    const gone = onDisk.has(name) ? evicted : [...evicted, name];
    evicted = [];
    for (const each of gone) await rm(join(root, each), { force: true });
  }

  /** Does something with the folder, unless it has proved unusable. */
  async function withFolder<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (!usable) return undefined;
    try {
      opened ??= open();
      await opened;
      return await act();
    } catch (error) {
      if (usable) reportError(error);
      usable = false;
      return undefined;
    }
  }

  return {
    async get(name) {
      const known = inMemory.get(name);
      if (known !== undefined) return known;
      const bytes = await withFolder(async () => {
        if (onDisk.get(name) === undefined) return undefined;
        const read = await readFile(join(root, name)).catch(() => undefined);
        if (read === undefined) onDisk.delete(name);
        return read;
      });
      if (bytes !== undefined) inMemory.set(name, bytes);
      return bytes;
    },
    async put(name, bytes) {
      inMemory.set(name, bytes);
      await withFolder(async () => {
        await write(name, bytes).catch(async (error: unknown) => {
          if (!isAbsence(error)) throw error;
          // Somebody tidied the folder away.
          await mkdir(root, { recursive: true });
          await write(name, bytes);
        });
        await account(name, bytes.length);
      });
    },
  };
}
