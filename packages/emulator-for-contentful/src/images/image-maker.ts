import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import type { ImageCache } from './image-cache.ts';
import { type ImageOptions, optionsKey, pictureType } from './image-options.ts';
import { makeTransformProcess, type Picture } from './transform-process.ts';

/** How many pictures are transformed at once, and how many more may wait. */
const LIMITS = { atOnce: 2, waiting: 100 };

/** Part of every name: to be raised when the same options are to give other pictures. */
const GENERATION = 1;

/** Transforms pictures, each one once, also for requests at the same time; when too many wait, more are refused. */
export type ImageMaker = ReturnType<typeof makeImageMaker>;

export function makeImageMaker(cache: ImageCache, limits = LIMITS) {
  const inFlight = new Map<string, Promise<Picture | undefined>>();
  const limit = pLimit(limits.atOnce);
  const transform = makeTransformProcess();

  async function makeOrFind(name: string, file: StoredFile, options: ImageOptions) {
    const contentType = pictureType(file.contentType, options);
    const cached = await cache.get(name);
    if (cached !== undefined) return { bytes: cached, contentType };
    if (limit.pendingCount >= limits.waiting) return undefined;
    const picture = await limit(() => transform(file.path, file.contentType, options));
    // If the bytes have changed since, they no longer belong to this name.
    if (await isUnchanged(file)) await cache.put(name, picture.bytes);
    return picture;
  }

  return {
    /**
     * @returns the picture, or undefined when too many are waiting already
     * @throws ImageFault
     */
    make(file: StoredFile, options: ImageOptions): Promise<Picture | undefined> {
      const name = pictureName(file, options);
      const known = inFlight.get(name);
      if (known !== undefined) return known;
      const making = makeOrFind(name, file, options).finally(() => inFlight.delete(name));
      inFlight.set(name, making);
      return making;
    },
  };
}

/** The name of a picture in the cache, before it is made: the same for the same bytes and options. */
export function pictureName({ version, contentType }: StoredFile, options: ImageOptions): string {
  const request = `${GENERATION} ${contentType} ${optionsKey(options)}`;
  return `${version}-${createHash('sha256').update(request).digest('hex').slice(0, 16)}`;
}
