import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject } from '#cms/json.ts';
import type { PictureBytes } from '#cms/picture-file.ts';
import type { SiteContent } from '#cms/site-content.ts';
import type { Log } from '../log.ts';
import {
  createWriteHealth,
  makeFolder,
  readWholeFile,
  writeFileAtomically,
} from '../snapshot/atomic-file.ts';

/** The maximum size of a stored file, in bytes; a photograph in the widest size has a quarter of it. */
const maxFileSize = 2_000_000;

/** The maximum size of all files, in bytes: every photograph of a large church in the sizes for phones. */
const maxFolderSize = 100_000_000;

export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;

/** The id and the version with which the name of a file begins. */
const versionIn = (name: string) => name.split('%2F').slice(0, 2).join('%2F');

const fileName = (name: string) => encodeURIComponent(name.replace(/^\/(?:pictures|papers)\//, ''));

/**
 * The files of the snapshot's pictures and papers on disk, for when they cannot be fetched.
 * @param folder absolute; created if missing
 */
export async function openPictureStore(folder: string, log: Log) {
  const health = createWriteHealth(log, 'picture-write-failed', folder);
  let used = 0;
  await makeFolder(folder).catch(health.failed);

  return {
    /** @param name of the file: the picture's path with its version, and the size */
    async read(name: string): Promise<PictureBytes | undefined> {
      const { about, bytes } = await readWholeFile(join(folder, fileName(name)));
      return isJsonObject(about) && typeof about.type === 'string' ? { type: about.type, bytes } : undefined;
    },
    /** Writes in the background; never throws. */
    write(name: string, { type, bytes }: PictureBytes): void {
      if (bytes.length > maxFileSize || used > maxFolderSize) return;
      used += bytes.length;
      writeFileAtomically(join(folder, fileName(name)), { type }, bytes).then(
        health.succeeded,
        health.failed,
      );
    },
    /** Removes the files of pictures and papers that content no longer names. */
    async prune({ pictures, papers }: Pick<SiteContent, 'pictures' | 'papers'>): Promise<void> {
      const files = [
        ...[...pictures.values()].map(({ picture }) => picture),
        ...[...papers.values()].map(({ paper }) => paper),
      ];
      const named = new Set(files.map(({ path }) => versionIn(fileName(path))));
      used = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const isNamed = named.has(versionIn(name));
        if (isNamed) used += (await stat(file).catch(() => ({ size: 0 }))).size;
        else await rm(file, { force: true }).catch(() => {});
      }
    },
  };
}
