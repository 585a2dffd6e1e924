import type { SiteContent } from '#cms/site-content.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageBySlug } from '#domain/page/page-names.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { styleVersion } from '#domain/palette/house-style.ts';
import { defaultPalette } from '#domain/palette/palette.ts';
import { isPhotograph } from '#domain/picture/picture.ts';
import { nearestFile } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { load, notFound } from '../../loaders/load.ts';
import { loadFonts } from '../../share-picture/load-fonts.ts';
import { logoBox, shareCardSvg } from '../../share-picture/share-card-svg.ts';
import {
  ownPicture,
  parseSharePicture,
  type SharePictureRequest,
  type ShareSubject,
  sharePicture,
  sharePictureSize,
} from '../../share-picture/share-picture.ts';
import type { Bytes, Pictures } from '../../site-context.ts';
import type { Route } from './+types/share-picture.ts';

/** The share picture of a page or an event. No request can make it draw other text. */
export function loader({ context, params }: Route.LoaderArgs) {
  return load(context, async ({ content, pictures }) => {
    const { type, subject, isDrawn, isCurrent } = findSharePicture(params['*'], content) ?? notFound();
    const bytes = isDrawn
      ? await drawSharePicture(subject, content, pictures)
      : ((await frameSharePicture(subject, content, pictures)) ?? notFound());
    return fileResponse(bytes, type, isCurrent ? forever : 'public, max-age=3600');
  });
}

/** Draws the window of a page with its title and, below it, the church's logo and name. */
async function drawSharePicture(
  subject: ShareSubject,
  { palettes, typeface, church, pictures: files }: SiteContent,
  pictures: Pictures,
): Promise<Bytes> {
  const palette = palettes[subject.palette];
  const stored = files.get(church.logo?.id ?? '');
  const file = stored && (await pictures.fetch(stored, undefined));
  const fitted = file && (await pictures.logo(file.bytes, logoBox));
  const logo = fitted && { ...fitted, ground: palettes[defaultPalette].primary };
  return pictures.drawing(shareCardSvg(subject, palette, await loadFonts(typeface), logo), 1);
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

/** What share pictures show of the content. */
type SharedContent = Pick<SiteContent, 'events' | 'pages' | 'textPages' | 'church' | 'palettes' | 'typeface'>;

/** @returns undefined when no published page or event has the slug */
function findShareSubject(request: SharePictureRequest, content: SharedContent): ShareSubject | undefined {
  const { church } = content;
  const style = styleVersion(content);
  if (request.kind === 'event') {
    const event = content.events.find((each) => each.slug === request.slug);
    if (event === undefined) return undefined;
    const { slug, title, palette, picture } = event;
    return { path: eventPath(slug), title, palette, style, picture, church };
  }
  const page = pageBySlug(content, request.slug);
  if (page === undefined) return undefined;
  const { title, qualifier, palette, picture } = page;
  return { path: pagePath(request.slug), title, qualifier, palette, style, picture, church };
}

/**
 * Finds what a share picture shows.
 * @param rest its path below `/og/`
 * @returns its canonical path, which has no version unless the requested one is current; undefined when no published page or event has
 *   such a picture
 */
export function findSharePicture(rest: string | undefined, content: SharedContent) {
  const requested = parseSharePicture(rest ?? '');
  const subject = requested && findShareSubject(requested, content);
  if (requested === undefined || subject === undefined) return undefined;
  const { type } = requested;
  const isDrawn = type === 'image/png';
  const shared = sharePicture(isDrawn ? { ...subject, picture: undefined } : subject);
  const { path, barePath, version } = shared;
  if (shared.type !== type) return undefined;
  const isCurrent = requested.version === version;
  return { type, subject, isDrawn, isCurrent, path: isCurrent ? path : barePath };
}
