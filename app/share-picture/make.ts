import type { SiteContent } from '#cms/site-content.ts';
import { isPhotograph } from '#domain/picture/picture.ts';
import { nearestFile } from '#domain/picture/picture-files.ts';
import { notFound } from '../load.ts';
import { sharePictureSize } from '../seo/share-picture.ts';
import type { Bytes, Pictures } from '../site-context.ts';
import { palettes } from '../styles/palettes.ts';
import { shareCardSvg } from './card/share-card-svg.ts';
import { loadFonts } from './load-fonts.ts';
import type { CardSubject } from './subject.ts';

/** Renders the window of a page with its title as a PNG. */
export async function drawShareCard(subject: CardSubject, pictures: Pictures): Promise<Bytes> {
  return pictures.drawing(shareCardSvg(subject, await loadFonts()), 1);
}

/**
 * Renders the photograph of a page as a JPEG in the shape for sharing.
 * @returns undefined when the page has none
 * @throws ContentError when the file cannot be fetched
 */
export async function frameSharePhotograph(
  { photograph, palette }: CardSubject,
  content: Pick<SiteContent, 'pictures'>,
  pictures: Pictures,
): Promise<Bytes | undefined> {
  if (photograph === undefined || !isPhotograph(photograph)) return undefined;
  const frame = { ...sharePictureSize, field: palettes[palette].primary.value };
  const stored = content.pictures.get(photograph.id) ?? notFound();
  // A camera's original may be too large for the server's memory.
  const file = nearestFile(stored.picture, { width: sharePictureSize.width, format: 'webp' });
  const { bytes } = await pictures.fetch(stored, file);
  return pictures.photograph(bytes, frame);
}
