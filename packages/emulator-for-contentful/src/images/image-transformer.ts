import { hash } from 'node:crypto';
import pLimit from 'p-limit';
import { isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import type { ImageCache } from './image-cache.ts';
import { type ImageOptions, optionsKey, pictureType } from './image-options.ts';
import { createTransformProcess, type Picture } from './transform-process.ts';

/** The maximum number of pictures that are transformed concurrently, and of requests that wait for their turn. */
const transformLimits = { concurrency: 2, queue: 100 };

/** Part of every cached file's name: raise it when the same options produce different bytes. */
const cacheVersion = 1;

/** Transforms pictures and caches the results. Concurrent requests for one picture share one transformation. */
export type ImageTransformer = ReturnType<typeof createImageTransformer>;

export function createImageTransformer(cache: ImageCache, limits = transformLimits) {
  const inFlight = new Map<string, Promise<Picture | undefined>>();
  const limit = pLimit(limits.concurrency);
  const runTransform = createTransformProcess();

  async function findOrTransform(name: string, file: StoredFile, options: ImageOptions) {
    const contentType = pictureType(file.contentType, options);
    const cached = await cache.get(name);
    if (cached !== undefined) return { bytes: cached, contentType };
    if (limit.pendingCount >= limits.queue) return undefined;
    const picture = await limit(() => runTransform(file.path, file.contentType, options));
    // The name contains the hash of the old bytes, so a picture of a file that has changed since must not be cached.
    if (await isUnchanged(file)) await cache.put(name, picture.bytes);
    return picture;
  }

  return {
    /**
     * @returns the picture, or undefined when the queue is full
     * @throws ImageFault
     */
    transform(file: StoredFile, options: ImageOptions): Promise<Picture | undefined> {
      const name = pictureName(file, options);
      const running = inFlight.get(name);
      if (running !== undefined) return running;
      const started = findOrTransform(name, file, options).finally(() => inFlight.delete(name));
      inFlight.set(name, started);
      return started;
    },
  };
}

/** The file name of a transformed picture in the cache: the same for the same bytes and options. */
export function pictureName({ version, contentType }: StoredFile, options: ImageOptions): string {
  const request = `${cacheVersion} ${contentType} ${optionsKey(options)}`;
  return `${version}-${hash('sha256', request).slice(0, 16)}`;
}
