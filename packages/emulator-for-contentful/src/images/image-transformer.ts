import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import type { ImageOptions } from './image-options.ts';
import { createTransformProcess } from './transform-process.ts';

/** The maximum number of pictures that are transformed concurrently, and of requests that wait for their turn. */
const transformLimits = { concurrency: 2, queue: 100 };

/** The maximum size of all pictures in the cache, in bytes. Browsers and sites cache them too: their addresses are immutable. */
const maxSize = 32 * 1024 * 1024;

/** Transforms pictures and caches the results. Concurrent requests for one picture share one transformation. */
export type ImageTransformer = ReturnType<typeof createImageTransformer>;

export function createImageTransformer(limits = transformLimits, runTransform = createTransformProcess()) {
  const cache = new LRUCache<string, Buffer>({ maxSize, sizeCalculation: ({ length }) => length });
  const inFlight = new Map<string, Promise<Buffer>>();
  const limit = pLimit(limits.concurrency);
  return {
    /**
     * @returns the bytes of the picture, or undefined when the queue is full
     * @throws ImageFault
     */
    async transform(file: StoredFile, options: ImageOptions): Promise<Buffer | undefined> {
      const name = pictureName(file, options);
      const known = cache.get(name) ?? inFlight.get(name);
      if (known !== undefined) return known;
      if (limit.pendingCount >= limits.queue) return undefined;
      const started = limit(() => runTransform(file.path, file.contentType, options));
      inFlight.set(name, started);
      const bytes = await started.finally(() => inFlight.delete(name));
      // The name contains the hash of the old bytes, so a picture of a file that has changed since must not be cached.
      if (await isUnchanged(file)) cache.set(name, bytes);
      return bytes;
    },
  };
}

/** Identifies a transformed picture: the same for the same bytes and options. */
export function pictureName({ version, contentType }: StoredFile, options: ImageOptions): string {
  return `${version}-${hash('sha256', `${contentType} ${JSON.stringify(options)}`).slice(0, 16)}`;
}
