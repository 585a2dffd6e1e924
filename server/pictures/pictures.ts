import pLimit from 'p-limit';
import { type Bytes, type FittedLogo, logoPlate, type Pictures } from '#app/site-context.ts';
import { ContentError } from '#cms/errors.ts';
import { fetchPicture, mayHoldFiles, pictureTimeout } from '#cms/picture-file.ts';
import type { PictureStore } from './picture-store.ts';

/** The maximum number of concurrent fetches: each file may be in memory as a whole. */
const maxConcurrent = 4;

/**
 * Fetches the files of pictures, a few at once, from the content service and from Contentful's hosts for files only.
 * @param endpoint the address of the content service
 */
export function createPictureFetcher(endpoint: string, fetch: typeof globalThis.fetch): Pictures['fetch'] {
  const limit = pLimit(maxConcurrent);

  return async (stored, file) => {
    const { url } = stored;
    if (!mayHoldFiles(url, endpoint))
      throw new ContentError('PictureFile', { kind: 'foreign-host', host: url.host || url.protocol });
    const signal = AbortSignal.timeout(pictureTimeout);
    return limit(() => fetchPicture(stored, file, fetch, signal));
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

/** The maximum number of pixels of a photograph; more is a mistake or an attack, and would fill the server's memory. */
const maxPhotographPixels = 60_000_000;

/** libvips, loaded with the first picture, so that it does not delay the start. */
const loadSharp = async () => (await import('sharp')).default;

/** The share of an icon that a phone leaves of it, whatever shape it crops it to (W3C, “Web Application Manifest”, safe zone). */
const innerIcon = 0.56;

/** A logo as large as it fits into a box. A drawing is drawn at that size, and not enlarged. */
async function fitLogo(file: Bytes, width: number, height: number) {
  const sharp = await loadSharp();
  const logo = sharp(file, { limitInputPixels: maxPhotographPixels }).resize({
    width,
    height,
    fit: 'inside',
  });
  return logo.ensureAlpha().png().toBuffer({ resolveWithObject: true });
}

/** A logo on its ground, at the place of a share picture where a card has it, in pixels. */
async function platedLogo({ bytes, ground }: FittedLogo, height: number) {
  const sharp = await loadSharp();
  const { left, bottom, edge } = logoPlate;
  const { data, info } = await sharp(bytes)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .toBuffer({ resolveWithObject: true });
  return { input: data, left, top: height - bottom - info.height };
}

/** What the site draws itself. */
export const pictureRenderer: Omit<Pictures, 'fetch'> = {
  async drawing(svg, enlargement) {
    const sharp = await loadSharp();
    // An SVG's own unit is 1/72 of an inch to libvips.
    const picture = sharp(Buffer.from(svg), { density: 72 * enlargement });
    return new Uint8Array(await picture.png({ palette: true, colours: 64, effort: 8 }).toBuffer());
  },
  async icon(file, { size, field }) {
    const sharp = await loadSharp();
    const inner = field === undefined ? size : Math.round(size * innerIcon);
    const { data: input } = await fitLogo(file, inner, inner);
    const ground = sharp({
      create: { width: size, height: size, channels: 4, background: field ?? '#0000' },
    });
    return new Uint8Array(await ground.composite([{ input }]).png().toBuffer());
  },
  async logo(file, { width, height }) {
    const { data, info } = await fitLogo(file, width, height);
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  },
  async photograph(file, { width, height, field, logo }) {
    const sharp = await loadSharp();
    const picture = sharp(file, { limitInputPixels: maxPhotographPixels, autoOrient: true });
    const framed = picture
      .resize({ width, height, fit: 'contain', background: field })
      .flatten({ background: field });
    if (logo) framed.composite([await platedLogo(logo, height)]);
    return new Uint8Array(await framed.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  },
};
