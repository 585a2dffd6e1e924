import type { SiteServices } from '#app/site-services.ts';
import { ContentError, isContentError } from '#cms/errors.ts';
import { mayHoldFiles } from '#cms/file-hosts.ts';
import { fetchPicture, pictureTimeout } from '#cms/pictures.ts';
import type { KeptPictures } from '../kept-content/kept-pictures.ts';

/** How many files are fetched at once: each may be in memory as a whole. */
const maxAtOnce = 4;

/**
 * Fetches the files of pictures, a few at once, from the content service and from Contentful's hosts for files only.
 * @param endpoint the address of the content service
 */
export function createPictureFetcher(
  endpoint: string,
  fetch: typeof globalThis.fetch,
): SiteServices['getPicture'] {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async (stored, file) => {
    const { url } = stored;
    if (!mayHoldFiles(url, endpoint))
      throw new ContentError('AssetFile', { kind: 'foreign-host', host: url.host || url.protocol });
    const signal = AbortSignal.timeout(pictureTimeout);
    // Those before it end no later than this one.
    if (underWay === maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await fetchPicture(stored, file, fetch, signal);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}

interface PictureGetterOptions {
  readonly fetchPicture: SiteServices['getPicture'];
  /** Where the files of pictures outlive the process; undefined: nowhere. */
  readonly kept: KeptPictures | undefined;
  /** True while the content service fails: nobody waits for a file that is likely to fail as well. */
  readonly isFailing: () => boolean;
}

/**
 * Gets the files of pictures. That there is a picture, and in which version, content alone says: a file that was kept stands in for
 * one that cannot be had, and a picture that was withdrawn has none.
 */
export function createPictureGetter(options: PictureGetterOptions): SiteServices['getPicture'] {
  const { kept, isFailing } = options;
  return async (stored, file) => {
    const { id, path } = stored.picture;
    const name = file === undefined ? id : `${id}/${file.width}.${file.format}`;
    const before = isFailing() ? await kept?.find(name, path) : undefined;
    if (before) return before;
    try {
      const picture = await options.fetchPicture(stored, file);
      kept?.keep(name, path, picture);
      return picture;
    } catch (error) {
      const known = isContentError(error) ? await kept?.find(name, path) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  };
}
