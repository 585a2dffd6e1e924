import type { SiteServices } from '#site/app/site-services.ts';
import { isContentError } from '#site/content/errors.ts';
import { fetchPicture } from '#site/content/pictures.ts';
import type { KeptPictures } from './kept-content/kept-pictures.ts';

interface PictureGetterOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Where the files of pictures outlive the process; undefined: nowhere. */
  readonly kept: KeptPictures | undefined;
  /** True while the content service fails: nobody waits for a file that is likely to fail as well. */
  readonly isFailing: () => boolean;
}

/**
 * Gets the files of pictures. That there is a picture, and in which version, content alone says: a file that was kept stands in for
 * one that cannot be had, and a picture that was withdrawn has none.
 */
export function createPictureGetter({
  fetch,
  kept,
  isFailing,
}: PictureGetterOptions): SiteServices['getPicture'] {
  return async (stored, file) => {
    const { id, path } = stored.picture;
    const name = file === undefined ? id : `${id}/${file.width}.${file.format}`;
    const before = isFailing() ? await kept?.find(name, path) : undefined;
    if (before) return before;
    try {
      const picture = await fetchPicture(stored, file, fetch);
      kept?.keep(name, path, picture);
      return picture;
    } catch (error) {
      const known = isContentError(error) ? await kept?.find(name, path) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  };
}
