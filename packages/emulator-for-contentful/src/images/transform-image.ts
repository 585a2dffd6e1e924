import sharp, { type Sharp } from 'sharp';
import { type Format, formatOf, ImageFault, type ImageOptions, pictureType } from './image-options.ts';
import { planResize, type Size } from './resize-plan.ts';
import type { Picture } from './transform-process.ts';

// sharp's cache would only take memory, since each picture is transformed once. More threads per picture would need more
// buffers, and several pictures are transformed concurrently anyway.
sharp.cache(false);
sharp.concurrency(1);

/** The maximum number of pixels of a picture; more would take gigabytes of memory. */
const maxPixels = 100_000_000;

/**
 * Transforms a picture (RULES.md §4). It is rotated upright and loses its metadata (where and when it was taken). Only the
 * first frame of an animation is used, unless the format supports animation and only the size changes.
 * @throws ImageFault when the bytes are not a picture or have too many pixels
 */
export async function transformImage(
  path: string,
  contentType: string,
  options: ImageOptions,
): Promise<Picture> {
  const format = options.format ?? formatOf(contentType);
  const supportsAnimation = (format === 'gif' || format === 'webp') && options.radius === undefined;
  try {
    const plain = sharp(path, { limitInputPixels: maxPixels });
    const about = await plain.metadata();
    const animated = supportsAnimation && (about.pages ?? 1) > 1 && options.fit === undefined;
    const opened = animated ? sharp(path, { limitInputPixels: maxPixels, animated: true }) : plain;
    const { width, height } = about.autoOrient;
    const size = { width, height: about.pageHeight ?? height };
    const framed = withFrame(opened.autoOrient(), size, options, format);
    const rounded = options.radius === undefined ? framed : await withCorners(framed, options.radius);
    const bytes = await encoded(flattened(rounded, format, options), format, options).toBuffer();
    return { bytes, contentType: pictureType(contentType, options) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (/pixel limit/i.test(error.message)) throw new ImageFault('The picture has too many pixels.');
    throw new ImageFault('The file cannot be read as a picture.');
  }
}

function withFrame(image: Sharp, size: Size, options: ImageOptions, format: Format): Sharp {
  const frame = planResize(size, options);
  if (frame.kind === 'extract') return image.extract(frame);
  const background = options.background ?? (format === 'jpg' ? '#ffffff' : transparent);
  return frame.kind === 'resize' ? image.resize({ ...frame, background }) : image;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

async function withCorners(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  const cut = await sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut);
}

/** Replaces transparency by the background colour, if one is requested or the format has no transparency. */
function flattened(image: Sharp, format: Format, { background }: ImageOptions): Sharp {
  if (background === undefined && format !== 'jpg') return image;
  return image.flatten({ background: background ?? '#ffffff' });
}

function encoded(image: Sharp, format: Format, { quality, flag }: ImageOptions): Sharp {
  const chosen = quality === undefined ? {} : { quality };
  const options = {
    jpg: { ...chosen, progressive: flag === 'progressive' },
    png: flag === 'png8' ? { ...chosen, palette: true } : {},
    webp: chosen,
    gif: {},
    avif: { ...chosen, effort: 3 },
    tiff: chosen,
  };
  return image.toFormat(format === 'jpg' ? 'jpeg' : format, options[format]);
}
