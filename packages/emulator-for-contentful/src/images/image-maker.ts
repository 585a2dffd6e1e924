import { createHash } from 'node:crypto';
import { isUnchanged, type StoredFile } from '../assets/stored-file.ts';
import type { ImageCache } from './image-cache.ts';
import { type ImageOptions, optionsKey } from './image-options.ts';
import { type Picture, pictureType, transformImage } from './transform-image.ts';

/** Makes pictures, each one once. */
export type ImageMaker = {
  /**
   * @returns the picture with the name of its bytes, or undefined when too many are waiting already
   * @throws ImageFault
   */
  readonly make: (file: StoredFile, options: ImageOptions) => Promise<Picture | undefined>;
  /** What the picture will be called, before it is made: the same for the same bytes and options. */
  readonly nameOf: (file: StoredFile, options: ImageOptions) => string;
};

/** How many pictures are made at once, and how many more may wait for their turn. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

/** Part of every name: to be raised when the same options are to give other pictures. */
const GENERATION = 1;

/** Two requests for the same picture make it once; more than a few at once wait, more than many are turned away. */
export function makeImageMaker(
  cache: ImageCache,
  limits = { atOnce: AT_ONCE, waiting: MAX_WAITING },
): ImageMaker {
  const inFlight = new Map<string, Promise<Picture | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(task: () => Promise<Picture>): Promise<Picture | undefined> {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The turn is handed on, so that nobody slips in between.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  const nameOf = (file: StoredFile, options: ImageOptions) => {
    const asked = `${GENERATION} ${file.contentType} ${optionsKey(options)}`;
    return `${file.version}-${createHash('sha256').update(asked).digest('hex').slice(0, 16)}`;
  };

  async function makeOrFind(name: string, file: StoredFile, options: ImageOptions) {
    const contentType = pictureType(file.contentType, options);
    const known = await cache.get(name);
    if (known !== undefined) return { bytes: known, contentType };
    const made = await inTurn(() => transformImage(file.path, file.contentType, options));
    // Bytes that changed meanwhile are not those of the name.
    if (made !== undefined && (await isUnchanged(file))) await cache.put(name, made.bytes);
    return made;
  }

  return {
    nameOf,
    make(file, options) {
      const name = nameOf(file, options);
      const known = inFlight.get(name);
      if (known !== undefined) return known;
      const making = makeOrFind(name, file, options).finally(() => inFlight.delete(name));
      inFlight.set(name, making);
      return making;
    },
  };
}
