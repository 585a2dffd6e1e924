import type { SiteContent } from '#cms/site-content.ts';
import { isPhotograph } from '#domain/picture/picture.ts';
import { nearestFile } from '#domain/picture/picture-files.ts';
import { notFound } from '../loaders/load.ts';
import type { Bytes, Pictures } from '../site-context.ts';
import { loadFonts } from './load-fonts.ts';
import { shareCardSvg } from './share-card-svg.ts';
import { ownPicture, type ShareSubject, sharePictureSize } from './share-picture.ts';

/** Renders the window of a page with its title as a PNG. */
export async function drawShareCard(
  subject: ShareSubject,
  { palettes }: Pick<SiteContent, 'palettes'>,
  pictures: Pictures,
): Promise<Bytes> {
  return pictures.drawing(shareCardSvg(subject, palettes[subject.palette], await loadFonts()), 1);
}

/**
 * Renders the picture of a page, a photograph or a drawing, as a JPEG in the shape for sharing.
 * @returns undefined when the page has none
 * @throws ContentError when the file cannot be fetched
 */
export async function frameSharePicture(
  subject: ShareSubject,
  content: Pick<SiteContent, 'pictures' | 'palettes'>,
  pictures: Pictures,
): Promise<Bytes | undefined> {
  const picture = ownPicture(subject);
  if (picture === undefined) return undefined;
  const frame = { ...sharePictureSize, field: content.palettes[subject.palette].primary };
  const stored = content.pictures.get(picture.id) ?? notFound();
  // A camera's original may be too large for the server's memory; a drawing has no other file.
  const file = isPhotograph(picture)
    ? nearestFile(stored.picture, { width: sharePictureSize.width, format: 'webp' })
    : undefined;
  const { bytes } = await pictures.fetch(stored, file);
  return pictures.photograph(bytes, frame);
}
