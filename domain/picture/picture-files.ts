import { isDrawing, isPhotograph, type Picture } from './picture.ts';

/** The formats of a photograph; JPEG is for browsers that support neither of the others. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One file of a photograph, as its address names it. */
export interface PictureFile {
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * The widths of photographs, in pixels: a card, a small phone, phones with three device pixels a CSS pixel, a
 * large screen. Other widths are never rendered, whatever the request.
 */
const widths = [480, 720, 1200, 1800] as const;
const maxWidth = Math.max(...widths);

/** The maximum width of the one JPEG, for old browsers. */
const jpegWidth = 720;

/** The minimum ratio of two widths: closer ones would look the same. */
const minRatio = 1.1;

/** The fields of a picture that decide which files it has. */
type Original = Pick<Picture, 'type' | 'path' | 'width'>;

/**
 * The widths of a photograph, ascending and never more than its own, which is the last unless it exceeds the widest.
 * @param own pixels; undefined when content does not say, and there is one width only
 */
export function pictureWidths(own: number | undefined): readonly number[] {
  if (own === undefined) return [jpegWidth];
  const last = Math.min(own, maxWidth);
  return [...widths.filter((width) => width * minRatio <= last && width < last), last];
}

/** True for a photograph that is too small for several widths. It is shown no larger than it is. */
export function isSmallPhotograph(picture: Original): boolean {
  return isPhotograph(picture) && pictureWidths(picture.width).length === 1;
}

function widthAtMost(own: number | undefined, limit: number): number {
  const all = pictureWidths(own);
  return all.findLast((width) => width <= limit) ?? all[0] ?? jpegWidth;
}

function filePath({ path }: Original, { width, format }: PictureFile): string {
  return `${path}/${width}.${format}`;
}

/** Parses the last segment of a picture's address. @returns undefined when it is no width and format */
export function parsePictureFile(name: string): PictureFile | undefined {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(name) ?? [];
  return width === undefined ? undefined : { width: Number(width), format: format as PictureFormat };
}

/** The file of a photograph nearest to the one requested, which is that file itself if it exists. */
export function nearestFile({ width: own }: Original, { width, format }: PictureFile): PictureFile {
  return { format, width: widthAtMost(own, format === 'jpg' ? jpegWidth : width) };
}

/**
 * Whether a picture has a file.
 * @param file undefined for the original, which only drawings have: that of a photograph may have many megabytes, and
 *   metadata that says where it was taken
 */
export function hasFile(picture: Original, file: PictureFile | undefined): boolean {
  if (file === undefined || !isPhotograph(picture)) return file === undefined && !isPhotograph(picture);
  return nearestFile(picture, file).width === file.width;
}

/** The name of the file of a drawing. Hosts of files know a media type by the ending alone. */
export function originalName({ type }: Pick<Picture, 'type'>): string {
  return `original.${type.replaceAll(/^image\/|\+xml$/g, '')}`;
}

/** The address of a picture's file, or of the nearest if it has no such file. */
export function pictureFilePath(picture: Original, file: PictureFile | undefined): string {
  if (!isPhotograph(picture)) return `${picture.path}/${originalName(picture)}`;
  return filePath(picture, nearestFile(picture, file ?? { width: jpegWidth, format: 'jpg' }));
}

/**
 * The attributes of a picture in a page, from which a browser chooses a file.
 * @param basePath the prefix of every path of the site; empty except in a preview
 */
export function showPicture(picture: Picture, basePath = '') {
  const { description, width, height } = picture;
  const src = basePath + pictureFilePath(picture, undefined);
  const all = pictureWidths(width);
  // The better formats first; none where the original is served.
  const formats = isPhotograph(picture) ? (['avif', 'webp'] as const) : [];
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: all
      .map((one) => basePath + filePath(picture, { width: one, format }) + (all.length > 1 ? ` ${one}w` : ''))
      .join(','),
  }));
  return { src, alt: description, width, height, isDrawing: isDrawing(picture), sources };
}
