import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isAbsence } from '../folder/folder-files.ts';

/** Caches transformed pictures by name in a folder, which does not grow without end. */
export type ImageCache = {
  readonly get: (name: string) => Promise<Buffer | undefined>;
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
};

export type ImageCacheOptions = {
  readonly folder: string;
  readonly reportError: (error: unknown) => void;
  /** In bytes, of all pictures together. */
  readonly maxSize?: number;
};

const DEFAULT_MAX_SIZE = 512 * 1024 * 1024;
const UNFINISHED = '.unfinished';

/** Opens the cache at its first use. A folder that cannot be used is reported once; then nothing is cached. */
export function makeImageCache(options: ImageCacheOptions): ImageCache {
  const { folder, reportError, maxSize = DEFAULT_MAX_SIZE } = options;
  const sizes = new LRUCache<string, number>({
    maxSize,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') rmSync(join(folder, name), { force: true });
    },
  });
  let usable = true;
  let opened: Promise<void> | undefined;

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, ...(await sizeAndTime(join(folder, name))) })),
    );
    for (const { name, size } of files.toSorted((a, b) => a.time - b.time)) {
      if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { force: true });
      else if (size !== undefined) sizes.set(name, size);
    }
  }

  /** Written beside and then renamed, so that a reader never sees half a picture. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
  }

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
    get: (name) =>
      withFolder(async () => {
        if (sizes.get(name) === undefined) return undefined;
        const bytes = await readFile(join(folder, name)).catch(() => undefined);
        if (bytes === undefined) sizes.delete(name);
        return bytes;
      }),
    put: (name, bytes) =>
      withFolder(async () => {
        await write(name, bytes).catch(async (error: unknown) => {
          if (!isAbsence(error)) throw error;
          // The folder was deleted while the service ran.
          await mkdir(folder, { recursive: true });
          await write(name, bytes);
        });
        sizes.set(name, bytes.length);
      }),
  };
}

/** Size and modification time of a file; no size when another process has just deleted it. */
async function sizeAndTime(path: string): Promise<{ readonly size?: number; readonly time: number }> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { size, time: mtimeMs };
  } catch (error) {
    if (isAbsence(error)) return { time: 0 };
    throw error;
  }
}
