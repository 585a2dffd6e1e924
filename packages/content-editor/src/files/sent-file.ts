import sharp from 'sharp';
import { lastTen } from '../last-ten.ts';
import { words } from '../words.ts';

/** What a field takes: a photograph, or a paper, which is a PDF. */
export type FileKind = 'picture' | 'paper';

/** A file that was sent with a form, ready to be written into the folder. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png' | 'svg' | 'pdf';
}

/** The file cannot be taken; the message is a sentence for the person who chose it. */
export class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';
}

/** How large one may be, in megabytes. More than twenty of a paper no phone loads on the way, and no content service serves. */
export const maxMegabytes: Readonly<Record<FileKind, number>> = { picture: 25, paper: 20 };

/** What makes it ready; undefined for a file of another kind. It may fail. */
const prepare: Readonly<Record<FileKind, (bytes: Buffer) => Promise<SentFile | undefined>>> = {
  picture: photograph,
  paper: async (bytes) =>
    bytes.subarray(0, 1024).includes('%PDF-') ? { bytes, extension: 'pdf' } : undefined,
};

/** Takes a file that was sent for a field of this kind. @throws RefusedUpload */
export async function takeFile(kind: FileKind, file: Blob): Promise<SentFile> {
  const { tooBig, unreadable } = words[kind];
  if (file.size > maxMegabytes[kind] * 1_000_000) throw new RefusedUpload(tooBig(maxMegabytes[kind]));
  const taken = await prepare[kind](Buffer.from(await file.arrayBuffer())).catch((error: unknown) => {
    if (error instanceof RefusedUpload) throw error;
    return undefined;
  });
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
  if (format === 'svg') return drawing(sent);
  // Others are not shown by every browser.
  if (!['jpeg', 'png', 'webp'].includes(format ?? '')) return undefined;
  const small = image.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  const isDrawing = format === 'png' || hasAlpha;
  const bytes = await (isDrawing ? small.png() : small.jpeg({ quality: 85, mozjpeg: true })).toBuffer();
  return { bytes, extension: isDrawing ? 'png' : 'jpg' };
}

/** What may be named within a drawing: a part of it, and a picture that it contains. */
const within = '#|data:image/(?:png|jpe?g|webp|gif)[;,]';

/**
 * What is never taken in a drawing: scripts and handlers of events, parts of HTML, what is fetched or linked to elsewhere, and what could hide
 * one of these. Its text is searched, not parsed, so that no two readers can differ about it.
 */
const active = new RegExp(
  [
    String.raw`<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video)\b`,
    String.raw`[\s"'/]on[a-z]+\s*=`,
    String.raw`\battributeName\s*=\s*["']\s*(?:on|[\w.-]*:?href)`,
    String.raw`\b(?:href|src)\s*=\s*(?!\s*["']\s*(?:${within}))["']?[^"'>]*`,
    String.raw`\burl\(\s*["']?(?!\s*["']?(?:${within}))[^)]*`,
    String.raw`@import|javascript:|<!ENTITY|<\?xml-stylesheet|\bencoding\s*=\s*["'](?!utf-8["'])[^"']*`,
  ].join('|'),
  'i',
);

/** Takes a drawing in which nothing runs and nothing is fetched. @throws RefusedUpload with what it has of that */
function drawing(sent: Buffer): SentFile {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(sent);
  const [found] = active.exec(text) ?? (text.includes('\0') ? ['NUL'] : []);
  if (found !== undefined) throw new RefusedUpload(words.picture.active(found.trim().slice(0, 60)));
  return { bytes: sent, extension: 'svg' };
}

/** A small copy of a photograph for a page of the editor. */
export function thumbnail(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().resize({ width: 320 }).webp().toBuffer();
}

/** Files of forms that could not be saved yet, since a browser does not send a file a second time by itself. */
export const pendingFiles = lastTen<SentFile>();
