import { LRUCache } from 'lru-cache';
import type { Bytes, Pictures } from '#app/site-context.ts';

/** The maximum number of cached pictures: every page and event of a large church, some ten megabytes. */
const max = 300;

/** The maximum number of pixels of a photograph; more is a mistake or an attack, and would fill the server's memory. */
const largestPhotograph = 60_000_000;

/**
 * Renders pictures with libvips, once for concurrent requests, and caches the most recently used.
 * The library is loaded with the first picture, so that it does not delay the start.
 */
export function createPictureMaker(): Pick<Pictures, 'drawing' | 'photograph'> {
  const pictures = new LRUCache<string, Promise<Bytes>>({ max });

  function once(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = pictures.get(key);
    if (known) return known;
    const made = make();
    pictures.set(key, made);
    // A failure is not cached, so the next request tries again.
    made.catch(() => pictures.delete(key));
    return made;
  }

  return {
    drawing: (key, svg, enlargement) =>
      once(key, async () => {
        const { default: sharp } = await import('sharp');
        // An SVG's own unit is 1/72 of an inch to libvips.
        const picture = sharp(Buffer.from(await svg()), { density: 72 * enlargement });
        return new Uint8Array(await picture.png({ palette: true, colours: 64, effort: 8 }).toBuffer());
      }),
    photograph: (key, file, { width, height, field }) =>
      once(key, async () => {
        const { default: sharp } = await import('sharp');
        const picture = sharp(await file(), { limitInputPixels: largestPhotograph, autoOrient: true });
        const framed = picture
          .resize({ width, height, fit: 'contain', background: field })
          .flatten({ background: field });
        return new Uint8Array(await framed.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
      }),
  };
}
