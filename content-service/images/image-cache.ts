import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsence, statIfThere } from '../store/folder-files.ts';

/** Keeps made pictures by name: the last ones in memory, more of them in a folder that does not grow without end. */
export type ImageCache = {
  readonly get: (name: string) => Promise<Buffer | undefined>;
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
};

export type ImageCacheOptions = {
  /** Without a folder, pictures are kept in memory only. */
  readonly folder: string | undefined;
  readonly reportError: (error: unknown) => void;
  /** In bytes. */
  readonly mostOnDisk?: number;
  readonly mostInMemory?: number;
};

const MOST_ON_DISK = 512 * 1024 * 1024;
const MOST_IN_MEMORY = 16 * 1024 * 1024;
const UNFINISHED = '.unfinished';

const timeOf = ({ about }: { readonly about: { readonly mtimeMs: number } | undefined }) =>
  about?.mtimeMs ?? 0;

/** Names in the order of their last use with their sizes, together no more than a number of bytes. */
function makeShelf<Kept>(most: number, sizeOf: (kept: Kept) => number) {
  const kept = new Map<string, Kept>();
  let total = 0;
  const remove = (name: string) => {
    const known = kept.get(name);
    if (known !== undefined) total -= sizeOf(known);
    kept.delete(name);
  };
  return {
    use(name: string): Kept | undefined {
      const known = kept.get(name);
      if (known === undefined) return undefined;
      kept.delete(name);
      kept.set(name, known);
      return known;
    },
    remove,
    /** Gives the names that had to go. */
    add(name: string, value: Kept): readonly string[] {
      remove(name);
      kept.set(name, value);
      total += sizeOf(value);
      const gone: string[] = [];
      for (const oldest of kept.keys()) {
        if (total <= most) break;
        remove(oldest);
        gone.push(oldest);
      }
      return gone;
    },
  };
}

/** Opens the cache. A folder that cannot be used is told once; then memory alone serves. */
export function makeImageCache({ folder, reportError, ...sizes }: ImageCacheOptions): ImageCache {
  const inMemory = makeShelf<Buffer>(sizes.mostInMemory ?? MOST_IN_MEMORY, (bytes) => bytes.length);
  const onDisk = makeShelf<number>(sizes.mostOnDisk ?? MOST_ON_DISK, (size) => size);
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
      else if (about.isFile()) await discard(onDisk.add(name, about.size));
    }
  }

  /** Written aside and then renamed: nobody ever reads half a picture. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(root, `${randomUUID()}${UNFINISHED}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(root, name));
  }

  async function discard(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(root, name), { force: true });
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
      const known = inMemory.use(name);
      if (known !== undefined) return known;
      const bytes = await withFolder(async () => {
        if (onDisk.use(name) === undefined) return undefined;
        const read = await readFile(join(root, name)).catch(() => undefined);
        if (read === undefined) onDisk.remove(name);
        return read;
      });
      if (bytes !== undefined) inMemory.add(name, bytes);
      return bytes;
    },
    async put(name, bytes) {
      inMemory.add(name, bytes);
      await withFolder(async () => {
        await write(name, bytes).catch(async (error: unknown) => {
          if (!isAbsence(error)) throw error;
          // Somebody tidied the folder away.
          await mkdir(root, { recursive: true });
          await write(name, bytes);
        });
        await discard(onDisk.add(name, bytes.length));
      });
    },
  };
}
