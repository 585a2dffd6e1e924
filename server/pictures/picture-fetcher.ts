import { bulkhead } from 'cockatiel';
import type { Pictures } from '#app/site-context.ts';
import { ContentError } from '#cms/errors.ts';
import { fetchPicture, mayHoldFiles, pictureTimeout } from '#cms/picture-file.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

/** The maximum number of concurrent fetches: each file may be in memory as a whole. */
const maxConcurrent = 4;

/**
 * Fetches the files of pictures, a few at once, from the content service and from Contentful's hosts for files only.
 * @param endpoint the address of the content service
 */
export function createPictureFetcher(endpoint: string, fetch: typeof globalThis.fetch): Pictures['fetch'] {
  const policy = bulkhead(maxConcurrent, Number.POSITIVE_INFINITY);

  return async (stored, file) => {
    const { url } = stored;
    if (!mayHoldFiles(url, endpoint))
      throw new ContentError('PictureFile', { kind: 'foreign-host', host: url.host || url.protocol });
    const signal = AbortSignal.timeout(pictureTimeout);
    return policy.execute(() => fetchPicture(stored, file, fetch, signal));
  };
}

/**
 * Fetches the files of pictures and stores them on disk, from where they are served while they cannot be fetched. Which pictures
 * exist, and in which version, is known from content only.
 * @param isFailing true while the content service fails: then a stored copy is served without trying to fetch the file
 */
export function withStoredPictures(
  fetchFile: Pictures['fetch'],
  files: PictureStore,
  isFailing: () => boolean,
): Pictures['fetch'] {
  return async (stored, file) => {
    const { path } = stored.picture;
    const name = file === undefined ? path : `${path}/${file.width}.${file.format}`;
    const readCopy = () => files.read(name).catch(() => undefined);
    const wasFailing = isFailing();
    const copy = wasFailing ? await readCopy() : undefined;
    if (copy) return copy;
    try {
      const picture = await fetchFile(stored, file);
      files.write(name, picture);
      return picture;
    } catch (error) {
      const found = wasFailing ? undefined : await readCopy();
      if (found === undefined) throw error;
      return found;
    }
  };
}
