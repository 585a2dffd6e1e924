import type { Church } from '#domain/church/church.ts';
import { addressVersion, type Path, routePattern } from '#domain/page/route-pattern.ts';
import { defaultStyleVersion } from '#domain/palette/house-style.ts';
import type { PaletteIndex } from '#domain/palette/palette.ts';
import { isDrawing, isPhotograph, type Picture } from '#domain/picture/picture.ts';

/** The size that social networks and messengers expect, in pixels (1.91 : 1). */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The route pattern of the pictures: one for each page and each event. */
export const sharePicturePattern = '/og/*';

/** Increment this when the drawing itself changes, so that cached pictures are fetched again. */
const edition = 1;

export interface ShareSubject {
  readonly path: Path;
  readonly title: string;
  /** The thin part of the title. */
  readonly qualifier?: string | undefined;
  readonly palette: PaletteIndex;
  /** The version of the church's palettes and typeface. */
  readonly style: string;
  readonly picture?: Picture | undefined;
  readonly church: Pick<Church, 'title' | 'city' | 'logo'>;
}

interface SharePicture {
  /** The address, with a version: a changed picture has another address. */
  readonly path: Path;
  /** The address without a version, which stays. */
  readonly barePath: Path;
  readonly version: string;
  readonly type: 'image/png' | 'image/jpeg';
  /** The alternative text of the page's own picture; undefined for a window, which has the words in it. */
  readonly description: string | undefined;
  readonly words: string;
}

function nameOf(path: Path): string {
  return path === routePattern.home ? 'home' : path.slice(1);
}

/** The text of a picture; for Home the church's own name. */
export function shareTitle(subject: ShareSubject): Pick<ShareSubject, 'title' | 'qualifier'> {
  const { path, title, qualifier, church } = subject;
  return path === routePattern.home ? { title: church.title, qualifier: church.city } : { title, qualifier };
}

/** The page's own picture, if it is of a kind that can be framed as a JPEG. */
export function ownPicture({ picture }: Pick<ShareSubject, 'picture'>): Picture | undefined {
  return picture && (isPhotograph(picture) || isDrawing(picture)) ? picture : undefined;
}

/** The picture with which a page is shared: its own, or a window with its title. */
export function sharePicture(subject: ShareSubject): SharePicture {
  const { palette, church } = subject;
  const picture = ownPicture(subject);
  const text = shareTitle(subject);
  const { logo } = church;
  const drawn = picture
    ? [picture.path]
    : [text.title, text.qualifier ?? '', palette, church.title, church.city];
  if (logo) drawn.push(logo.path, logo.description);
  // Pictures in the site's own style have had their addresses since before a church could choose another.
  const style = subject.style === defaultStyleVersion ? [] : [subject.style];
  const version = addressVersion(JSON.stringify([edition, ...drawn, ...style]));
  const file = `${nameOf(subject.path)}.${picture ? 'jpg' : 'png'}`;
  return {
    path: `/og/${version}/${file}`,
    barePath: `/og/${file}`,
    version,
    type: picture ? 'image/jpeg' : 'image/png',
    description: picture?.description,
    words: [text.title, text.qualifier].filter(Boolean).join(' '),
  };
}
