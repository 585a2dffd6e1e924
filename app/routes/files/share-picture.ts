import type { SiteContent, StoredPicture } from '#cms/site-content.ts';
import { pick } from '#domain/event/event.ts';
import { pagePath } from '#domain/page/page.ts';
import { pageBySlug } from '#domain/page/page-names.ts';
import { eventPath } from '#domain/page/route-pattern.ts';
import { styleVersion } from '#domain/palette/house-style.ts';
import { defaultPalette } from '#domain/palette/palette.ts';
import { isPhotograph } from '#domain/picture/picture.ts';
import { nearestFile } from '#domain/picture/picture-files.ts';
import { fileResponse, forever } from '../../loaders/file-response.ts';
import { notFound, siteLoader } from '../../loaders/load.server.ts';
import { loadFonts } from '../../share-picture/load-fonts.ts';
import { logoBox, shareCardSvg } from '../../share-picture/share-card-svg.ts';
import {
  ownPicture,
  type ShareSubject,
  sharePicture,
  sharePictureSize,
} from '../../share-picture/share-picture.ts';
import type { Bytes, FittedLogo, Pictures } from '../../site-context.ts';
import type { Route } from './+types/share-picture.ts';

/** The share picture of a page or an event. No request can make it draw other text. */
export const loader = siteLoader(async ({ content, pictures }, { params }: Route.LoaderArgs) => {
  const { type, subject, picture, isCurrent } = findSharePicture(params['*'], content) ?? notFound();
  const stored = picture && (content.pictures.get(picture.id) ?? notFound());
  const logo = await fittedLogo(content, pictures);
  const bytes = stored
    ? await frameSharePicture(stored, content.palettes[subject.palette].primary, pictures, logo)
    : await drawSharePicture(subject, content, pictures, logo);
  return fileResponse(bytes, type, isCurrent ? forever : 'public, max-age=3600');
});

/** The church's logo as share pictures show it; undefined for a church without one. */
async function fittedLogo(
  { palettes, church, pictures: files }: SiteContent,
  pictures: Pictures,
): Promise<FittedLogo | undefined> {
  const stored = files.get(church.logo?.id ?? '');
  if (stored === undefined) return undefined;
  const { bytes } = await pictures.fetch(stored, undefined);
  return { ...(await pictures.logo(bytes, logoBox)), ground: palettes[defaultPalette].primary };
}

/** Draws the window of a page with its title and, below it, the church's logo and name. */
async function drawSharePicture(
  subject: ShareSubject,
  { palettes, typeface }: SiteContent,
  pictures: Pictures,
  logo: FittedLogo | undefined,
): Promise<Bytes> {
  const palette = palettes[subject.palette];
  return pictures.drawing(shareCardSvg(subject, palette, await loadFonts(typeface), logo), 1);
}

/**
 * Renders the picture of a page, a photograph or a drawing, as a JPEG in the shape for sharing, with the church's logo in its corner.
 * @param field the colour of what the picture leaves of it
 * @throws ContentError when the file cannot be fetched
 */
export async function frameSharePicture(
  stored: StoredPicture,
  field: string,
  pictures: Pictures,
  logo?: FittedLogo,
): Promise<Bytes> {
  const { picture } = stored;
  // A camera's original may be too large for the server's memory; a drawing has no other file.
  const file = isPhotograph(picture)
    ? nearestFile(picture, { width: sharePictureSize.width, format: 'webp' })
    : undefined;
  const { bytes } = await pictures.fetch(stored, file);
  return pictures.photograph(bytes, { ...sharePictureSize, field, logo });
}

/** What share pictures show of the content. */
type SharedContent = Pick<SiteContent, 'events' | 'pages' | 'textPages' | 'church' | 'palettes' | 'typeface'>;

/** The published event or page that a picture is named after, by its path without the first slash; Home is `home`. */
function subjectOf(name: string, content: SharedContent): ShareSubject | undefined {
  const own = { style: styleVersion(content), church: content.church };
  const event = content.events.find(({ slug }) => name === `whats-on/${slug}`);
  if (event) return { ...own, ...pick(event, ['title', 'palette', 'picture']), path: eventPath(event.slug) };
  const page = pageBySlug(content, name);
  return (
    page && { ...own, ...pick(page, ['title', 'qualifier', 'palette', 'picture']), path: pagePath(name) }
  );
}

/**
 * Finds what a share picture shows.
 * @param rest its path below `/og/`, decoded
 * @returns its canonical path, which has no version unless the requested one is current, and the page's own picture, undefined for a window;
 *   undefined when no published page or event has such a picture
 */
export function findSharePicture(rest: string | undefined, content: SharedContent) {
  // A version has no dash, so `whats-on` is none.
  const [, version, name = '', ending] = /^(?:([0-9a-z]+)\/)?(.+)\.(png|jpg)$/.exec(rest ?? '') ?? [];
  const named = subjectOf(name, content);
  if (named === undefined) return undefined;
  const picture = ending === 'jpg' ? ownPicture(named) : undefined;
  if (ending === 'jpg' && picture === undefined) return undefined;
  const subject = { ...named, picture };
  const shared = sharePicture(subject);
  const isCurrent = version === shared.version;
  return { type: shared.type, subject, picture, isCurrent, path: isCurrent ? shared.path : shared.barePath };
}
