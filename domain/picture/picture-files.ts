import { isPhotograph, type Picture } from './picture.ts';

/** How a photograph is coded; the last is for browsers that know nothing newer. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A photograph in one size and format, as its address names it. */
export interface PictureFile {
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** What a page says of a picture, so that a browser takes the file that fits. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The better formats first; empty where the original is handed on as it is. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** Drawn in lines, which no size makes coarse. */
  readonly isDrawing: boolean;
}

/**
 * The widths in which photographs are made, in pixels: a pane in a window, a small telephone, every telephone of three
 * pixels to a point, a large window. Nobody can have others made.
 */
const widths = [480, 720, 1200, 1800] as const;
const widest = Math.max(...widths);

/** The one file that old browsers get is about this wide. */
const forOldBrowsers = 720;

/** A width that another exceeds by less than this is left out: the two would be the same to look at. */
const noticeable = 1.1;

/** What of a picture decides about its files. */
type Original = Pick<Picture, 'type' | 'path' | 'width'>;

/**
 * The widths in which a photograph comes: ascending, never more than its own, which is the last of them if it is not too
 * wide for any page.
 * @param own pixels; undefined where content does not say, and one file has to do
 */
export function pictureWidths(own: number | undefined): readonly number[] {
  if (own === undefined) return [forOldBrowsers];
  const last = Math.min(own, widest);
  return [...widths.filter((width) => width * noticeable <= last && width < last), last];
}

/** True for a photograph too small to come in sizes: it is shown no larger than it is. */
export function isSmallPhotograph(picture: Original): boolean {
  return isPhotograph(picture) && pictureWidths(picture.width).length === 1;
}

function widthAtMost(own: number | undefined, limit: number): number {
  const all = pictureWidths(own);
  return all.findLast((width) => width <= limit) ?? all[0] ?? forOldBrowsers;
}

function filePath({ path }: Original, { width, format }: PictureFile): string {
  return `${path}/${width}.${format}`;
}

/**
 * Reads the last part of a picture's address.
 * @returns undefined when it names no size and format
 */
export function parsePictureFile(name: string): PictureFile | undefined {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(name) ?? [];
  return width === undefined ? undefined : { width: Number(width), format: format as PictureFormat };
}

/** The file of a photograph that is nearest to the one asked for: itself, if there is such a one. */
export function nearestFile({ width: own }: Original, { width, format }: PictureFile): PictureFile {
  return { format, width: widthAtMost(own, format === 'jpg' ? forOldBrowsers : width) };
}

/**
 * Whether a picture has a file.
 * @param file undefined asks for the original, which is handed on of drawings alone: that of a photograph may be any
 *   number of megabytes and tell where it was taken
 */
export function hasFile(picture: Original, file: PictureFile | undefined): boolean {
  if (file === undefined || !isPhotograph(picture)) return file === undefined && !isPhotograph(picture);
  return nearestFile(picture, file).width === file.width;
}

/** The address of a picture's file: that of the nearest, if it has no such one. */
export function pictureFilePath(picture: Original, file: PictureFile | undefined): string {
  if (!isPhotograph(picture)) return picture.path;
  return filePath(picture, nearestFile(picture, file ?? { width: forOldBrowsers, format: 'jpg' }));
}

/** What a page says of a picture. */
export function showPicture(picture: Picture): ShownPicture {
  const { type, description, width, height } = picture;
  const src = pictureFilePath(picture, undefined);
  const shown = { src, alt: description, width, height, isDrawing: type === 'image/svg+xml' };
  if (!isPhotograph(picture)) return { ...shown, sources: [] };
  const all = pictureWidths(width);
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: all
      .map((one) => filePath(picture, { width: one, format }) + (all.length > 1 ? ` ${one}w` : ''))
      .join(','),
  }));
  return { ...shown, sources };
}
