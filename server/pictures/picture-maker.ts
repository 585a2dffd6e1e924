import { LRUCache } from 'lru-cache';
import type { Bytes, Pictures } from '#app/site-context.ts';

/** How many finished pictures are cached: every page and event of a large church, some ten megabytes. */
const max = 300;

/** The most pixels that a photograph may have; more is a mistake or an attack, and would take the server's memory. */
const largestPhotograph = 60_000_000;

/**
 * Makes pictures with libvips, one for all who ask for the same at once, and caches those asked for last.
 * The library is loaded with the first picture: a site that starts need not wait for it.
 */
export function createPictureMaker(): Pick<Pictures, 'drawing' | 'photograph'> {
  const pictures = new LRUCache<string, Promise<Bytes>>({ max });

  function once(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = pictures.get(key);
    if (known) return known;
    const made = make();
    pictures.set(key, made);
    // A failure is not cached: the next to ask may have better luck.
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
