import sharp, { type Sharp } from 'sharp';
import { defined } from '../text/json.ts';
import {
  type Focus,
  type Format,
  formatOf,
  ImageFault,
  type ImageOptions,
  maxPixels,
  positions,
} from './image-options.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

// sharp's cache would only take memory, since each picture is transformed once. More threads per picture would need more
// buffers, and several pictures are transformed concurrently anyway.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Transforms a picture (RULES.md §4). It is rotated upright and loses its metadata (where and when it was taken). Only the
 * first frame of an animation is used, unless the format supports animation and only the size changes.
 * @throws ImageFault when the bytes are not a picture or have too many pixels
 */
export async function transformImage(
  path: string,
  contentType: string,
  options: ImageOptions,
): Promise<Buffer> {
  const format = formatOf(contentType, options);
  if (format === undefined) throw new ImageFault(`A file of the type ${contentType} cannot be transformed.`);
  const supportsAnimation = (format === 'gif' || format === 'webp') && options.radius === undefined;
  try {
    const plain = sharp(path, { limitInputPixels: maxPixels });
    const about = await plain.metadata();
    const animated = supportsAnimation && (about.pages ?? 1) > 1 && options.fit === undefined;
    const opened = animated ? sharp(path, { limitInputPixels: maxPixels, animated: true }) : plain;
    const { width, height } = about.autoOrient;
    const size = { width, height: about.pageHeight ?? height };
    const framed = resized(opened.autoOrient(), size, options, format);
    const rounded = options.radius === undefined ? framed : await withCorners(framed, options.radius);
    return await encoded(flattened(rounded, format, options), format, options).toBuffer();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (/pixel limit/i.test(error.message)) throw new ImageFault('The picture has too many pixels.');
    throw new ImageFault('The file cannot be read as a picture.');
  }
}

/** Resizes a picture (RULES.md §4): only `scale` and the canvas of `pad` may make it larger. */
function resized(
  image: Sharp,
  size: Size,
  { width, height, fit, focus = 'center', background }: ImageOptions,
  format: Format,
): Sharp {
  if (width === undefined && height === undefined) return image;
  const position = positions[focus];
  const filling = background ?? (format === 'jpg' ? '#ffffff' : transparent);
  const options = { position, withoutEnlargement: fit !== 'scale', background: filling };
  if (width === undefined || height === undefined || fit === undefined)
    return image.resize({ ...options, ...defined({ width, height }), fit: 'inside' });
  switch (fit) {
    case 'scale':
      return image.resize({ ...options, width, height, fit: 'fill' });
    case 'pad': {
      // `attention` is a way to crop, not a position for `contain`.
      const place = position === 'attention' ? 'centre' : position;
      return image.resize({ ...options, width, height, fit: 'contain', position: place });
    }
    case 'fill':
    case 'thumb':
      return image.resize({ ...options, ...shrunkInto(size, { width, height }), fit: 'cover' });
    case 'crop':
      return image.extract(cropped(size, { width, height }, focus));
  }
}

/** The requested aspect ratio, no larger than the picture. */
function shrunkInto(size: Size, { width, height }: Size): Size {
  const factor = Math.min(1, size.width / width, size.height / height);
  const shrunk = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: shrunk(width), height: shrunk(height) };
}

function cropped(size: Size, requested: Size, focus: Focus) {
  const width = Math.min(requested.width, size.width);
  const height = Math.min(requested.height, size.height);
  const across = focus.includes('left') ? 0 : focus.includes('right') ? 1 : 0.5;
  const down = focus.includes('top') ? 0 : focus.includes('bottom') ? 1 : 0.5;
  const left = Math.round((size.width - width) * across);
  return { width, height, left, top: Math.round((size.height - height) * down) };
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
