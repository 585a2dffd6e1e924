import sharp from 'sharp';
import { lastTen } from '../last-ten.ts';
import { words } from '../words.ts';

/** A photograph or a paper, ready to be written into the folder. */
export interface Photograph {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'pdf';
}

/** The file cannot be taken; the message is a sentence for the person who chose it. */
export class RefusedPhotograph extends Error {
  override readonly name = 'RefusedPhotograph';
}

const maxMegabytes = 25;
/** More than this no phone loads on the way, and no content service serves. */
const maxPaperMegabytes = 20;
const maxPixels = 100_000_000;

/** The longest side that is stored, in pixels: twice the width of the largest picture on a page. */
const maxSide = 3000;

/**
 * Turns a photograph upright, makes it smaller and removes what the camera has stored, such as where it was taken.
 * @throws RefusedPhotograph
 */
export async function preparePhotograph(file: Blob): Promise<Photograph> {
  if (file.size > maxMegabytes * 1024 * 1024) throw new RefusedPhotograph(words.picture.tooBig(maxMegabytes));
  try {
    const image = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: maxPixels });
    const { format, hasAlpha } = await image.metadata();
    // Drawings may contain scripts, and others are not shown by every browser.
    if (!['jpeg', 'png', 'webp'].includes(format ?? ''))
      throw new RefusedPhotograph(words.picture.unreadable);
    const small = image.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
    const isDrawing = format === 'png' || hasAlpha;
    const bytes = await (isDrawing ? small.png() : small.jpeg({ quality: 85, mozjpeg: true })).toBuffer();
    return { bytes, extension: isDrawing ? 'png' : 'jpg' };
  } catch (error) {
    if (error instanceof RefusedPhotograph) throw error;
    throw new RefusedPhotograph(words.picture.unreadable);
  }
}

/**
 * Takes a PDF as it is.
 * @throws RefusedPhotograph
 */
export async function preparePaper(file: Blob): Promise<Photograph> {
  const { paper } = words;
  if (file.size > maxPaperMegabytes * 1_000_000) throw new RefusedPhotograph(paper.tooBig(maxPaperMegabytes));
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new RefusedPhotograph(paper.unreadable);
  return { bytes, extension: 'pdf' };
}

/** A small copy for a page of the editor. */
export function thumbnail(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().resize({ width: 320 }).webp().toBuffer();
}

/** Photographs of forms that could not be saved yet, since a browser does not send a file a second time by itself. */
export const pendingPhotographs = lastTen<Photograph>();
