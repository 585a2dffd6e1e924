import type { Pictures } from '#app/site-context.ts';

/** The maximum number of pixels of a photograph; more is a mistake or an attack, and would fill the server's memory. */
const maxPhotographPixels = 60_000_000;

/** libvips, loaded with the first picture, so that it does not delay the start. */
const loadSharp = async () => (await import('sharp')).default;

export const pictureRenderer: Pick<Pictures, 'drawing' | 'photograph'> = {
  async drawing(svg, enlargement) {
    const sharp = await loadSharp();
    // An SVG's own unit is 1/72 of an inch to libvips.
    const picture = sharp(Buffer.from(svg), { density: 72 * enlargement });
    return new Uint8Array(await picture.png({ palette: true, colours: 64, effort: 8 }).toBuffer());
  },
  async photograph(file, { width, height, field }) {
    const sharp = await loadSharp();
    const picture = sharp(file, { limitInputPixels: maxPhotographPixels, autoOrient: true });
    const framed = picture
      .resize({ width, height, fit: 'contain', background: field })
      .flatten({ background: field });
    return new Uint8Array(await framed.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  },
};
