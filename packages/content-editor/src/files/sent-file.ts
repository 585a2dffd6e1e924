import sharp from 'sharp';
import { lastTen } from '../last-ten.ts';
import { words } from '../words.ts';

/** What a field takes: a photograph, or a paper, which is a PDF. */
export type FileKind = 'picture' | 'paper';

/** A file that was sent with a form, ready to be written into the folder. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'pdf';
}

/** The file cannot be taken; the message is a sentence for the person who chose it. */
export class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';
}

/** How large one may be, in megabytes. More than twenty of a paper no phone loads on the way, and no content service serves. */
const most: Readonly<Record<FileKind, number>> = { picture: 25, paper: 20 };

/** What makes it ready; undefined for a file of another kind. It may fail. */
const prepare: Readonly<Record<FileKind, (bytes: Buffer) => Promise<SentFile | undefined>>> = {
  picture: photograph,
  paper: async (bytes) =>
    bytes.subarray(0, 1024).includes('%PDF-') ? { bytes, extension: 'pdf' } : undefined,
};

/** Takes a file that was sent for a field of this kind. @throws RefusedUpload */
export async function takeFile(kind: FileKind, file: Blob): Promise<SentFile> {
  const { tooBig, unreadable } = words[kind];
  if (file.size > most[kind] * 1_000_000) throw new RefusedUpload(tooBig(most[kind]));
  const taken = await prepare[kind](Buffer.from(await file.arrayBuffer())).catch(() => undefined);
  if (taken === undefined) throw new RefusedUpload(unreadable);
  return taken;
}

const maxPixels = 100_000_000;

/** The longest side that is stored, in pixels: twice the width of the largest picture on a page. */
const maxSide = 3000;

/** Turns a photograph upright, makes it smaller and removes what the camera has stored, such as where it was taken. */
async function photograph(sent: Buffer): Promise<SentFile | undefined> {
  const image = sharp(sent, { limitInputPixels: maxPixels });
  const { format, hasAlpha } = await image.metadata();
  // Drawings may contain scripts, and others are not shown by every browser.
  if (!['jpeg', 'png', 'webp'].includes(format ?? '')) return undefined;
  const small = image.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const isDrawing = format === 'png' || hasAlpha;
  const bytes = await (isDrawing ? small.png() : small.jpeg({ quality: 85, mozjpeg: true })).toBuffer();
  return { bytes, extension: isDrawing ? 'png' : 'jpg' };
}

/** A small copy of a photograph for a page of the editor. */
export function thumbnail(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().resize({ width: 320 }).webp().toBuffer();
}

/** Files of forms that could not be saved yet, since a browser does not send a file a second time by itself. */
export const pendingFiles = lastTen<SentFile>();
