import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** An LRU cache of transformed pictures, by name, in a folder. */
export type ImageCache = ReturnType<typeof createImageCache>;

interface ImageCacheOptions {
  readonly folder: string;
  readonly reportError: (error: unknown) => void;
  /** The maximum size of all pictures together, in bytes. */
  readonly maxSize?: number;
}

const defaultMaxSize = 512 * 1024 * 1024;
const unfinishedSuffix = '.unfinished';

/** Opens the cache at its first use. An unusable folder is reported once, and then nothing is cached. */
export function createImageCache({ folder, reportError, maxSize = defaultMaxSize }: ImageCacheOptions) {
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
    const names = await readdir(folder);
    const files = names.flatMap((name) => {
      if (name.endsWith(unfinishedSuffix)) rmSync(join(folder, name), { force: true });
      // Another process may just have deleted it.
      const about = statSync(join(folder, name), { throwIfNoEntry: false });
      return about === undefined ? [] : [{ name, size: about.size, time: about.mtimeMs }];
    });
    for (const { name, size } of files.sort((a, b) => a.time - b.time)) sizes.set(name, size);
  }

  /** Writes a temporary file and renames it, so that a reader never sees an incomplete picture. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${randomUUID()}${unfinishedSuffix}`);
    // The folder may have been deleted while the service ran.
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    sizes.set(name, bytes.length);
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
    get: (name: string): Promise<Buffer | undefined> =>
      withFolder(async () => {
        if (sizes.get(name) === undefined) return undefined;
        const bytes = await readFile(join(folder, name)).catch(() => undefined);
        if (bytes === undefined) sizes.delete(name);
        return bytes;
      }),
    put: (name: string, bytes: Buffer): Promise<void> => withFolder(() => write(name, bytes)),
  };
}
